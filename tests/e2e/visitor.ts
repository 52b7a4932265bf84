import type { BrowserContext, Page } from 'playwright/test'
import { expect } from './test.ts'

/** The narrowest window that every page fits into. */
export const NARROW = { width: 320, height: 640 }

/** Scroll position, in whole px. */
export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Makes access to session and local storage throw, as some browser settings do. */
export const forbidStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden by a test', 'SecurityError')
        },
      })
    }
  })

/** Scrolls until a link is in view, as a visitor would, and gives the place. */
export async function scrollTo(page: Page, name: string): Promise<number> {
  await page.getByRole('link', { name, exact: true }).first().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 120)
  await expect.poll(() => scrollY(page)).toBeGreaterThan(100)
  await page.waitForTimeout(150)
  return scrollY(page)
}

/** Waits until a page is scrolled to a place, give or take a rounding. */
export const isAt = (page: Page, place: number) =>
  expect.poll(async () => Math.abs((await scrollY(page)) - place), { timeout: 4000 }).toBeLessThanOrEqual(2)

/** Gives a page the time in which it would be scrolled, and sees that it was not. */
export async function staysAtTop(page: Page): Promise<void> {
  await page.waitForTimeout(600)
  expect(await scrollY(page)).toBe(0)
}

/** Delays responses from some addresses until the returned function is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The page at twice the browser's text size. */
export const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** Horizontal overflow of a page and its open sheet, in px; 0 or less if neither scrolls sideways. */
export const sidewaysPx = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('dialog[open], :popover-open')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  )

/** Elements in a page part that overflow the window or are cut by their own box. */
export const overflowingParts = (page: Page, selector: string) =>
  page.locator(selector).evaluate((part) =>
    [part, ...part.querySelectorAll('*:not(.visually-hidden, svg *)')]
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect()
        const isCut = one instanceof HTMLElement && one.clientWidth > 0 && one.scrollWidth > one.clientWidth
        return width > 1 && (left < 0 || right > innerWidth + 1 || isCut)
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  )

/** Requests of a page from now on whose address matches a pattern. */
export function recordRequests(page: Page, addresses: RegExp): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (addresses.test(request.url())) requests.push(request.url())
  })
  return requests
}

/** Number of printed pages. */
export const pagesOf = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length
