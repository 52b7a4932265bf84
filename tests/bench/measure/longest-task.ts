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

/**
 * Milliseconds of the main thread's own time in the longest task of a page's load, times four. Nothing is slowed down: the wall
 * clock, and Chromium's slowdown by it, count whatever else the machine does meanwhile.
 *
 * @throws Error when the trace has no such page
 */
export async function longestTask(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage(PHONE)
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await page.goto(url, { waitUntil: 'networkidle' })
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  await page.close()
  const parse = traceEvents.find(
    ({ name, args }) => name === 'ParseHTML' && args.beginData?.url?.startsWith(url),
  )
  if (!parse) throw new Error(`The trace has no page ${url}`)
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === parse.pid && tid === parse.tid,
  )
  return (SLOWDOWN * Math.max(...tasks.map(({ tdur = 0 }) => tdur))) / 1000
}
