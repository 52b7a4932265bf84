import { whenShown } from './dom.ts'
import { CURRENT_PATH, PREVIOUS_PATH } from './keys.ts'
import { setTabValue, tabValue } from './storage.ts'

/**
 * Records this tab's previous and current path (rule F9) whenever the page is shown. A reload is the same screen. Page Not Found isn't
 * recorded, so that Go Back never leads there.
 */
export function recordPath(): void {
  if (document.getElementById('go-back')) return
  const record = () => {
    const current = tabValue(CURRENT_PATH)
    if (current === location.pathname) return
    setTabValue(PREVIOUS_PATH, current ?? '')
    setTabValue(CURRENT_PATH, location.pathname)
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
export const rememberResults = (product: string): void =>
  setTabValue(RESULTS, `${product} ${location.pathname}${location.search}`)

const LABEL = 'Back to your results'

/** Points a product's back link to the filtered results that opened it. */
export function returnToResults(): void {
  const [product, results] = tabValue(RESULTS)?.split(' ') ?? []
  const back = document.querySelector<HTMLAnchorElement>('a[data-back=list]')
  if (!back || product !== location.pathname || !results || !isOwnAddress(results, location)) return
  const [path] = results.split('?')
  // After its arrow.
  if (back.lastChild && path !== back.getAttribute('href')) back.lastChild.textContent = LABEL
  back.setAttribute('href', results)
}
