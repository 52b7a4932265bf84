import type { Browser, Page } from 'playwright'

/** What is read of an event of Chromium's traces; times in microseconds, `tdur` of the thread alone. */
export interface TraceEvent {
  name: string
  cat: string
  ts: number
  pid: number
  tid: number
  tdur?: number
  args: { beginData?: { url?: string } }
}

/** The events of a page while something is done. */
export async function traced(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] })
  await act()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  return traceEvents
}
