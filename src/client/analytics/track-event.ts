import { TOOL_EVENT } from '../keys.ts'
import type { Counted } from './counted.ts'

/** What a tool tells, which a click alone does not: its kind, and the product, words or measures. */
export type ToolEvent = [kind: Counted, value: string]

/** Has something counted; where counting is off, nothing listens. */
export function trackEvent(...detail: ToolEvent): void {
  document.dispatchEvent(new CustomEvent(TOOL_EVENT, { detail }))
}
