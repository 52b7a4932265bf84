import { onShown, type Page } from './on-shown.ts'
import { TOOL_EVENT, type ToolEvent } from './tell-analytics.ts'

/** What is counted; nothing tells who did it. */
type AnalyticsEvent =
  | ToolEvent
  | { event: 'page-view' }
  | { event: 'contact-result'; result: 'successful' | 'error' }
  | { event: 'gallery-move' | 'brand-link' | 'call'; label: string }

export interface Collector {
  /** Under which the collector knows this site. */
  id: string
  url: string
}

/** What a click on this means, by the first selector that fits. */
const CLICKS: readonly (readonly [selector: string, event: 'gallery-move' | 'brand-link' | 'call'])[] = [
  ['.gallery-controls button', 'gallery-move'],
  ['a[data-brand-link]', 'brand-link'],
  ['a[href^="tel:"]', 'call'],
]

const CONTACT_RESULT = /^\/contact\/(successful|error)$/

/**
 * Tells the collector what visitors do: pages they are shown, moves of the gallery, links to brands, calls and how sending
 * a message went. A beacon holds up neither the page nor the visitor; one that is lost is lost.
 */
export function countVisits({ id, url }: Collector, page: Page, view: Window): void {
  const tell = (what: AnalyticsEvent) => {
    try {
      view.navigator.sendBeacon(url, JSON.stringify({ id, path: view.location.pathname, ...what }))
    } catch {
      // Not counted.
    }
  }

  onShown(page, view, () => {
    tell({ event: 'page-view' })
    const result = CONTACT_RESULT.exec(view.location.pathname)?.[1]
    if (result === 'successful' || result === 'error') tell({ event: 'contact-result', result })
  })

  page.addEventListener(TOOL_EVENT, (event) => tell((event as CustomEvent<ToolEvent>).detail))

  // Capturing, as nothing on the page may keep a click from being counted.
  page.addEventListener(
    'click',
    ({ target, isTrusted }) => {
      // A script's click repeats one that was made before the gallery was ready.
      if (!isTrusted) return
      for (const [selector, event] of CLICKS) {
        const label = (target as Element).closest(selector)?.textContent
        if (label) return tell({ event, label: label.replace(/\s+/g, ' ').trim() })
      }
    },
    { capture: true, passive: true },
  )
}
