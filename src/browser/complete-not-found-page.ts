import { lastScreen } from './last-screen.ts'

/** The path of the screen before this one: as this tab has recorded it, else as the browser tells it. */
function previousPath(referrer: string, view: Window): string | null {
  const recorded = lastScreen(view)
  if (recorded && recorded !== view.location.pathname) return recorded
  return pathOfReferrer(referrer, view)
}

function pathOfReferrer(referrer: string, { location }: Window): string | null {
  if (!referrer) return null
  const { origin, pathname } = new URL(referrer)
  return origin === location.origin && pathname !== location.pathname ? pathname : null
}

function decodedPath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/**
 * Completes Page Not Found: names the address that was asked for, and turns the way home into the way back to the
 * previous screen when there is one (specification section 2).
 */
export function completeNotFoundPage(page: Document, view: Window): void {
  const path = page.getElementById('requested-path')
  if (path) {
    path.textContent = decodedPath(view.location.pathname)
    path.hidden = false
  }
  const link = page.getElementById('way-out')
  const previous = previousPath(page.referrer, view)
  if (!link || !previous) return
  link.textContent = link.dataset.back ?? link.textContent
  link.setAttribute('href', previous)
  // The browser's own way back finds the place on that screen again, but is sure to lead there only from its link.
  const isNextInHistory = pathOfReferrer(page.referrer, view) === previous && !view.location.hash
  if (!isNextInHistory || view.history.length < 2) return
  link.addEventListener('click', (event) => {
    event.preventDefault()
    view.history.back()
  })
}
