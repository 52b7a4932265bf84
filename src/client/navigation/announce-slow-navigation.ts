import type { BrowserGlobals } from '../browser-globals.ts'
import { onLinkClick } from './on-link-click.ts'

/** The text of the loading screen (rule F10). */
const NOTICE_TEXT = 'Thank You For Your Patience While Your Results Load'

/** On a fast connection, the next page is shown before then. */
const NOTICE_DELAY_MS = 400

/** Announces that the next page of this site is loading, when that takes long. */
export function announceSlowNavigation({ page, view }: BrowserGlobals): void {
  let notice: HTMLElement | undefined
  let timer = 0

  const remove = () => {
    view.clearTimeout(timer)
    notice?.remove()
  }

  onLinkClick({ page, view }, () => {
    remove()
    const status = page.createElement('p')
    status.className = 'notice night'
    // Added before its text: some screen readers announce only changes.
    status.setAttribute('role', 'status')
    page.body.append(status)
    notice = status
    timer = view.setTimeout(() => {
      status.textContent = NOTICE_TEXT
    }, NOTICE_DELAY_MS)
  })
  // The back/forward cache may restore the page: without its notice.
  view.addEventListener('pagehide', remove)
  // The visitor has stopped the load. A second click also cancels the first navigation, but its own notice has no text yet.
  const stop = () => {
    if (notice?.textContent) remove()
  }
  if (view.navigation) view.navigation.addEventListener('navigateerror', stop)
  // The only sign of it is that the visitor goes on using this page.
  else
    for (const input of ['pointerdown', 'keydown', 'wheel'])
      view.addEventListener(input, stop, { passive: true })
}
