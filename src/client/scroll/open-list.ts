import type { BrowserGlobals } from '../browser-globals.ts'
import { isOpenedAnew } from '../is-opened-anew.ts'
import { BACK_TO, OFFSET, RESULTS_SHOWN } from '../keys.ts'
import { layOutWhole } from '../lay-out-later.ts'
import { INPUTS, landOnResults } from './land-on-results.ts'

/** A list's island that is still loading the results its address asks for. */
const WAITING = '.finder [data-asked]'

/** Whether the address of a page asks for results, by narrowing or sorting its list: they are shown, or will be. */
const isAskedForResults = (page: Document): boolean =>
  page.querySelector(`${WAITING}, [data-results]:not([hidden])`) !== null

/** What the tab remembers about this list; nothing where storage is forbidden. */
function remembered(view: Window) {
  try {
    const { sessionStorage, location } = view
    const isBack = sessionStorage.getItem(BACK_TO) === location.pathname
    sessionStorage.removeItem(BACK_TO)
    return { isBack, top: Number(sessionStorage.getItem(OFFSET + location.pathname)) }
  } catch {
    return { isBack: false, top: 0 }
  }
}

/** Whether a list's filter bar is so far down that hardly any results show below it. */
function isBelowFold(page: Document, { innerHeight }: Window): boolean {
  const bar = page.querySelector('.filter-bar')
  return bar !== null && bar.getBoundingClientRect().bottom > innerHeight / 2
}

interface Offset {
  /** In px. */
  top: number
  /** How long the list is shown before. */
  delayMs: number
  /** Whether the browser also restores it, and has scrolled as far as the page reached before its results loaded. */
  isTriedByBrowser: boolean
}

/**
 * Scrolls a list to an offset after the delay, and not before the results that its address asks for are shown. Does nothing
 * once the visitor has used the page or something else has scrolled it.
 */
function restoreScrollOffset(
  { page, view }: BrowserGlobals,
  { top, delayMs, isTriedByBrowser }: Offset,
): void {
  const ended = new AbortController()
  const { signal } = ended
  const scroll = () => {
    if (!view.scrollY || isTriedByBrowser) view.scrollTo({ top, behavior: 'instant' })
  }
  const timer = view.setTimeout(() => {
    if (page.querySelector(WAITING)) page.addEventListener(RESULTS_SHOWN, scroll, { once: true, signal })
    else scroll()
  }, delayMs)
  const stop = () => {
    view.clearTimeout(timer)
    ended.abort()
  }
  for (const input of INPUTS) view.addEventListener(input, stop, { once: true, signal })
}

/**
 * Where a list opens, once it is shown and not while it is prerendered:
 * - at the offset it was left at, after the list's delay, when the visitor has come by a back link of this site;
 * - on the results, when its address asks for some: a link to black fans leads to those, from wherever it is followed;
 * - else at its top. On Back and reload the browser restores the offset itself, but is too early where results are loaded.
 *
 * A page that has been scrolled already, or that is opened at a place of its own (`#room`), is left alone.
 *
 * @param delayMs as `restoreDelayMs` gives it
 */
export function openList({ page, view }: BrowserGlobals, delayMs: number): void {
  if (page.prerendering) {
    page.addEventListener('prerenderingchange', () => openList({ page, view }, delayMs), { once: true })
    return
  }
  const { isBack, top } = remembered(view)
  if (isBack) layOutWhole({ page, view })
  const isAsked = isAskedForResults(page)
  if (!isOpenedAnew(view)) {
    if (isAsked && top) restoreScrollOffset({ page, view }, { top, delayMs: 0, isTriedByBrowser: true })
  } else if (!view.scrollY && !view.location.hash) {
    if (isBack && top) restoreScrollOffset({ page, view }, { top, delayMs, isTriedByBrowser: false })
    else if (isAsked && isBelowFold(page, view)) landOnResults({ page, view })
  }
}
