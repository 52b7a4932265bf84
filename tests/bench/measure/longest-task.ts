import type { Browser } from 'playwright'
import { PHONE } from './weigh.ts'

const SLOWDOWN = 4

/** What is read of an event of Chromium's traces; times in microseconds, `tdur` of the thread alone. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  tdur?: number
  args: { beginData?: { url?: string } }
}

/** Chromium may begin to trace a process after its page has come: one trace in thirty is without it. */
const TRIES = 5

/** The events of a page's load, and among them its main thread; undefined where the trace has no such page. */
async function traceOf(browser: Browser, url: string) {
  const page = await browser.newPage(PHONE)
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await page.goto(url, { waitUntil: 'networkidle' })
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  await page.close()
  const thread = traceEvents.find(
    ({ name, args }) => name === 'ParseHTML' && args.beginData?.url?.startsWith(url),
  )
  return thread && { traceEvents, thread }
}

/**
 * Milliseconds of the main thread's own time in the longest task of a page's load, times four. Nothing is slowed down: the wall
 * clock, and Chromium's slowdown by it, count whatever else the machine does meanwhile.
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
    return (SLOWDOWN * Math.max(...tasks.map(({ tdur = 0 }) => tdur))) / 1000
  }
  throw new Error(`No trace has the page ${url}`)
}
