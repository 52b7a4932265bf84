import type { BrowserGlobals } from './browser-globals.ts'

/** As keep-offset.ts writes them. */
const BACK_TO = 'back-to'
const OFFSET = 'offset:'

/** Where a list was left, in px; 0 when that is not known. */
export function keptOffset(view: Window): number {
  try {
    const { sessionStorage, location } = view
    return Number(sessionStorage.getItem(OFFSET + location.pathname))
  } catch {
    return 0
  }
}

/** Results that the address asks for are on their way, and told to be there (see use-results.ts). */
const WAITING = '[data-asked]'
const SHOWN = 'results-shown'

/** Signs that the visitor has taken the page in hand; from then on it is not moved. */
const SIGNS = ['wheel', 'pointerdown', 'keydown'] as const

/**
 * Scrolls a list to where it was left when a back link of this site has led to it, after the list's delay. The browser's
 * own Back and reload are left to the browser. For lists only: other pages open at the top.
 */
export function restoreOffset({ page, view }: BrowserGlobals, delayMs: number): void {
  if (page.prerendering) {
    page.addEventListener('prerenderingchange', () => restoreOffset({ page, view }, delayMs), { once: true })
    return
  }
  try {
    const { sessionStorage, location } = view
    const isBack = sessionStorage.getItem(BACK_TO) === location.pathname
    sessionStorage.removeItem(BACK_TO)
    const top = keptOffset(view)
    if (!isBack || !top) return
    const ended = new AbortController()
    const scroll = () => {
      if (!view.scrollY) view.scrollTo({ top, behavior: 'instant' })
    }
    const timer = view.setTimeout(() => {
      if (!page.querySelector(WAITING)) scroll()
      else page.addEventListener(SHOWN, scroll, { once: true, signal: ended.signal })
    }, delayMs)
    const stop = () => {
      view.clearTimeout(timer)
      ended.abort()
    }
    for (const sign of SIGNS) view.addEventListener(sign, stop, { once: true })
  } catch {
    // Nothing is remembered here.
  }
}
