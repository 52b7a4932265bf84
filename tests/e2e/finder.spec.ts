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

test('three filters find a fan, and Back undoes them', async ({ page }) => {
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
  await page.getByRole('button', { name: /^Show \d+ fans?$/ }).click()
  await expect(chips(page)).toContainText('In the rain')
  await expect(cards(page).filter({ hasText: 'Beacon 60' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await page.goBack()
  await expect(page).toHaveURL(LISTING)
  await expect(chips(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('the keyboard alone chooses, closes and undoes on a desktop', { tag: '@desk' }, async ({ page }) => {
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
  await chips(page).getByRole('button', { name: 'Remove In the rain' }).press('Enter')
  await expect(page).toHaveURL(LISTING)
  await expect(page.locator('[data-results]')).toBeHidden()
})

test('an order chosen before the script loads sorts the list', {
  tag: '@desk',
}, async ({ page }) => {
  const goOn = await holdBack(page, '**/_astro/Finder.*.js')
  await page.goto('/ceiling-fans/contemporary')
  await page.getByLabel('Sort').focus()
  await page.getByLabel('Sort').selectOption('Span, large to small')
  goOn()
  await expect(page).toHaveURL('/ceiling-fans/contemporary?sort=-span')
  await expect(page.getByLabel('Sort')).toHaveValue('-span')
  await page.goBack()
  await expect(page.getByLabel('Sort')).toHaveValue('')
})

const PLACE = '/ceiling-fans/rows?sort=-span'

test('“Show more” doesn’t jump, and all results return on a back link, a reload and Back', async ({
  page,
}) => {
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
  const back = page.locator('a[data-back=list]')
  await back.hover()
  await expect(back).toHaveAttribute('href', PLACE)
  await back.click()
  await expect(cards(page)).toHaveText(names)
  await isAt(page, top)
  await page.reload()
  await expect(cards(page)).toHaveText(names)
  await page.goto('/parts')
  await page.goBack()
  await expect(page).toHaveURL(PLACE)
  await expect(cards(page)).toHaveText(names)
})

test('the sheet has its name, groups and counts; focus moves on when a button disappears', async ({
  page,
}) => {
  await page.goto(`${LISTING}/outdoor?place=rain`)
  await expect(page.locator('.filter-bar')).toMatchAriaSnapshot(`
    - button "Filter and sort 1 chosen"
    - status: /\\d+ of \\d+ fans/
  `)
  await filters(page).click()
  const dialog = page.getByRole('dialog', { name: 'Filter and sort' })
  await expect(dialog).toBeVisible()
  await facet(page, 'Where it hangs').click()
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
  await dialog.getByRole('button', { name: 'Clear all' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Clear all' })).toBeHidden()
  await expect(dialog.getByRole('button', { name: /^Show \d+ fans$/ })).toBeFocused()
  await doubleText(page)
  await expect.poll(() => overflowingParts(page, '.filter-sheet')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.goto(`${LISTING}?q=beacon`)
  await chips(page).getByRole('button', { name: 'Remove search words' }).press('Enter')
  await expect(chips(page)).toBeHidden()
  await expect(count(page)).toBeFocused()
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
  await page.goto('/parts')
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

test('a filter for white shows white fans, on their pages and when saved too', async ({ page }) => {
  const fetched = recordRequests(page, /\/data\/finishes\//)
  await page.goto('/ceiling-fans/traditional')
  const picture = page.locator('main article', { hasText: 'Alder 52' }).locator('img')
  const brown = await picture.getAttribute('src')
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  expect(fetched).toEqual([])
  await page.locator('[data-facet=finish] summary').click()
  await page.locator('[data-facet=finish] label', { hasText: 'White' }).click()
  await page.getByRole('button', { name: /^Show \d/ }).click()
  const card = page.locator('[data-results] article', { hasText: 'Alder 52' })
  await expect(card.locator('img')).not.toHaveAttribute('src', brown ?? '')
  expect(fetched).toHaveLength(1)
  await card.getByRole('button', { name: keepLabel('Alder 52') }).click()
  await card.getByRole('link', { name: 'Alder 52' }).click()
  await expect(page).toHaveURL('/ceiling-fans/traditional/alder-52?finish=matte-white')
  await page.getByRole('button', { name: MY_LIST }).click()
  await expect(page.locator('.list-entry', { hasText: 'Alder 52' })).toContainText('Matte White')
  await page.goBack()
  await expect(card.locator('img')).not.toHaveAttribute('src', brown ?? '')
})

test('Drawn to scale draws every card at one scale, while filtering and after Back', async ({ page }) => {
  await page.goto(LISTING)
  await page.getByRole('link', { name: 'Traditional Ceiling Fans' }).first().click()
  const drawn = (title: string) => page.getByRole('img', { name: `${title} beside a person 5 ft 8 in. tall` })
  const picture = page.locator('[data-card] picture').first()
  const box = page.getByRole('checkbox', { name: 'Drawn to scale' })
  await expect(picture).toBeVisible()
  await box.press('Space')
  await expect(page).toHaveURL(/\/traditional\?view=scale$/)
  await expect(drawn('Alder 52')).toBeVisible()
  await expect(page.getByText('All drawn to the same scale, next to a person 5 ft 8 in. tall.')).toBeVisible()
  await expect(page.locator('[data-card]', { hasText: 'Alder 52' }).getByText('Outline only')).toBeHidden()
  await expect(picture).toBeHidden()
  expect(await axeFaults(page)).toEqual([])
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    expect(await overflowingParts(page, '[data-built]'), `at ${size.width} px`).toEqual([])
  }

  await page.goto(`${page.url()}&light=included`)
  await expect(cards(page).first()).toBeVisible()
  await expect(drawn('Alder 52')).toBeVisible()
  await page.getByRole('link', { name: 'Alder 52', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder 52')
  await page.goBack()
  await expect(drawn('Alder 52')).toBeVisible()
  await box.uncheck()
  await expect(page).toHaveURL(/\?light=included$/)
  await expect(page.locator('[data-results] [data-card] picture').first()).toBeVisible()
})
