import type { BrowserContext } from 'playwright/test'

/** Day of all journeys and their sites: a Wednesday noon in the store, no holiday near. */
export const TODAY = '2026-10-14T12:00:00-04:00'

/** Sets a page's clock ahead; it runs on from there. Self-contained, as it is sent to a browser. */
export function setClockAhead(ms: number): void {
  const { now } = Date
  globalThis.Date = class extends Date {
    static override now = () => now() + ms

    constructor(...parts: []) {
      super(...(parts.length > 0 ? parts : ([now() + ms] as unknown as [])))
    }
  } as DateConstructor
}

/** Offset of the tests' day from the machine's clock, in ms. */
export const msAhead = (): number => Date.parse(TODAY) - Date.now()

/** A context whose pages have the tests' day. */
export async function onTestDay(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(setClockAhead, msAhead())
  return context
}
