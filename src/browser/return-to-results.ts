import type { BrowserGlobals } from './browser-globals.ts'
import { onLinkClick } from './on-link-click.ts'

/** The page that was opened from results, and the address of the results, parted by a space. */
const RESULTS = 'results'

/**
 * Leads the back link of a product that was opened from results to the same results. On a list it remembers, at every click on
 * a card, what the address asked for; on a product's page it gives the back link that address.
 */
export function returnToResults(globals: BrowserGlobals): void {
  const { page, view } = globals
  const { pathname } = view.location
  try {
    const [product, results] = view.sessionStorage.getItem(RESULTS)?.split(' ') ?? []
    const back = page.querySelector('a[data-back=list]')
    if (back && results && product === pathname) back.setAttribute('href', results)
  } catch {
    // Nothing is remembered here.
  }
  onLinkClick(globals, (link) => {
    if (!link.closest('[data-card]')) return
    try {
      const asked = view.location.search
      if (asked) view.sessionStorage.setItem(RESULTS, `${link.pathname} ${pathname}${asked}`)
      else view.sessionStorage.removeItem(RESULTS)
    } catch {
      // As above.
    }
  })
}
