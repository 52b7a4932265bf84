import { onLinkClick } from './on-link-click.ts'
import type { World } from './world.ts'

/** The loading screen's words (specification section 2). */
const WAITING_WORDS = 'Thank You For Your Patience While Your Results Load'

/** On a fast line the next page is there before. */
const PATIENCE_MS = 400

/** Says that the next page of this site is on its way, when it is long in coming. */
export function noticeWaiting({ page, view }: World): void {
  let notice: HTMLElement | undefined
  let timer = 0

  const end = () => {
    view.clearTimeout(timer)
    notice?.remove()
  }

  onLinkClick({ page, view }, () => {
    end()
    const status = page.createElement('p')
    status.className = 'waiting night'
    // There before its words are, as some screen readers tell changes only.
    status.setAttribute('role', 'status')
    page.body.append(status)
    notice = status
    timer = view.setTimeout(() => {
      status.textContent = WAITING_WORDS
    }, PATIENCE_MS)
  })
  // The page may be kept and come back: without its notice.
  view.addEventListener('pagehide', end)
  // The visitor has stopped the browser. A second click stops the first page, too; its own notice has no words yet.
  view.navigation?.addEventListener('navigateerror', () => {
    if (notice?.textContent) end()
  })
}
