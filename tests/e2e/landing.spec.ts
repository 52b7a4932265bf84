import type { Page } from 'playwright/test'
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

test('"All fans" of a search opens on the fans; Back leads to where it was pressed, a back link to the fan in them', async ({
  page,
}) => {
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
  await page.reload()
  await isAt(page, place)
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/parts$/)

  await openAllFans(page, 'maxim')
  await standsOnResults(page)
})

test('"Show the fans" of a room leads to them', async ({ page }) => {
  await page.goto(LISTING)
  await enterRoom(page, ['12', '11'])
  await page.getByRole('button', { name: 'Show the fans' }).click()
  await standsOnResults(page)
  await expect(page.getByRole('heading', { name: /^The right size for your room/ })).toBeInViewport()
})

test('"See all" fans leads from a maker to the whole list by name, and Back to the maker', async ({
  page,
}) => {
  const maker = '/ceiling-fans/by-brand/maxim-lighting'
  await page.goto(maker)
  await page.getByRole('link', { name: /^See all \d+ fans$/ }).click()
  await standsOnResults(page)
  await expect(page.locator('select[name=sort]')).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL(maker)
})

for (const search of ['?q=beacon', '?finish=black', '?room=12x11&ceiling=9']) {
  test(`a link with ${search} opens on the results`, async ({ page }) => {
    await page.goto(LISTING + search)
    await standsOnResults(page)
  })
}

test('on a slow line the page opens where the results will be, and a visitor who goes elsewhere stays there', async ({
  page,
}) => {
  const goOn = await holdBack(page, '**/data/ceiling-fans.*')
  await page.goto(`${LISTING}?q=maxim`)
  await barIsAtUpperEdge(page)
  await page.mouse.wheel(0, -300)
  await page.waitForTimeout(150)
  const place = await scrollY(page)
  goOn()
  await expect(cards(page).first()).toBeAttached()
  await page.waitForTimeout(300)
  expect(await scrollY(page)).toBe(place)
})

test('a link to the room keeps to the room, whatever it narrows', async ({ page }) => {
  await page.goto(`${LISTING}?place=rain#room`)
  await expect(cards(page).first()).toBeAttached()
  await expect(page.getByRole('region', { name: 'Find the Fan for Your Room' })).toBeInViewport()
})

test('links from a category to the room and spot tools lead to their fields on a desktop', {
  tag: '@desk',
}, async ({ page }) => {
  for (const { from, link, to } of [
    { from: `${LISTING}/outdoor`, link: 'Which size for your room?', to: 'Find the Fan for Your Room' },
    {
      from: '/lighting-fixtures/chandeliers',
      link: 'Which size for your table?',
      to: 'Find the Light for Its Place',
    },
  ]) {
    await page.goto(from)
    await page.getByRole('link', { name: link }).click()
    await expect(page.getByRole('region', { name: to })).toBeInViewport()
  }
})

test('the guide to a room takes a category and its choices along and leads back to them; other categories offer the room', async ({
  page,
}) => {
  await page.goto(`${LISTING}/outdoor?place=rain`)
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('link', { name: 'Which size for your room?' }).click()
  await expect(page).toHaveURL(`${LISTING}?place=rain&category=outdoor#room`)
  await enterRoom(page, ['18', '16'])
  await expect(page.getByRole('button', { name: 'Show all fans' })).toBeVisible()
  await page.getByRole('link', { name: 'Show Outdoor Ceiling Fans' }).click()
  await expect(page).toHaveURL(`${LISTING}/outdoor?place=rain&room=18x16`)
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
  await page.getByRole('button', { name: /^Remove 18 × 16 ft room/ }).click()
  await expect(offer).toBeVisible()
})
