import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { CURRENT_PATH, isOwnAddress } from '../../client/navigation.ts'
import { withoutMangling } from '../../client/state.ts'
import { tabValue } from '../../client/storage.ts'

/** The previous screen's path: the last one recorded in this tab, otherwise the referrer's. */
function previousPath(): string | null {
  const recorded = tabValue(CURRENT_PATH)
  const isOther = recorded && recorded !== location.pathname
  return isOther && isOwnAddress(recorded, location) ? recorded : pathOfReferrer()
}

function pathOfReferrer(): string | null {
  if (!document.referrer) return null
  const { origin, pathname } = new URL(document.referrer)
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
export async function openCorrectedPage(): Promise<void> {
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
export async function openMovedProduct(): Promise<void> {
  const { pathname, search, hash } = location
  if (!new URLSearchParams(search).has('tag')) return
  const { loadKind } = await import('../../client/products.ts')
  const kinds = await Promise.all(KINDS.map(loadKind))
  const name = pathname.split('/').findLast(Boolean)
  const product = kinds
    .flatMap(({ products, discontinued }) => [...products, ...discontinued])
    .find(({ productUrl }) => productUrl === name)
  if (product && product.url !== pathname) location.replace(product.url + search + hash)
}

/** Shows the requested path on Page Not Found, and links to the previous screen if there is one (rule F9). */
export function completeNotFoundPage(): void {
  const path = document.getElementById('requested-path')
  if (path) {
    path.textContent = decodedPath(location.pathname)
    path.hidden = false
  }
  const link = document.getElementById('go-back')
  const previous = previousPath()
  if (!link || !previous) return
  link.textContent = link.dataset.back ?? link.textContent
  link.setAttribute('href', previous)
  // `history.back()` restores the scroll position, but is certain to get there only if its link was followed.
  const isNextInHistory = pathOfReferrer() === previous && !location.hash
  if (!isNextInHistory || history.length < 2) return
  link.addEventListener('click', (event) => {
    event.preventDefault()
    history.back()
  })
}
