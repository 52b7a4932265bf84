import { KINDS } from '../catalogue/kinds/product-kinds.ts'
import { CURRENT_PATH } from './keys.ts'
import { withoutMangling } from './state.ts'
import { isOwnAddress } from './visited-paths.ts'

/** The previous screen's path: the last one recorded in this tab, otherwise the referrer's. */
function previousPath(referrer: string, view: Window): string | null {
  try {
    const recorded = view.sessionStorage.getItem(CURRENT_PATH)
    const isOther = recorded && recorded !== view.location.pathname
    if (isOther && isOwnAddress(recorded, view.location)) return recorded
  } catch {
    // The browser blocks storage.
  }
  return pathOfReferrer(referrer, view)
}

function pathOfReferrer(referrer: string, { location }: Window): string | null {
  if (!referrer) return null
  const { origin, pathname } = new URL(referrer)
  return origin === location.origin && pathname !== location.pathname ? pathname : null
}

export function decodedPath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/**
 * Opens the page of an address with capitals, an extension or a sentence's punctuation: `/Ceiling-Fans`, `/contact.htm`, `/parts).`.
 * Stays on Page Not Found if there is none.
 */
export async function openCorrectedPage({ location, fetch }: Window): Promise<void> {
  const { pathname, search, hash } = location
  const corrected = withoutMangling(decodedPath(pathname).replace(/\/{2,}/g, '/'))
    .toLowerCase()
    .replace(/(\/index)?\.html?$/, '')
    .replace(/(?!^)\/$/, '')
  const path = encodeURI(corrected || '/')
  if (path === pathname) return
  const answer = await fetch(path, { method: 'HEAD' }).catch(() => undefined)
  if (answer?.ok) location.replace(path + search + hash)
}

/** Opens the product of a printed tag (`?tag=1`) whose page has moved, if the store has it: the last part of an address stays. */
export async function openMovedProduct({ location }: Window): Promise<void> {
  const { pathname, search, hash } = location
  if (!new URLSearchParams(search).has('tag')) return
  const { loadDiscontinuedOf, loadProducts } = await import('./product-data/load-products.ts')
  const lists = await Promise.all(KINDS.flatMap((kind) => [loadProducts(kind), loadDiscontinuedOf(kind)]))
  const name = pathname.split('/').findLast(Boolean)
  const product = lists.flat().find(({ productUrl }) => productUrl === name)
  if (product && product.url !== pathname) location.replace(product.url + search + hash)
}

/** Shows the requested path on Page Not Found, and links to the previous screen if there is one (rule F9). */
export function completeNotFoundPage(page: Document, view: Window): void {
  const path = page.getElementById('requested-path')
  if (path) {
    path.textContent = decodedPath(view.location.pathname)
    path.hidden = false
  }
  const link = page.getElementById('go-back')
  const previous = previousPath(page.referrer, view)
  if (!link || !previous) return
  link.textContent = link.dataset.back ?? link.textContent
  link.setAttribute('href', previous)
  // `history.back()` restores the scroll position, but is certain to get there only if its link was followed.
  const isNextInHistory = pathOfReferrer(page.referrer, view) === previous && !view.location.hash
  if (!isNextInHistory || view.history.length < 2) return
  link.addEventListener('click', (event) => {
    event.preventDefault()
    view.history.back()
  })
}
