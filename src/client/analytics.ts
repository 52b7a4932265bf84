import { whenShown } from './dom.ts'

/** Pages post their counts here, and staff read them. */
export const COUNTS_PATH = '/counts'

/**
 * All counted events: `title` for staff, `privacy` for the privacy policy. A new kind also needs its format in
 * features/weekly-stats/counts.ts.
 */
export const COUNTED = {
  page: { title: 'Other pages', privacy: 'page views' },
  kept: { title: 'Products saved', privacy: 'products saved' },
  compared: { title: 'Products compared', privacy: 'products compared' },
  asked: { title: 'Products asked about', privacy: 'products asked about' },
  search: { title: 'Searches with no results', privacy: 'search words with no results' },
  filter: { title: 'Filters used', privacy: 'filters used' },
  room: { title: 'Room sizes', privacy: 'room sizes in whole feet' },
  tag: { title: 'Tags scanned', privacy: 'tags scanned' },
  call: { title: 'Calls, by page', privacy: 'taps on our phone number' },
  text: { title: 'Texts, by page', privacy: 'taps on “Text us”' },
  directions: { title: 'Directions requested, by page', privacy: 'taps on directions' },
  from: { title: 'Where visitors came from', privacy: 'the site that visitors came from' },
} as const

export type Counted = keyof typeof COUNTED

/** Events since the last beacon, one line each: `kept alder-52`. */
const lines = new Set<string>()

/**
 * Counts an event when the visitor leaves the page, if the site counts at all.
 *
 * @param value the product, words, room size or page
 */
export function trackEvent(kind: Counted, value: string): void {
  lines.add(`${kind} ${value}`)
}

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean
  }
}

/**
 * Counts page views, referrers, calls and directions, too, and sends all events as one beacon when the visitor leaves. Nothing identifies
 * the visitor. A lost beacon isn't sent again.
 */
export function countVisits(): void {
  if (navigator.globalPrivacyControl) return
  whenShown(() => {
    trackEvent('page', location.pathname)
    const from = document.referrer.split('/')[2]
    if (from && from !== location.host) trackEvent('from', from)
  })
  // Restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && trackEvent('page', location.pathname))

  // Capturing, so that no other listener can stop it.
  document.addEventListener(
    'click',
    ({ target }) => {
      const { href = '' } = (target as Element).closest('a') ?? {}
      if (href.startsWith('tel:')) trackEvent('call', location.pathname)
      if (href.startsWith('sms:')) trackEvent('text', location.pathname)
      if (href.includes('/maps/dir')) trackEvent('directions', location.pathname)
    },
    true,
  )

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden || lines.size === 0) return
    // Some browsers can switch beacons off.
    navigator.sendBeacon?.(COUNTS_PATH, [...lines].join('\n'))
    lines.clear()
  })
}
