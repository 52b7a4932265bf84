import type { BrowserGlobals } from '../browser-globals.ts'
import { INPUTS } from './inputs.ts'
import { SHOWN, WAITING } from './shown-results.ts'

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
export function restoreScrollOffset(
  { page, view }: BrowserGlobals,
  { top, delayMs, isTriedByBrowser }: Offset,
): void {
  const ended = new AbortController()
  const { signal } = ended
  const scroll = () => {
    if (!view.scrollY || isTriedByBrowser) view.scrollTo({ top, behavior: 'instant' })
  }
  const timer = view.setTimeout(() => {
    if (page.querySelector(WAITING)) page.addEventListener(SHOWN, scroll, { once: true, signal })
    else scroll()
  }, delayMs)
  const stop = () => {
    view.clearTimeout(timer)
    ended.abort()
  }
  for (const input of INPUTS) view.addEventListener(input, stop, { once: true, signal })
}
