/** What the tools for choosing count, beside what a click tells by itself. */
export type ToolEvent =
  | { event: 'filter'; label: string }
  /** A search that found nothing: its words, which tell the store what it lacks. */
  | { event: 'search-without-result'; label: string }

/** The name of the event that carries it. */
export const TOOL_EVENT = 'tool-used'

/** Tells whoever counts; nobody does where no collector is set. */
export function tellAnalytics(detail: ToolEvent): void {
  document.dispatchEvent(new CustomEvent(TOOL_EVENT, { detail }))
}
