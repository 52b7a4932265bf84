import type { Counted } from './counted.ts'

/** Event in a tool, beyond a click: its kind, and the product, words or room size. */
export type ToolEvent = [kind: Counted, value: string]

const events: ToolEvent[] = []

/** Counts an event when the visitor leaves the page, if the site counts at all. */
export function trackEvent(...event: ToolEvent): void {
  events.push(event)
}

/** Returns the events since the last call. */
export function takeEvents(): ToolEvent[] {
  return events.splice(0)
}
