import { savedScrollOffset } from '../../browser/scroll-restoration/restore-scroll-offset.ts'
import { isReturnToResults } from '../../browser/visited-paths/return-to-results.ts'

/**
 * Scrolls to the filter bar on a page that is opened with choices in its address, where the bar is below the fold: a visitor who
 * opens a link to black fans wants to see those. After a reload or the browser's Back the saved offset is restored, as the
 * browser tried to before the results were there. Nothing is scrolled once the visitor has used the page, or when a back link
 * of one of the results leads here.
 */
export function scrollToResults(bar: Element, view: Window): void {
  if (view.navigator.userActivation?.hasBeenActive) return
  const [opened] = view.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type !== 'navigate') {
    const top = savedScrollOffset(view)
    if (top) view.scrollTo({ top, behavior: 'instant' })
    return
  }
  if (view.scrollY > 0 || isReturnToResults(view)) return
  if (bar.getBoundingClientRect().bottom > view.innerHeight / 2) bar.scrollIntoView({ behavior: 'instant' })
}
