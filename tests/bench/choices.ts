import { readdirSync, readFileSync } from 'node:fs'
import { chromium, devices } from 'playwright'
import type { ProductFile } from '../../src/client/products.ts'
import { BROWSER_ARGUMENTS, findBrowser } from '../find-browser.ts'

const PRODUCTS = 500
/** Lighthouse's slowdown of a phone. */
const SLOWDOWN = 4
const CHOICES = [
  ['place', 'porch'],
  ['light', 'included'],
  ['span', '49-54'],
] as const

/** The data of all fans, repeated under other names until there are enough. */
function manyFans(): ProductFile {
  const name = readdirSync('dist/data').find((file) => /^ceiling-fans\..*\.json$/.test(file))
  const { products, ...file } = JSON.parse(readFileSync(`dist/data/${name}`, 'utf8')) as ProductFile
  return {
    ...file,
    products: Array.from({ length: PRODUCTS }, (_, place) => {
      const product = products[place % products.length] as ProductFile['products'][number]
      const productUrl = `${product.productUrl}-${place}`
      return { ...product, productUrl, url: product.url.replace(/[^/]+$/, productUrl) }
    }),
  }
}

/**
 * Chooses filter values on the fans listing as a visitor with a phone would.
 *
 * @param site its origin
 * @returns ms from the slowest tap to the next paint, as browsers time interactions
 */
export async function slowestChoice(site: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS })
  const page = await browser.newPage({ ...devices['Pixel 7'], ignoreHTTPSErrors: true })
  await page.route('**/data/ceiling-fans.*.json', (route) => route.fulfill({ json: manyFans() }))
  await page.goto(`${site}/ceiling-fans`, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.locator('.filter-open').tap()
  await page.locator('.facet summary').first().waitFor()
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) times.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const taps: number[] = []
  for (const [facet, value] of CHOICES) {
    const summary = page.locator(`[data-facet=${facet}] summary`)
    if (!(await page.locator(`[data-facet=${facet}]`).getAttribute('open'))) await summary.tap()
    await page.waitForTimeout(1000)
    await page.evaluate(() => (window as unknown as { times: number[] }).times.splice(0))
    const before = page.url()
    await page.locator(`[data-facet=${facet}] label:has([value="${value}"])`).tap()
    await page.waitForURL((url) => url.href !== before)
    await page.waitForTimeout(1000)
    taps.push(...(await page.evaluate(() => (window as unknown as { times: number[] }).times)))
  }
  await browser.close()
  return Math.max(...taps)
}
