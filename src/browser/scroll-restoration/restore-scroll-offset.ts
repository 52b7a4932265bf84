import type { BrowserGlobals } from '../browser-globals.ts'

/** Written by save-scroll-offset.ts. */
const BACK_TO = 'back-to'
const OFFSET = 'offset:'

/** The scroll offset saved for this list, in px; 0 when there is none. */
export function savedScrollOffset(view: Window): number {
  try {
    const { sessionStorage, location } = view
    return Number(sessionStorage.getItem(OFFSET + location.pathname))
  } catch {
    return 0
  }
}

/** An island that still loads the results of the address, and the event it sends when they are shown (use-shown-results.ts). */
const WAITING = '[data-asked]'
const SHOWN = 'results-shown'

/** Once the visitor has used the page, it is not scrolled any more. */
const INPUTS = ['wheel', 'pointerdown', 'keydown'] as const

/**
 * Restores a list's scroll offset after the list's delay, when the visitor has come by a back link of this site. The browser
 * restores it itself on Back and reload. For lists only: other pages open at the top.
 *
 * @param delayMs as `restoreDelayMs` gives it
 */
export function restoreScrollOffset({ page, view }: BrowserGlobals, delayMs: number): void {
  if (page.prerendering) {
    page.addEventListener('prerenderingchange', () => restoreScrollOffset({ page, view }, delayMs), {
      once: true,
    })
    return
  }
  try {
    const { sessionStorage, location } = view
    const isBack = sessionStorage.getItem(BACK_TO) === location.pathname
    sessionStorage.removeItem(BACK_TO)
    const top = savedScrollOffset(view)
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
    for (const input of INPUTS) view.addEventListener(input, stop, { once: true })
  } catch {
    // Storage is forbidden: lists open at their top.
  }
}
