import { COUNTS_PATH } from '../keys.ts'
import type { Counted } from './counted.ts'
import { takeEvents } from './track-event.ts'

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean
  }
}

/**
 * Counts page views, referrers, calls, directions and tools' events, and sends them as one beacon when the visitor leaves, one line
 * each: `kept alder-52`. Nothing identifies the visitor. A lost beacon isn't sent again.
 */
export function countVisits({
  page,
  view,
}: {
  page: Document & { prerendering?: boolean }
  view: Window
}): void {
  const { location, navigator } = view
  if (navigator.globalPrivacyControl) return
  const lines = new Set<string>()
  const count = (kind: Counted, value: string) => lines.add(`${kind} ${value}`)

  const countView = () => {
    count('page', location.pathname)
    const from = page.referrer.split('/')[2]
    if (from && from !== location.host) count('from', from)
  }
  if (page.prerendering) page.addEventListener('prerenderingchange', countView, { once: true })
  else countView()
  // Restored from the back/forward cache.
  view.addEventListener('pageshow', ({ persisted }) => persisted && count('page', location.pathname))

  // Capturing, so that no other listener can stop it.
  page.addEventListener(
    'click',
    ({ target }) => {
      const { href = '' } = (target as Element).closest('a') ?? {}
      if (href.startsWith('tel:')) count('call', location.pathname)
      if (href.startsWith('sms:')) count('text', location.pathname)
      if (href.includes('/maps/dir')) count('directions', location.pathname)
    },
    true,
  )

  page.addEventListener('visibilitychange', () => {
    if (!page.hidden) return
    for (const event of takeEvents()) count(...event)
    if (lines.size === 0) return
    try {
      navigator.sendBeacon(COUNTS_PATH, [...lines].join('\n'))
    } catch {
      // Not counted.
    }
    lines.clear()
  })
}
