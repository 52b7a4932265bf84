import { isReturnToResults } from '../browser/return-to-results.ts'

/**
 * Brings the bar and its results to the top of a page that was opened with choices in its address, where they begin below
 * the fold: who opens a link to black fans has come for them. A visitor who has scrolled, reloads or comes back from one of
 * the results keeps the place.
 */
export function scrollToResults(bar: Element, view: Window): void {
  const [opened] = view.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type !== 'navigate' || view.scrollY > 0 || isReturnToResults(view)) return
  if (bar.getBoundingClientRect().bottom > view.innerHeight / 2) bar.scrollIntoView({ behavior: 'instant' })
}
