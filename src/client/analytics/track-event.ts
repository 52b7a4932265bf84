/** An event of a tool, which a click alone does not tell. */
export type ToolEvent =
  | { event: 'filter'; label: string }
  /** The words of a search that found nothing, which show what the store lacks. */
  | { event: 'search-without-result'; label: string }

/** The DOM event that carries it to count-visits.ts. */
export const TOOL_EVENT = 'tool-used'

/** Tracks an event; without a collector, nothing listens. */
export function trackEvent(detail: ToolEvent): void {
  document.dispatchEvent(new CustomEvent(TOOL_EVENT, { detail }))
}
