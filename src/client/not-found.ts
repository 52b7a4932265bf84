import { CURRENT_PATH } from './keys.ts'
import { withoutMangling } from './state.ts'
import { isOwnAddress } from './visited-paths.ts'

/** The path of the screen before this one: the last one that this tab has recorded, else the referrer's. */
function previousPath(referrer: string, view: Window): string | null {
  try {
    const recorded = view.sessionStorage.getItem(CURRENT_PATH)
    const isOther = recorded && recorded !== view.location.pathname
    if (isOther && isOwnAddress(recorded, view.location)) return recorded
  } catch {
    // Storage is forbidden: nothing is recorded.
  }
  return pathOfReferrer(referrer, view)
}

function pathOfReferrer(referrer: string, { location }: Window): string | null {
  if (!referrer) return null
  const { origin, pathname } = new URL(referrer)
  return origin === location.origin && pathname !== location.pathname ? pathname : null
}

/** A path as it is read; one that is encoded badly as it is. */
export function decodedPath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/**
 * Leads to the page that an address means but for capitals, an ending or the punctuation of a sentence: `/Ceiling-Fans`,
 * `/contact.htm`, `/parts).`. Stays on Page Not Found where this site has no such page.
 */
export async function leadToMeantPage({ location, fetch }: Window): Promise<void> {
  const { pathname, search, hash } = location
  const meant = withoutMangling(decodedPath(pathname).replace(/\/{2,}/g, '/'))
    .toLowerCase()
    .replace(/(\/index)?\.html?$/, '')
    .replace(/(?!^)\/$/, '')
  const path = encodeURI(meant || '/')
  if (path === pathname) return
  // Offline, the page says what it can.
  const answer = await fetch(path, { method: 'HEAD' }).catch(() => undefined)
  if (answer?.ok) location.replace(path + search + hash)
}

/**
 * Completes Page Not Found: shows the requested address, and turns the link to Home into a link to the previous screen when
 * there is one (rule F9).
 */
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
  // `history.back()` also restores the scroll position, but leads there for certain only when its link was followed.
  const isNextInHistory = pathOfReferrer(page.referrer, view) === previous && !view.location.hash
  if (!isNextInHistory || view.history.length < 2) return
  link.addEventListener('click', (event) => {
    event.preventDefault()
    view.history.back()
  })
}
