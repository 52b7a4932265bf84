import type { BrowserGlobals } from '../browser-globals.ts'

/** A link that is scrolled past is not meant. */
const STILL_MS = 1000
/** A server that takes longer to answer than this, in ms, is at the end of a slow line. */
const SLOW_ANSWER_MS = 500
/** In pages of 14 KiB, what a visitor may be sent in vain. */
const MOST = 6

function isSlow({ performance }: Window): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return !opened || opened.responseStart - opened.requestStart > SLOW_ANSWER_MS
}

/**
 * Fetches the pages of links that stand still in sight, one after the other, six of them at most: a finger presses with less
 * notice than an answer takes. Safari and Firefox do not say how quick the line is; how this page came tells.
 *
 * @param fetchPage fetches the page of a link, unless it is there
 */
export function fetchInSight(
  { page, view }: BrowserGlobals,
  fetchPage: (link: HTMLAnchorElement) => Promise<unknown> | undefined,
): void {
  const { IntersectionObserver } = view as Window & Partial<typeof globalThis>
  if (!IntersectionObserver || isSlow(view)) return
  const timers = new Map<Element, number>()
  let fetched = 0
  let turn: Promise<unknown> = Promise.resolve()

  const take = (link: HTMLAnchorElement) => {
    turn = turn.then(() => {
      if (fetched === MOST || page.hidden) return
      const answer = fetchPage(link)
      if (answer) fetched += 1
      return answer
    })
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        view.clearTimeout(timers.get(target))
        if (isIntersecting) {
          const link = target as HTMLAnchorElement
          timers.set(
            link,
            view.setTimeout(() => take(link), STILL_MS),
          )
        }
      }
    },
    { threshold: 1 },
  )
  for (const link of page.querySelectorAll('main a[href]')) observer.observe(link)
}
