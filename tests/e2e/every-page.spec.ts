import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { axeFaults } from './axe.ts'
import { SITES } from './sites.ts'
import { expect, PAGE_KINDS, test } from './test.ts'
import { doubleText, NARROW, sidewaysPx } from './visitor.ts'
import { DESK, PHONE } from './windows.ts'

/** From the narrowest phone, by a desk's window at four times its size, to a desk; with text at 100 and 200 %. */
const WINDOWS = [
  // Sticky parts cover the most in the lowest window, and other parts on a desktop with large text.
  { width: 320, height: 256, text: '100%', isFocused: true },
  { ...PHONE, text: '200%' },
  { width: 768, height: 1024, text: '100%' },
  { ...DESK, text: '200%', isFocused: true },
]

/**
 * Focuses everything that takes the focus on the page or in an open sheet, forwards and backwards, as the Tab key does.
 *
 * @returns what was then without a ring, covered by something else or outside the window, and by what
 */
const wrongStops = (page: Page) =>
  page.evaluate(async () => {
    const stops = [
      ...(document.querySelector(':popover-open') ?? document).querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter((one) => one.tabIndex >= 0 && one.checkVisibility() && !one.closest('[inert]'))
    const wrong: string[] = []
    for (const stop of [...stops, ...stops.toReversed()]) {
      stop.focus()
      if (document.activeElement !== stop) continue
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
      const { outlineStyle, outlineWidth } = getComputedStyle(stop)
      const ring = `${outlineStyle} ${outlineWidth}`
      const name = stop.outerHTML.slice(0, 90)
      if (!isSeen) wrong.push(`${name} under ${seen?.outerHTML.slice(0, 60) ?? 'nothing: outside'}`)
      if (ring !== 'solid 3px') wrong.push(`${name} has the ring ${ring}`)
    }
    return stops.length > 3 ? wrong : ['few controls']
  })

/** The page with WCAG's text spacing. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })

interface Stop {
  path: string
  open?: (page: Page) => Promise<unknown>
  /** The widest window, in px. */
  most?: number
}

const sees = (words: string | RegExp) => (page: Page) =>
  expect(page.getByText(words, { exact: true }).first()).toBeVisible()

const { 'brand fan detail': _, ...KINDS } = PAGE_KINDS

const STOPS: Readonly<Record<string, Stop>> = {
  ...Object.fromEntries(Object.entries(KINDS).map(([kind, path]) => [kind, { path }])),
  home: {
    path: KINDS.home,
    open: async (page) => {
      await page.locator('.gallery').hover()
      await expect(page.locator('astro-island:not([ssr]) > .gallery')).toBeAttached()
    },
  },
  'fan detail with body and blades': {
    path: `${KINDS['fan detail with body and blades']}?room=20x16&ceiling=10&slope=3`,
    open: sees('Clear'),
  },
  'lighting listing': {
    path: `${KINDS['lighting listing']}?spot=island&size=240x36&ceiling=9#place`,
    open: sees('Clear'),
  },
  contact: { path: `${KINDS.contact}?list=alder-52`, open: sees('Sent with your message') },
  'a received list': {
    path: '/parts?list=alder-52,beacon-60,axial-44',
    open: sees('Someone shared 2 products with you.'),
  },
  'a comparison': { path: '/parts?compare=alder-52,beacon-60,axial-44', open: sees('Differences') },
  'the filters of a phone': {
    path: KINDS['fan category'],
    open: async (page) => {
      await page.getByRole('button', { name: 'Filter and sort' }).click()
      for (const facet of ['Light', 'Finish'])
        await page.locator('.filter-sheet summary', { hasText: facet }).click()
      await expect(page.getByRole('dialog', { name: 'Filter and sort' })).toBeVisible()
    },
    most: 1000,
  },
  'the search': {
    path: KINDS.parts,
    open: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.keyboard.type('black')
      await expect(page.getByRole('link', { name: /^All \d+ fans$/ })).toBeVisible()
    },
  },
}

/** Some share a tab: a new one for each would take a fifth of the time. */
function groupsOf<Value>(all: readonly Value[]): Value[][] {
  const groups: Value[][] = []
  for (let first = 0; first < all.length; first += 5) groups.push(all.slice(first, first + 5))
  return groups
}

test.describe.configure({ timeout: 120_000 })
test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

