import type { BrowserGlobals } from './browser-globals.ts'

/** Written here and read in last-screen.ts, in two files so that neither script of a page waits for a third. */
const CURRENT_PATH = 'current-path'
const PREVIOUS_PATH = 'previous-path'

/** On the window, when capturing: the page is turned to after it was prerendered, or is shown again by the back/forward cache. */
export const SHOWN = ['prerenderingchange', 'pageshow'] as const

/**
 * Records the previous and the current path of this tab (specification section 2) whenever the page is shown, and not
 * while it is prerendered. A reload is the same screen. Page Not Found is no screen to go back to and is not recorded.
 */
export function recordPath({ page, view }: BrowserGlobals): void {
  const record = () => {
    if (page.prerendering || page.getElementById('way-out')) return
    try {
      const { sessionStorage, location } = view
      const current = sessionStorage.getItem(CURRENT_PATH)
      if (current === location.pathname) return
      sessionStorage.setItem(CURRENT_PATH, location.pathname)
      sessionStorage.setItem(PREVIOUS_PATH, current ?? '')
    } catch {
      // Storage is full or forbidden: the visit goes on without a record.
    }
  }
  record()
  // Capturing, as one of the two is told to the document only.
  for (const event of SHOWN) view.addEventListener(event, record, true)
}
