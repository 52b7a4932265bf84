import type { Browser } from 'playwright'

const KINDS = ['document', 'stylesheet', 'script', 'font', 'image'] as const

/** KiB that are sent, so with brotli, and without headers. `sum` has every file but the next page, readied meanwhile. */
export type Weight = Record<(typeof KINDS)[number] | 'sum', number>

/** A phone that holds nothing of the site yet. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

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

/** Milliseconds at 4 times slowdown; 0 where no task is longer than 50, as browsers tell of no shorter one. */
export async function longestTask(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage(PHONE)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    const observer = new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration))
    })
    observer.observe({ type: 'longtask', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
  await page.close()
  return Math.max(0, ...tasks)
}
