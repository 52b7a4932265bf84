import type { BrowserGlobals } from '../browser-globals.ts'
import { isOwnAddress } from './is-own-address.ts'

/** Holds a product's path and the address of the results it was opened from, separated by a space; see use-shown-results.ts. */
const RESULTS = 'results'

/** Remembers that a product's page is opened from the filtered results of this address. */
export function rememberResults(view: Window, product: string): void {
  try {
    const { sessionStorage, location } = view
    sessionStorage.setItem(RESULTS, `${product} ${location.pathname}${location.search}`)
  } catch {
    // Storage is full or forbidden: the back link leads to the whole list.
  }
}

/** What the back link says where it leads to results of another list than the product's own. */
const LABEL = 'Back to your results'

/** Points the back link of a product that was opened from filtered results to those results. */
export function returnToResults({ page, view }: BrowserGlobals): void {
  try {
    const [product, results] = view.sessionStorage.getItem(RESULTS)?.split(' ') ?? []
    const back = page.querySelector<HTMLAnchorElement>('a[data-back=list]')
    if (!back || product !== view.location.pathname || !results || !isOwnAddress(results, view.location))
      return
    const [path] = results.split('?')
    // After its arrow.
    if (back.lastChild && path !== back.getAttribute('href')) back.lastChild.textContent = LABEL
    back.setAttribute('href', results)
  } catch {
    // Storage is forbidden: the back link leads to the whole list.
  }
}
