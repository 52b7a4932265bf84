import type { Page } from 'playwright/test'
import { KEEP_WORD } from '../../src/catalogue/list-words.ts'
import { expect, test } from './test.ts'

/** From the narrowest phone, by a desk's window at four times its size, to a desk; with text at 100 and 200 %. */
const WINDOWS = [
  { width: 320, height: 256, text: '100%' },
  { width: 390, height: 844, text: '200%' },
  { width: 768, height: 1024, text: '100%' },
  { width: 1280, height: 800, text: '200%' },
]

/**
 * Focuses everything that takes the focus on the page or in an open sheet, forwards and backwards, as the Tab key does.
 *
 * @returns what was then covered by something else or outside the window, and by what
 */
const coveredStops = (page: Page) =>
  page.evaluate(async () => {
    const stops = [
      ...(document.querySelector(':popover-open') ?? document).querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter((one) => one.tabIndex >= 0 && one.checkVisibility() && !one.closest('[inert]'))
    const covered: string[] = []
    let met = 0
    for (const stop of [...stops, ...stops.toReversed()]) {
      stop.focus()
      if (document.activeElement !== stop) continue
      met += 1
      // A row of pictures comes to rest.
      if (stop.closest('.slides, .gallery'))
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      const { left, top, right, bottom } = stop.getClientRects()[0] ?? stop.getBoundingClientRect()
      // The middle of what is within the window, as a link may be larger.
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
      const isWithin = left < innerWidth && right >= 0 && top < innerHeight && bottom >= 0
      const seen = isWithin ? document.elementFromPoint(x, y) : null
      const isSeen =
        stop.contains(seen) ||
        (seen?.contains(stop) && !/sticky|fixed/.test(getComputedStyle(seen).position)) ||
        [...((stop as HTMLInputElement).labels ?? [])].some((label) => label.contains(seen))
      if (!isSeen)
        covered.push(
          `${stop.outerHTML.slice(0, 90)} under ${seen?.outerHTML.slice(0, 60) ?? 'nothing: outside'}`,
        )
    }
    return { covered, hasStops: met > 3 }
  })

const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  for (const facet of ['Light', 'Finish'])
    await page.locator('.filter-sheet summary', { hasText: facet }).click()
  await expect(page.getByRole('dialog', { name: 'Filter and sort' })).toBeVisible()
}

const openSearch = async (page: Page) => {
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.keyboard.type('black')
  await expect(page.getByRole('link', { name: /^All \d+ fans$/ })).toBeVisible()
}

const compared = (page: Page) => expect(page.getByRole('heading', { name: 'Differences' })).toBeVisible()
const received = (page: Page) =>
  expect(page.getByRole('button', { name: `${KEEP_WORD} these` })).toBeVisible()

for (const [name, path, open, most = 9999] of [
  ['home', '/'],
  ['a listing', '/ceiling-fans'],
  ['a fan of two parts in a room', '/ceiling-fans/large/halcyon-72?room=20x16&ceiling=10&slope=3'],
  ['a light', '/lighting-fixtures/chandeliers/wagoner-8'],
  ['the contact form', '/contact'],
  ['the filters of a phone', '/ceiling-fans/outdoor', openFilters, 1000],
  ['a comparison', '/ceiling-fans/large?compare=alder-52,beacon-60,axial-44', compared],
  ['a received list', '/ceiling-fans/large?list=alder-52,beacon-60,axial-44', received],
  ['the search', '/parts', openSearch],
] as const satisfies [string, string, ((page: Page) => Promise<void>)?, number?][]) {
  test(`${name}: a focused control is visible`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto(path)
    await page.mouse.move(200, 300)
    if (name === 'home') {
      await page.locator('.gallery').hover()
      await expect(page.locator('astro-island:not([ssr]) > .gallery')).toBeAttached()
    }
    await open?.(page)
    for (const { text, ...window } of WINDOWS.filter(({ width }) => width < most)) {
      await page.setViewportSize(window)
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, text)
      const where = { ...window, text }
      expect({ ...where, ...(await coveredStops(page)) }).toEqual({ ...where, covered: [], hasStops: true })
    }
  })
}
