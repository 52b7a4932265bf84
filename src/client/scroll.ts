import { whenShown } from './dom.ts'
import { BACK_TO, OFFSET } from './keys.ts'

/** Once the visitor has used the page, it is no longer scrolled. */
const INPUTS = ['wheel', 'pointerdown', 'keydown'] as const

/** A list's island that is still loading the results its address asks for. */
const AWAITED = '.finder [data-asked]'

function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // The browser blocks storage, or it is full: lists open at their top.
  }
}

/**
 * Saves a list's scroll offset when the visitor leaves it, and which back link (`data-back`) was clicked: only those restore it. Leaving
 * a list by its own back link clears its offset (rule F8).
 *
 * A link with `data-offset-for` saves the offset for the list it names: the internal brand link is also on Home, and its offset
 * is that of the categories, where a brand's back link leads.
 */
export function saveScrollOffset(): void {
  const own = document.body.dataset.list && location.pathname
  let backTo = ''
  const save = (path = own) => {
    if (path) write(OFFSET + path, backTo ? '' : `${scrollY}`)
  }
  // At the click, not only on pagehide: a prerendered page may be shown before this page's pagehide.
  document.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest('a')
    if (!link || ctrlKey || metaKey || shiftKey) return
    backTo = link.dataset.back ? link.pathname : ''
    write(BACK_TO, backTo)
    save(link.dataset.offsetFor)
  })
  addEventListener('pagehide', () => {
    if (!backTo) save()
    backTo = ''
  })
}

/** The tab's memory of this list, empty if the browser blocks storage. */
function remembered() {
  try {
    const isBack = sessionStorage.getItem(BACK_TO) === location.pathname
    sessionStorage.removeItem(BACK_TO)
    return { isBack, top: Number(sessionStorage.getItem(OFFSET + location.pathname)) }
  } catch {
    return { isBack: false, top: 0 }
  }
}

const listeners = new Set<() => void>()

/** Calls back whenever a list shows other results. Returns the function that unsubscribes. */
export function onResultsShown(run: () => void): () => void {
  listeners.add(run)
  return () => void listeners.delete(run)
}

export function resultsShown(): void {
  for (const run of listeners) run()
}

/** Whether a page was opened by a link or its address: not by Back, Forward or a reload, where the browser restores the offset. */
function isOpenedAnew(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opened?.type === 'navigate'
}

/** Events of a visitor who uses the page: they cancel the scroll. */
function untilInput(run: () => void): () => void {
  const inputs = new AbortController()
  const { signal } = inputs
  for (const input of INPUTS) addEventListener(input, () => inputs.abort(), { signal })
  return () => {
    if (!signal.aborted) run()
  }
}

/** Scrolls to the results: now and, as the page may grow, once they are shown. */
export function scrollToResults(): void {
  const start = document.querySelector('[data-results-top]')
  const scroll = untilInput(() => {
    if (start) scrollBy({ top: start.getBoundingClientRect().top, behavior: 'instant' })
  })
  onResultsShown(scroll)
  scroll()
}

/** Whether the address asks for results, shown or awaited, and hardly any of them are in the window. */
function areResultsBelow(): boolean {
  const bar = document.querySelector('.filter-bar')
  const isAsked = document.querySelector(`${AWAITED}, [data-results]:not([hidden])`) !== null
  return isAsked && bar !== null && bar.getBoundingClientRect().bottom > innerHeight / 2
}

/**
 * Scrolls a list that has just been shown:
 * - to the offset it was left at, after the list's delay, when the visitor has come by a back link of this site;
 * - to its results, when its address asks for some: a link to black fans leads to those, wherever it is;
 * - else not at all. On Back and reload the browser restores the offset itself, but is too early for results that are loaded.
 *
 * @param delayMs as `restoreDelayMs` returns it
 */
function scrollOpenedList(delayMs: number): void {
  const { isBack, top } = remembered()
  const isAwaited = () => document.querySelector(AWAITED) !== null
  const restore = untilInput(() => scrollTo({ top, behavior: 'instant' }))
  if (!isOpenedAnew()) {
    if (isAwaited() && top) onResultsShown(restore)
  } else if (scrollY || location.hash) {
    // The browser has scrolled already.
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
