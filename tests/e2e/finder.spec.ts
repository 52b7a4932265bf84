import type { Page } from 'playwright/test'
import { keepLabel, MY_LIST } from '../../src/catalogue/list-words.ts'
import { axeFaults } from './axe.ts'
import { expect, test } from './test.ts'
import { doubleText, holdBack, isAt, overflowingParts, recordRequests, scrollTo } from './visitor.ts'
import { DESK, PHONE } from './windows.ts'

const LISTING = '/ceiling-fans'

const filters = (page: Page) => page.getByRole('button', { name: 'Filter and sort' })
const count = (page: Page) => page.locator('.filter-count')
const facet = (page: Page, name: string) =>
  page.locator('summary', { has: page.getByText(name, { exact: true }) })
const cards = (page: Page) => page.locator('[data-results] [data-card] h2')
const chips = (page: Page) => page.getByRole('list', { name: 'Your choices' })

test('three filters find a fan, Back undoes them, and the sheet clears them', async ({ page }) => {
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
  const dialog = page.getByRole('dialog', { name: 'Filter and sort' })
  await expect(page.locator('[data-facet=place]')).toMatchAriaSnapshot(`
    - group:
      - text: Where it hangs 1
      - group "Where it hangs":
        - text: Where it hangs
        - checkbox /Indoors \\d+/
        - text: /Indoors \\d+/
        - checkbox /Covered porch \\d+/
        - text: /Covered porch \\d+/
        - checkbox /In the rain \\d+/ [checked]
        - text: /In the rain \\d+/
  `)
  await dialog.getByRole('button', { name: /^Show \d+ fans?$/ }).click()
  await expect(page.locator('.filter-bar')).toMatchAriaSnapshot(`
    - button "Filter and sort 3 chosen"
    - status: /\\d+ of \\d+ fans/
  `)
  await expect(chips(page)).toContainText('In the rain')
  await expect(cards(page).filter({ hasText: 'Beacon 60' })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(LISTING)
  await expect(chips(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.goForward()
  await filters(page).click()
  await dialog.getByRole('button', { name: 'Clear all' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Clear all' })).toBeHidden()
  await expect(dialog.getByRole('button', { name: /^Show \d+ fans$/ })).toBeFocused()
  await doubleText(page)
  await expect.poll(() => overflowingParts(page, '.filter-sheet')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('an order chosen before the script loads sorts the list; the keyboard alone chooses, closes and undoes', {
  tag: '@desk',
}, async ({ page }) => {
  const goOn = await holdBack(page, '**/_astro/Finder.*.js')
  await page.goto(LISTING)
  await page.getByLabel('Sort').focus()
  await page.getByLabel('Sort').selectOption('Span, large to small')
  goOn()
  await expect(page).toHaveURL(`${LISTING}?sort=-span`)
  await expect(page.getByLabel('Sort')).toHaveValue('-span')
  await page.goBack()
  await expect(page.getByLabel('Sort')).toHaveValue('')

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
  await chips(page).getByRole('button', { name: 'Remove In the rain' }).press('Enter')
  await expect(page).toHaveURL(LISTING)
  await expect(page.locator('[data-results]')).toBeHidden()
  await expect(count(page)).toBeFocused()
})

const PLACE = '/ceiling-fans/rows?sort=-span'

test('“Show more” doesn’t jump, and all results return on Back', async ({ page }) => {
  await page.goto(PLACE)
  await expect(cards(page)).toHaveCount(36)
  const more = page.getByRole('button', { name: 'Show more' })
  await more.scrollIntoViewIfNeeded()
  const seen = await more.evaluate(
    (button: HTMLElement) =>
      new Promise<{ fewest: number; jumped: number }>((resolve) => {
        const top = scrollY
        const seen = { fewest: Number.POSITIVE_INFINITY, jumped: 0 }
        const isOver = performance.now() + 1000
        const look = () => {
          seen.fewest = Math.min(seen.fewest, document.querySelectorAll('[data-results] [data-card]').length)
          seen.jumped = Math.max(seen.jumped, Math.abs(scrollY - top))
          if (performance.now() < isOver) requestAnimationFrame(look)
          else resolve(seen)
        }
        button.focus()
        button.click()
        look()
      }),
  )
  expect(seen).toEqual({ fewest: 36, jumped: 0 })
  await expect(more).toBeHidden()
  await expect(cards(page).nth(36).getByRole('link')).toBeFocused()
  const names = await cards(page).allTextContents()
  expect(names.length).toBeGreaterThan(36)
  const top = await scrollTo(page, names.at(-1) ?? '')
  await cards(page).last().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.at(-1) ?? '')
  await page.goBack()
  await expect(cards(page)).toHaveText(names)
  await isAt(page, top)
})

test('an empty result offers to remove one choice', async ({ page }) => {
  await page.goto(`${LISTING}?span=-36&place=rain`)
  await expect(count(page)).toHaveText(/^0 of \d+ fans\. No fan matches all your choices$/)
  await expect(page.getByRole('heading', { name: 'No fan matches all your choices' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  const offer = page.getByRole('button', { name: /^Remove “.+” to see \d+ fans?$/ })
  await offer.press('Enter')
  await expect(offer).toBeHidden()
  await expect(count(page)).toBeFocused()
  await expect(cards(page).first()).toBeVisible()
})

test('Back undoes the first choice, however fast it was made', async ({ page }) => {
  /** Opens a panel, makes a choice and closes the panel before the browser fires any event. */
  const choose = (name: string) =>
    page.evaluate((facet) => {
      const sheet = document.querySelector<HTMLElement>('.filter-sheet')
      const details = document.querySelector<HTMLDetailsElement>(`[data-facet=${facet}]`)?.closest('details')
      sheet?.showPopover()
      if (details) details.open = true
      details?.querySelector('input')?.click()
      if (details) details.open = false
      sheet?.hidePopover()
    }, name)
  await page.goto(LISTING)
  await filters(page).hover()
  await expect(page.locator('.finder astro-island:not([ssr])')).toBeAttached()
  await choose('place')
  await expect(page).toHaveURL(/\?place=[a-z]+$/)
  const first = page.url()
  await choose('light')
  await expect(page).toHaveURL(/\?place=[a-z]+&light=[a-z]+$/)
  await page.goBack()
  await expect(page).toHaveURL(first)
  await expect(chips(page).getByRole('button', { name: /^Remove/ })).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(LISTING)
  await expect(chips(page)).toBeHidden()
  // A choice after Back gets a new history entry.
  await choose('light')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(LISTING)
  await expect(page.locator('.filter-bar input:checked')).toHaveCount(0)
})

test('Drawn to scale draws every card at one scale, and a filter for white shows white fans, also on their pages and when saved', async ({
  page,
}) => {
  const fetched = recordRequests(page, /\/data\/finishes\//)
  await page.goto('/ceiling-fans/traditional')
  const drawing = page.getByRole('img', { name: 'Alder 52 beside a person 5 ft 8 in. tall' })
  const built = page.locator('[data-built] [data-card]', { hasText: 'Alder 52' })
  const brown = await built.locator('picture img').getAttribute('src')
  const box = page.getByRole('checkbox', { name: 'Drawn to scale' })
  await box.press('Space')
  await expect(page).toHaveURL(/\/traditional\?view=scale$/)
  await expect(drawing).toBeVisible()
  await expect(page.getByText('All drawn to the same scale, next to a person 5 ft 8 in. tall.')).toBeVisible()
  await expect(built.getByText('Outline only')).toBeHidden()
  await expect(built.locator('picture')).toBeHidden()
  expect(await axeFaults(page)).toEqual([])
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    expect(await overflowingParts(page, '[data-built]'), `at ${size.width} px`).toEqual([])
  }

  await filters(page).click()
  expect(fetched).toEqual([])
  await page.locator('[data-facet=finish] summary').click()
  await page.locator('[data-facet=finish] label', { hasText: 'White' }).click()
  await page.getByRole('button', { name: /^Show \d/ }).click()
  const card = page.locator('[data-results] [data-card]', { hasText: 'Alder 52' })
  await expect(card).toBeVisible()
  await expect(drawing).toBeVisible()
  expect(fetched).toHaveLength(1)
  await card.getByRole('button', { name: keepLabel('Alder 52') }).click()
  await card.getByRole('link', { name: 'Alder 52' }).click()
  await expect(page).toHaveURL('/ceiling-fans/traditional/alder-52?finish=matte-white')
  await page.getByRole('button', { name: MY_LIST }).click()
  await expect(page.locator('.list-entry', { hasText: 'Alder 52' })).toContainText('Matte White')
  await page.goBack()
  await expect(drawing).toBeVisible()
  await box.uncheck()
  await expect(page).toHaveURL(/traditional\?finish=white$/)
  await expect(card.locator('picture img')).toBeVisible()
  await expect(card.locator('picture img')).not.toHaveAttribute('src', brown ?? '')
})