for (const group of groupsOf(Object.entries(STOPS)))
  test(`axe finds nothing, nothing scrolls sideways, and focus is visible: ${group.map(([name]) => name).join(', ')}`, async ({
    page,
  }) => {
    for (const [name, { path, open, most = 9999 }] of group) {
      await page.setViewportSize(PHONE)
      await page.goto(path)
      await page.mouse.move(200, 300)
      await open?.(page)
      expect.soft(await axeFaults(page), name).toEqual([])
      // From now on the visitor uses the keyboard, whose focus has a ring.
      await page.keyboard.press('Shift')
      for (const { text, isFocused, ...window } of WINDOWS.filter(({ width }) => width < most)) {
        await page.setViewportSize(window)
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size
        }, text)
        const where = `${name} at ${window.width} px with text at ${text}`
        expect.soft(await sidewaysPx(page), where).toBeLessThanOrEqual(0)
        if (isFocused) expect.soft(await wrongStops(page), where).toEqual([])
      }
      await page.setViewportSize(NARROW)
      await page.evaluate(() => document.documentElement.removeAttribute('style'))
      await spaceText(page)
      expect.soft(await sidewaysPx(page), `${name} with spaced text`).toBeLessThanOrEqual(0)
    }
  })

/** Kinds of pages with words of a catalog, by their address; each with whether its template depends on them. */
const RANDOM_KINDS: readonly [kind: string, address: RegExp, isVaried?: boolean][] = [
  ['home', /^\/$/],
  ['fans listing', /^\/ceiling-fans$/],
  ['fan category', /^\/ceiling-fans\/(?!by-brand)[^/]+$/, true],
  ['fan detail', /^\/ceiling-fans\/(?!by-brand)[^/]+\/(?!page-)[^/]+$/, true],
  ['brand screen', /^\/ceiling-fans\/by-brand\/[^/]+$/],
  ['lighting listing', /^\/lighting-fixtures$/],
  ['lighting category', /^\/lighting-fixtures\/[^/]+$/, true],
  ['fixture detail', /^\/lighting-fixtures\/[^/]+\/(?!page-)[^/]+$/, true],
  ['parts', /^\/parts$/],
  ['contact', /^\/contact$/],
]

const random = SITES.find(({ name }) => name === 'random')
if (random) {
  const sitemap = readFileSync(path.join(import.meta.dirname, '../..', random.folder, 'sitemap.xml'), 'utf8')
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

  for (const group of groupsOf(RANDOM_KINDS))
    test(`no page of a random catalog scrolls sideways: ${group.map(([kind]) => kind).join(', ')}`, async ({
      page,
    }) => {
      for (const [kind, address, isVaried] of group) {
        const url = paths.find((one) => address.test(one))
        if (url === undefined) continue
        await page.setViewportSize(NARROW)
        await page.goto(random.url + url)
        expect.soft(await sidewaysPx(page), `${kind} at 320 px`).toBeLessThanOrEqual(0)
        await page.setViewportSize(DESK)
        if (isVaried) expect.soft(await axeFaults(page), kind).toEqual([])
        await doubleText(page)
        for (const size of [DESK, PHONE]) {
          await page.setViewportSize(size)
          const where = `${kind} with text at 200 %, at ${size.width} px`
          expect.soft(await sidewaysPx(page), where).toBeLessThanOrEqual(0)
        }
      }
    })
}

test('from 320 px, with a scroll bar or 200 % text, the header’s name and controls fit', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('my-list', 'alder-52'))
  await page.goto('/blog')
  const icons = page.locator('.search-open, [data-list-open], a.call, .site-nav-open')
  await expect(icons).toHaveCount(4)
  // A scroll bar reduces the page's width, but not the width in media queries.
  for (const [width, bar] of [
    [390, 0],
    [390, 15],
    [375, 0],
    [360, 0],
    [320, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 640 })
    await page.evaluate((px) => {
      document.documentElement.style.marginRight = `${px}px`
    }, bar)
    for (const icon of await icons.all()) await expect(icon).toBeInViewport({ ratio: 1 })
    const tops = await icons.evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  }
  const name = page.locator('.wordmark .serif-name')
  const nameWidth = async () => (await name.boundingBox())?.width ?? 0
  const before = await nameWidth()
  await doubleText(page)
  expect(await nameWidth()).toBeGreaterThanOrEqual(before)
  for (const control of ['Menu', /^Search/])
    await expect(page.getByRole('banner').getByRole('button', { name: control }).first()).toBeInViewport({
      ratio: 1,
    })
})
