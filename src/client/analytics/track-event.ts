import type { Counted } from './counted.ts'

/** What a tool tells, which a click alone does not: its kind, and the product, words or measures. */
export type ToolEvent = [kind: Counted, value: string]

declare global {
  /** What tools have told since it was counted last: what counts may load after them. */
  var toldToCount: ToolEvent[] | undefined
}

/** Has something counted when the page is left; where counting is off, nobody asks. */
export function trackEvent(...event: ToolEvent): void {
  globalThis.toldToCount ??= []
  globalThis.toldToCount.push(event)
}
