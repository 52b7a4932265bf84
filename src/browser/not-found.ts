/** Whether the visitor came from another page of this site, so that there is something to go back to. */
function hasPreviousScreen(page: Document, view: Window): boolean {
  if (!page.referrer || view.history.length < 2) return false
  return new URL(page.referrer).origin === view.location.origin
}

/**
 * Completes Page Not Found: names the address that was asked for, and turns the way home into the way back when the
 * visitor came from a page of this site (specification section 2).
 */
export function offerWayOut(page: Document, view: Window): void {
  const path = page.getElementById('requested-path')
  if (path) {
    path.textContent = decodedPath(view.location.pathname)
    path.hidden = false
  }
  const link = page.getElementById('way-out')
  if (!link || !hasPreviousScreen(page, view)) return
  link.textContent = link.dataset.back ?? link.textContent
  link.setAttribute('href', page.referrer)
  link.addEventListener('click', (event) => {
    event.preventDefault()
    view.history.back()
  })
}

function decodedPath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
