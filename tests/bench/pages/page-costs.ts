import type { Browser, Request } from 'playwright'
import { traced } from '../traced.ts'

const KINDS = ['document', 'stylesheet', 'script', 'font', 'image'] as const

/**
 * KiB that are sent, so with brotli, and without headers. `sum` has every file but the next page, readied meanwhile; `stylesheet`
 * has what the screen waits for, so not what is for paper.
 */
export type Weight = Record<(typeof KINDS)[number] | 'sum', number>

/** A phone that holds nothing of the site yet. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

/** What a page costs before a visitor touches anything. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage(PHONE)
  const weight: Weight = { document: 0, stylesheet: 0, script: 0, font: 0, image: 0, sum: 0 }
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await page.goto(url, { waitUntil: 'networkidle' })
  const forPaper = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[media=print]')].map(({ href }) => href),
  )
  for (const request of finished) {
    if ((await request.headerValue('sec-purpose'))?.startsWith('prefetch')) continue
    const kind = KINDS.find((one) => one === request.resourceType())
    const kib = (await request.sizes()).responseBodySize / 1024
    if (kind && !forPaper.includes(request.url())) weight[kind] += kib
    weight.sum += kib
  }
  await page.close()
  return weight
}

/** Chromium may begin to trace a process after its page has come: one trace in thirty is without it. */
const TRIES = 5

/** The events of a page's load, and among them its main thread; undefined where the trace has no such page. */
async function traceOf(browser: Browser, url: string) {
  const page = await browser.newPage(PHONE)
  const traceEvents = await traced(browser, page, () => page.goto(url, { waitUntil: 'networkidle' }))
  await page.close()
  const thread = traceEvents.find(
    ({ name, args }) => name === 'ParseHTML' && args.beginData?.url?.startsWith(url),
  )
  return thread && { traceEvents, thread }
}

/**
 * Milliseconds of the main thread's own time in the longest task of a page's load. Nothing is slowed down: the wall clock, and
 * Chromium's slowdown by it, count whatever else the machine does meanwhile.
 *
 * @throws Error when no trace has such a page
 */
export async function longestTask(browser: Browser, url: string): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const trace = await traceOf(browser, url)
    if (!trace) continue
    const { traceEvents, thread } = trace
    const tasks = traceEvents.filter(
      ({ name, pid, tid }) => name.endsWith('RunTask') && pid === thread.pid && tid === thread.tid,
    )
    return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
  }
  throw new Error(`No trace has the page ${url}`)
}
