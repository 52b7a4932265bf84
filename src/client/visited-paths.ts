import { whenShown } from './dom.ts'
import { CURRENT_PATH, PREVIOUS_PATH } from './keys.ts'

/**
 * Records the previous and the current path of this tab (rule F9) whenever the page is shown. A reload is the same screen. Page Not Found
 * is not recorded, as nobody wants to go back to it.
 */
export function recordPath(): void {
  if (document.getElementById('go-back')) return
  const record = () => {
    try {
      const current: string | undefined = sessionStorage[CURRENT_PATH]
      if (current === location.pathname) return
      sessionStorage[PREVIOUS_PATH] = current ?? ''
      sessionStorage[CURRENT_PATH] = location.pathname
    } catch {
      // The browser blocks storage, or it is full: nothing is recorded.
    }
  }
  whenShown(record)
  addEventListener('pageshow', ({ persisted }) => persisted && record())
}

/**
 * Whether a text from the device's storage is a path of this site as pages record it, with or without a query. Nothing else may
 * become a link: not `javascript:…`, nor `//elsewhere.example`.
 */
export function isOwnAddress(text: string, { origin }: Pick<Location, 'origin'>): boolean {
  try {
    const { pathname, search } = new URL(text, origin)
    return pathname + search === text
  } catch {
    return false
  }
}

/** Holds a product's path and the address of the results it was opened from, separated by a space. */
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

/** The label of a back link to the results of another list than the product's own. */
const LABEL = 'Back to your results'

/** Points the back link of a product that was opened from filtered results to those results. */
export function returnToResults(): void {
  try {
    const [product, results] = sessionStorage.getItem(RESULTS)?.split(' ') ?? []
    const back = document.querySelector<HTMLAnchorElement>('a[data-back=list]')
    if (!back || product !== location.pathname || !results || !isOwnAddress(results, location)) return
    const [path] = results.split('?')
    // After its arrow.
    if (back.lastChild && path !== back.getAttribute('href')) back.lastChild.textContent = LABEL
    back.setAttribute('href', results)
  } catch {
    // The browser blocks storage: the back link leads to the whole list.
  }
}
