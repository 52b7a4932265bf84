import { whenShown } from './dom.ts'
import { CURRENT_PATH, PREVIOUS_PATH } from './keys.ts'

/**
 * Records this tab's previous and current path (rule F9) whenever the page is shown. A reload is the same screen. Page Not Found isn't
 * recorded, so that Go Back never leads there.
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
      // Storage is blocked or full.
    }
  }
  whenShown(record)
  addEventListener('pageshow', ({ persisted }) => persisted && record())
}

/**
 * Whether a text from storage is a path of this site, with or without a query. Nothing else may become a link, such as `javascript:…` or
 * `//elsewhere.example`.
 */
export function isOwnAddress(text: string, { origin }: Pick<Location, 'origin'>): boolean {
  try {
    const { pathname, search } = new URL(text, origin)
    return pathname + search === text
  } catch {
    return false
  }
}

/** Tab: a product's path, a space, and the address of its results. */
const RESULTS = 'results'

/** Saves that this page's filtered results opened a product. */
export function rememberResults(product: string): void {
  try {
    sessionStorage.setItem(RESULTS, `${product} ${location.pathname}${location.search}`)
  } catch {
    // Storage is blocked or full: the back link leads to the whole list.
  }
}

const LABEL = 'Back to your results'

/** Points a product's back link to the filtered results that opened it. */
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
    // Storage is blocked: the back link leads to the whole list.
  }
}
