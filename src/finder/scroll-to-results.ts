import { keptOffset } from '../browser/restore-offset.ts'
import { isReturnToResults } from '../browser/return-to-results.ts'

/**
 * Brings the bar and its results to the top of a page that was opened with choices in its address, where they begin below
 * the fold: who opens a link to black fans has come for them. A reload and the browser's Back find the place that was left:
 * the browser has looked for it before the results were there. A visitor who has touched the page, and one who comes back by a
 * link from one of the results, keeps the place.
 */
export function scrollToResults(bar: Element, view: Window): void {
  if (view.navigator.userActivation?.hasBeenActive) return
  const [opened] = view.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type !== 'navigate') {
    const top = keptOffset(view)
    if (top) view.scrollTo({ top, behavior: 'instant' })
    return
  }
  if (view.scrollY > 0 || isReturnToResults(view)) return
  if (bar.getBoundingClientRect().bottom > view.innerHeight / 2) bar.scrollIntoView({ behavior: 'instant' })
}
