import type { BrowserGlobals } from '../browser-globals.ts'
import { TOOL_EVENT, type ToolEvent } from './track-event.ts'

/** What is counted; nothing identifies the visitor. */
type AnalyticsEvent =
  | ToolEvent
  | { event: 'page-view' }
  | { event: 'contact-result'; result: 'successful' | 'error' }
  | { event: 'gallery-move' | 'brand-link' | 'call'; label: string }

export interface Collector {
  /** The collector's id of this site. */
  id: string
  url: string
}

/** The events of clicks; the first selector that matches counts. */
const CLICKS: readonly (readonly [selector: string, event: 'gallery-move' | 'brand-link' | 'call'])[] = [
  ['.gallery-controls button', 'gallery-move'],
  ['a[data-brand-link]', 'brand-link'],
  ['a[href^="tel:"]', 'call'],
]

const CONTACT_RESULT = /^\/contact\/(successful|error)$/

/**
 * Sends the collector page views, gallery moves, clicks on brands and phone numbers, contact form results and tool events. Uses
 * a beacon, which delays neither the page nor the visitor; a lost one is not sent again.
 */
export function countVisits({ id, url }: Collector, { page, view }: BrowserGlobals): void {
  const send = (what: AnalyticsEvent) => {
    try {
      view.navigator.sendBeacon(url, JSON.stringify({ id, path: view.location.pathname, ...what }))
    } catch {
      // Not counted.
    }
  }

  const countView = () => {
    send({ event: 'page-view' })
    const result = CONTACT_RESULT.exec(view.location.pathname)?.[1]
    if (result === 'successful' || result === 'error') send({ event: 'contact-result', result })
  }
  if (page.prerendering) page.addEventListener('prerenderingchange', countView, { once: true })
  else countView()
  // Restored from the back/forward cache.
  view.addEventListener('pageshow', ({ persisted }) => persisted && countView())

  page.addEventListener(TOOL_EVENT, (event) => send((event as CustomEvent<ToolEvent>).detail))

  // Capturing, so that no other listener can stop it.
  page.addEventListener(
    'click',
    ({ target, isTrusted }) => {
      // A script's click repeats one made before the gallery was hydrated.
      if (!isTrusted) return
      for (const [selector, event] of CLICKS) {
        const label = (target as Element).closest(selector)?.textContent
        if (label) return send({ event, label: label.replace(/\s+/g, ' ').trim() })
      }
    },
    { capture: true, passive: true },
  )
}
