import type { Page } from 'playwright/test'
import { KEEP_WORD } from '../../src/catalogue/list-words.ts'
import { enterRoom } from './room-tool.ts'
import { expect, test } from './test.ts'
import { holdBack, isAt, scrollY } from './visitor.ts'

const LISTING = '/ceiling-fans'

const bar = (page: Page) => page.locator('.filter-bar')
const cards = (page: Page) => page.locator('[data-results] [data-card]')

const barIsAtUpperEdge = (page: Page) =>
  expect
    .poll(() => bar(page).evaluate((element) => Math.abs(Math.round(element.getBoundingClientRect().top))))
    .toBe(0)

/** The filter bar is at the upper edge of the window, and the first result under it. */
async function standsOnResults(page: Page) {
  await expect(cards(page).first()).toBeInViewport()
  await barIsAtUpperEdge(page)
}

/** Searches as a visitor does, and opens all fans that are found. */
async function openAllFans(page: Page, words: string) {
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search fans and lights' }).fill(words)
  await page.getByRole('link', { name: /^All \d+ fans$/ }).click()
  await expect(page).toHaveURL(`${LISTING}?q=${words}`)
}

test('“All fans” opens on the results, and a back link returns to them', async ({ page }) => {
  await page.goto('/parts')
  await openAllFans(page, 'maxim')
  await standsOnResults(page)
  await expect(page.getByRole('searchbox', { name: 'Search words' })).toHaveValue('maxim')
  await expect(page.locator('.filter-count')).toHaveText(/^\d+ of \d+ fans$/)

  const last = cards(page).last().getByRole('link')
  const name = (await last.textContent()) ?? ''
  await last.scrollIntoViewIfNeeded()
  await page.waitForTimeout(150)
  const place = await scrollY(page)
  await last.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const back = page.locator('a[data-back=list]')
  await back.hover()
  await expect(back).toHaveAttribute('href', `${LISTING}?q=maxim`)
  await expect(back).toHaveText('Back to your results')
  await back.click()
  await isAt(page, place)
})

test('“See all” of a brand opens where late results will be, and the page stays where a visitor scrolls', async ({
  page,
}) => {
  const goOn = await holdBack(page, '**/data/ceiling-fans.*')
  await page.goto('/ceiling-fans/by-brand/maxim-lighting')
  await page.getByRole('link', { name: /^See all \d+ fans$/ }).click()
  await barIsAtUpperEdge(page)
  await expect(page.locator('select[name=sort]')).toHaveValue('')
  await page.mouse.wheel(0, -300)
  await page.waitForTimeout(150)
  const place = await scrollY(page)
  goOn()
  await expect(cards(page).first()).toBeAttached()
  await page.waitForTimeout(300)
  expect(await scrollY(page)).toBe(place)
})

test('a category’s choices lead to the room tool, and the room back to categories', async ({ page }) => {
  await page.goto(`${LISTING}/outdoor?place=rain`)
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('link', { name: 'Which size for your room?' }).click()
  await expect(page).toHaveURL(`${LISTING}?place=rain#room`)
  await expect(page.getByRole('region', { name: 'Find the Fan for Your Room' })).toBeInViewport()
  await enterRoom(page, ['18', '16'])
  await page.getByRole('button', { name: 'Show the fans' }).click()
  await expect(page).toHaveURL(`${LISTING}?place=rain&room=18x16#room`)
  await expect(page.getByRole('heading', { name: /^The right size for your room/ })).toBeInViewport()
  await expect(page.getByRole('list', { name: 'Your choices' })).toContainText('In the rain')

  await page.goto(`${LISTING}/contemporary`)
  const offer = page.getByRole('link', { name: 'Fans for my 18 × 16 ft room' })
  await expect(offer).toBeVisible()
  await expect(page.locator('[data-results]')).toBeHidden()
  await offer.click()
  await expect(page).toHaveURL(`${LISTING}/contemporary?room=18x16`)
  await standsOnResults(page)
  await expect(page.getByRole('heading', { name: /^The right size for your room/ })).toBeInViewport()
  const guide = page.getByRole('link', { name: 'Which size for your room?' })
  await expect(guide).toHaveAttribute('href', /\?room=18x16#room$/)
  await page
    .getByRole('button', { name: new RegExp(`^${KEEP_WORD}`) })
    .first()
    .click()
  await expect(page.locator('[data-list-count]')).toHaveText('1')
  await expect(guide).toHaveAttribute('href', /\?room=18x16#room$/)
  await page.getByRole('button', { name: /^Remove 18 × 16 ft room/ }).click()
  await expect(offer).toBeVisible()
})
