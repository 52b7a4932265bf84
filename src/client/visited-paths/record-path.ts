import type { BrowserGlobals } from '../browser-globals.ts'
import { CURRENT_PATH, PREVIOUS_PATH } from '../keys.ts'

/** Events, captured on the window, of a page that is shown after prerendering or again from the back/forward cache. */
export const SHOWN = ['prerenderingchange', 'pageshow'] as const

/**
 * Records the previous and the current path of this tab (rule F9) whenever the page is shown, not while it is
 * prerendered. A reload is the same screen. Page Not Found is not recorded, as nobody wants to go back to it.
 */
export function recordPath({ page, view }: BrowserGlobals): void {
  const record = () => {
    if (page.prerendering || page.getElementById('go-back')) return
    try {
      const { sessionStorage, location } = view
      const current: string | undefined = sessionStorage[CURRENT_PATH]
      if (current === location.pathname) return
      sessionStorage[PREVIOUS_PATH] = current ?? ''
      sessionStorage[CURRENT_PATH] = location.pathname
    } catch {
      // Storage is full or forbidden: nothing is recorded.
    }
  }
  record()
  // Capturing, as one of the two is dispatched on the document only.
  for (const event of SHOWN) view.addEventListener(event, record, true)
}
