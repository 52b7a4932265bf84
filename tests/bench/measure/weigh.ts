import type { Browser } from 'playwright'

const KINDS = ['document', 'stylesheet', 'script', 'font', 'image'] as const

/** KiB that are sent, so with brotli, and without headers. `sum` has every file but the next page, readied meanwhile. */
export type Weight = Record<(typeof KINDS)[number] | 'sum', number>

/** A phone that holds nothing of the site yet. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

/** What a page costs before a visitor touches anything. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage(PHONE)
  const weight: Weight = { document: 0, stylesheet: 0, script: 0, font: 0, image: 0, sum: 0 }
  const added: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    const kind = KINDS.find((one) => one === request.resourceType())
    const add = async () => {
      if ((await request.headerValue('sec-purpose'))?.startsWith('prefetch')) return
      const kib = (await request.sizes()).responseBodySize / 1024
      if (kind) weight[kind] += kib
      weight.sum += kib
    }
    added.push(add())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(added)
  await page.close()
  return weight
}
