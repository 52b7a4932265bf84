import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const LISTING = '/ceiling-fans'

const filters = (page: Page) => page.getByRole('button', { name: 'Filter and sort' })
const count = (page: Page) => page.locator('.filter-count')
const facet = (page: Page, name: string) =>
  page.locator('summary', { has: page.getByText(name, { exact: true }) })
const cards = (page: Page) => page.locator('[data-results] [data-card] h2')
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen' })

async function faults(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))])
}

test('a black fan with a light that may hang in the rain: found in the sheet of a phone, and again by Back', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(LISTING)
  await filters(page).click()
  for (const [name, value] of [
    ['Where it hangs', 'In the rain'],
    ['Light', 'Light included'],
    ['Finish', 'Black'],
  ] as const) {
    await facet(page, name).click()
    await page.getByRole('checkbox', { name: value }).check()
  }
  await expect(page).toHaveURL(`${LISTING}?place=rain&light=included&finish=black`)
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: /^Show \d+ fans?$/ }).click()
  await expect(chips(page)).toContainText('In the rain')
  await expect(cards(page).filter({ hasText: 'Beacon 60' })).toBeVisible()
  expect(await faults(page)).toEqual([])

  await page.goBack()
  await expect(page).toHaveURL(LISTING)
  await expect(chips(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('on a desk the keyboard alone chooses, closes and takes back', { tag: '@desk' }, async ({ page }) => {
  await page.goto(LISTING)
  await facet(page, 'Where it hangs').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(`${LISTING}?place=rain`)
  await expect(count(page)).toHaveText(/^\d+ of \d+ fans$/)
  await page.keyboard.press('Escape')
  await expect(facet(page, 'Where it hangs')).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'In the rain' })).toBeHidden()
  expect(await faults(page)).toEqual([])
  await chips(page).getByRole('button', { name: 'Remove In the rain' }).press('Enter')
  await expect(page).toHaveURL(LISTING)
  await expect(page.locator('[data-results]')).toBeHidden()
})

test('a shared address shows the same results, and a product from them leads back to them', async ({
  page,
}) => {
  await page.goto(`${LISTING}?place=rain&sort=-span&utm_source=mail`)
  await expect(count(page)).toHaveText(/^\d+ of \d+ fans$/)
  const names = await cards(page).allTextContents()
  expect(names.length).toBeGreaterThan(0)
  await page.locator('[data-results] [data-card] h2 a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '')
  const back = page.locator('a[data-back=list]')
  await back.hover()
  await expect(back).toHaveAttribute('href', /place=rain/)
  await back.click()
  await expect(page).toHaveURL(/place=rain/)
  await expect(cards(page)).toHaveText(names)
})

test('where nothing is found, the one choice to give up is offered', async ({ page }) => {
  await page.goto(`${LISTING}?span=-36&place=rain`)
  await expect(page.getByRole('heading', { name: 'No fan is all of that' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: /^Without / }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('an address of rubbish leaves the list as it is', async ({ page }) => {
  await page.goto(`/ceiling-fans/outdoor?span=<b>&place=moon&width=-12&q=%E0%A4%A&finish=${'x'.repeat(5000)}`)
  await expect(count(page)).toHaveText(/^\d+ fans?$/)
  await expect(page.locator('[data-built] [data-card]').first()).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('there is no bar and no search, and the list says how much it holds', async ({ page }) => {
    await page.goto('/ceiling-fans/outdoor?place=rain')
    await expect(filters(page)).toBeHidden()
    await expect(page.locator('.facet').first()).toBeHidden()
    await expect(page.getByRole('button', { name: 'Search' })).toBeHidden()
    await expect(count(page)).toHaveText(/^\d+ fans?$/)
    await expect(page.locator('[data-built] [data-card]').first()).toBeVisible()
  })
})

test('a list of more than a page is filtered over all of its pages', async ({ page }) => {
  await page.goto('/ceiling-fans/rows/page-2?sort=-span')
  await expect(cards(page)).toHaveCount(36)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(cards(page)).not.toHaveCount(36)
})
