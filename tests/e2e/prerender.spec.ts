import { setTimeout as wait } from 'node:timers/promises'
import puppeteer from 'puppeteer-core'
import { BROWSER_ARGUMENTS, findBrowser, OFFLINE_ARGUMENTS, PLAYWRIGHT_ARGUMENTS } from '../find-browser.ts'
import { expect, PAGE_KINDS, test } from './test.ts'
import { DESK } from './windows.ts'

// One browser for all of these, as other journeys use another.
test.describe.configure({ mode: 'default' })

// Playwright switches the back/forward cache off.
test.use({
  viewport: DESK,
  hasTouch: false,
  launchOptions: {
    executablePath: findBrowser(),
    args: [...PLAYWRIGHT_ARGUMENTS, ...OFFLINE_ARGUMENTS],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** A machine without a screen has no mouse either: these are hover and a fine pointer, by Chromium's own numbers. */
const MOUSE =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/** A tab of a Chromium that prerenders, which Playwright's own does not. */
async function openTab() {
  const browser = await puppeteer.launch({
    executablePath: findBrowser(),
    defaultViewport: null,
    args: ['--window-size=1280,800', MOUSE, ...BROWSER_ARGUMENTS],
  })
  const [page] = await browser.pages()
  if (!page) throw new Error('Chromium opened without a tab')

  /** The value of an expression on the page; undefined while one page gives way to another. */
  const evaluate = <Value>(expression: string): Promise<Value> =>
    page.evaluate(expression).catch(() => undefined) as Promise<Value>

  return {
    evaluate,
    open: (url: string) => page.goto(url),
    /** Moves the pointer over an element, rests there, and clicks. */
    async click(selector: string, restMs: number): Promise<void> {
      const { x, y } = await evaluate<{ x: number; y: number }>(`(() => {
        const link = document.querySelector(${JSON.stringify(selector)})
        link.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { x, y, width, height } = link.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      })()`)
      await page.mouse.move(x - 2, y)
      await page.mouse.move(x, y)
      await wait(restMs)
      await page.mouse.click(x, y)
    },
    close: () => browser.close(),
  }
}

const plain = test.extend<{ tab: Awaited<ReturnType<typeof openTab>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  tab: async ({}, use) => {
    const tab = await openTab()
    await use(tab)
    await tab.close()
  },
})

const ACTIVATED = `performance.getEntriesByType('navigation')[0].activationStart > 0`

plain(
  'a prerendered list is recorded when it is shown, and opens at its place or its results',
  async ({ baseURL, tab }) => {
    const record = () => tab.evaluate<string>(`sessionStorage.getItem('current-path')`)
    await tab.open(`${baseURL}${PAGE_KINDS['fan category']}`)
    await expect.poll(record).toBe(PAGE_KINDS['fan category'])
    await wait(300)
    await tab.click(`a[href$="/tideway-65"]`, 50)
    await expect.poll(record).toMatch(/tideway-65$/)
    const place = Number(await tab.evaluate(`sessionStorage.getItem('offset:/ceiling-fans/outdoor')`))
    expect(place).toBeGreaterThan(100)
    await expect.poll(() => tab.evaluate<string>('document.readyState')).toBe('complete')
    const click = tab.click('[data-back]', 1500)
    await wait(1200)
    expect(await record()).toMatch(/tideway-65$/)
    await click
    await expect.poll(record).toBe(PAGE_KINDS['fan category'])
    await expect.poll(() => tab.evaluate(ACTIVATED)).toBe(true)
    await expect.poll(async () => Math.abs((await tab.evaluate<number>('scrollY')) - place)).toBeLessThan(3)

    await tab.open(`${baseURL}/parts`)
    await expect.poll(() => tab.evaluate<string>('document.readyState')).toBe('complete')
    const link = '<p><a id="results" href="/ceiling-fans?q=maxim">All fans of Maxim</a></p>'
    await tab.evaluate(`document.querySelector('main').insertAdjacentHTML('afterbegin', '${link}')`)
    await tab.click('#results', 1500)
    await expect.poll(() => tab.evaluate<string>('location.search')).toBe('?q=maxim')
    await expect.poll(() => tab.evaluate(ACTIVATED)).toBe(true)
    const top = `document.querySelector('.filter-bar').getBoundingClientRect().top`
    await expect.poll(() => tab.evaluate<number>(`Math.abs(Math.round(${top}))`)).toBe(0)
  },
)

/** Kinds of pages with the most scripts of their own. */
const KINDS = ['home', 'fans listing', 'fan detail', 'contact'] as const

test('the back/forward cache keeps pages; a product page prefetches its list', async ({ page }) => {
  test.slow()
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isKept: persisted })),
  )
  const prefetched: string[] = []
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') prefetched.push(new URL(request.url()).pathname)
  })
  for (const kind of KINDS) {
    const path = PAGE_KINDS[kind]
    await page.goto(path)
    if (kind === 'fan detail') await expect.poll(() => prefetched).toContain(PAGE_KINDS['fan category'])
    await page.getByRole('banner').getByRole('link', { name: 'Parts & Accessories' }).click()
    await expect(page).toHaveURL(/parts$/)
    // Playwright's own way back waits for a page to load, and this one is loaded.
    await page.evaluate(() => history.back())
    await expect.poll(() => new URL(page.url()).pathname).toBe(path)
    expect(await page.evaluate(() => (window as unknown as { isKept: boolean }).isKept), kind).toBe(true)
  }
})

test('shows no transition with reduced motion', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) =>
      Object.assign(window, { hasTransition: !!(event as PageRevealEvent).viewTransition }),
    )
  })
  await page.goto(`${baseURL}/parts`)
  await page.locator('main a[href^="/"]').first().click()
  await expect(page).not.toHaveURL(/parts$/)
  expect(await page.evaluate(() => (window as unknown as { hasTransition: boolean }).hasTransition)).toBe(
    false,
  )
  await page.close()
})
