import { whenShown } from './dom.ts'
import { setTabValue, tabValue } from './storage.ts'

/** Tab: the path of a clicked back link; followed by a list's path, its scroll offset. */
const BACK_TO = 'back-to'
const OFFSET = 'offset:'

/** These events of a visitor cancel scrolling by script. */
const INPUTS = ['wheel', 'pointerdown', 'keydown'] as const

/** A list's island that is still loading its address's results. */
const AWAITED = '.finder [data-requested]'

/**
 * Saves a list's scroll offset when the visitor leaves, and the clicked back link (`data-back`), since only those restore it. A list's own
 * back link clears its offset (rule F8).
 *
 * `data-offset-for` names the list to save for: the internal brand link, also on Home, saves the categories' offset, where a
 * brand's back link leads.
 */
export function saveScrollOffset(): void {
  const own = document.body.dataset.list && location.pathname
  let backTo = ''
  const save = (path = own) => {
    if (path) setTabValue(OFFSET + path, backTo ? '' : `${scrollY}`)
  }
  // At the click, too: a prerendered page may appear before this page's pagehide.
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest('a')
    if (!link || ctrlKey || metaKey || shiftKey) return
    backTo = link.dataset.back ? link.pathname : ''
    setTabValue(BACK_TO, backTo)
    save(link.dataset.offsetFor)
  })
  addEventListener('pagehide', () => {
    if (!backTo) save()
    backTo = ''
  })
}

const listeners = new Set<() => void>()

/** Runs something whenever a list shows other results. */
export function onResultsShown(run: () => void): void {
  listeners.add(run)
}

export function resultsShown(): void {
  for (const run of listeners) run()
}

/** Whether a link or address opened the page. After Back, Forward and reloads the browser restores the offset. */
function isFreshVisit(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opened?.type === 'navigate'
}

/** Wraps a scroll so that the visitor's first input cancels it. */
function untilInput(run: () => void): () => void {
  const inputs = new AbortController()
  const { signal } = inputs
  for (const input of INPUTS) addEventListener(input, () => inputs.abort(), { signal })
  return () => {
    if (!signal.aborted) run()
  }
}

/** Scrolls to the results now and, as the page may grow, once they are shown. */
export function scrollToResults(): void {
  const start = document.querySelector('[data-results-top]')
  const scroll = untilInput(() => {
    if (start) scrollBy({ top: start.getBoundingClientRect().top, behavior: 'instant' })
  })
  onResultsShown(scroll)
  scroll()
}

/** Whether the address's results, shown or awaited, are mostly below the window. */
function areResultsBelow(): boolean {
  const bar = document.querySelector('.filter-bar')
  const hasResults = document.querySelector(`${AWAITED}, [data-results]:not([hidden])`) !== null
  return hasResults && bar !== null && bar.getBoundingClientRect().bottom > innerHeight / 2
}

/**
 * Scrolls a newly opened list:
 * - by a back link: to its saved offset, after the list's delay;
 * - with filters in the address: to the results;
 * - after Back or a reload: again to the browser's offset, once the results are loaded.
 */
function scrollOpenedList(delayMs: number): void {
  const isBack = tabValue(BACK_TO) === location.pathname
  setTabValue(BACK_TO, undefined)
  const top = Number(tabValue(OFFSET + location.pathname) ?? 0)
  const isAwaited = () => document.querySelector(AWAITED) !== null
  const restore = untilInput(() => scrollTo({ top, behavior: 'instant' }))
  if (!isFreshVisit()) {
    if (isAwaited() && top) onResultsShown(restore)
  } else if (scrollY || location.hash) {
    // The browser has scrolled.
  } else if (isBack && top) {
    setTimeout(() => {
      if (isAwaited()) onResultsShown(restore)
      else restore()
    }, delayMs)
  } else if (areResultsBelow()) scrollToResults()
}

export function openList(): void {
  const { list } = document.body.dataset
  if (list) whenShown(() => scrollOpenedList(Number(list)))
}
