import { element } from './dom.ts'

/** The text of the loading screen (rule F10). */
const NOTICE_TEXT = 'Thank You For Your Patience While Your Results Load'
const NOTICE_DELAY_MS = 400

const SHARED_PICTURE = 'product-picture'

/** Calls back for plain clicks on links to other pages of this site: main button, no modifier key, not handled by others. */
export function onLinkClick(clicked: (link: HTMLAnchorElement) => void): void {
  document.addEventListener('click', (event) => {
    const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey, target } = event
    if (defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return
    const link = (target as Element).closest('a')
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    const isOnThisPage = link.pathname === location.pathname && link.search === location.search
    if (!link.hash || !isOnThisPage) clicked(link)
  })
}

function announceSlowPages(): void {
  const status = element('p', { className: 'notice night', role: 'status' })
  let timer = 0
  const remove = () => {
    clearTimeout(timer)
    status.remove()
  }
  onLinkClick(() => {
    remove()
    status.textContent = ''
    // Added before its text, since some screen readers announce only changes.
    document.body.append(status)
    timer = window.setTimeout(() => {
      status.textContent = NOTICE_TEXT
    }, NOTICE_DELAY_MS)
  })
  // Before the page goes into the back/forward cache.
  addEventListener('pagehide', remove)
  // The visitor stopped the load and continues on this page.
  for (const input of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(input, () => status.textContent && remove(), { passive: true })
}

/** Makes a clicked card's photo the shared element of the view transition to the product, and back. */
function sharePicture(): void {
  let picture: HTMLElement | null | undefined
  onLinkClick((link) => {
    picture?.style.removeProperty('view-transition-name')
    picture = link.closest('[data-card]')?.querySelector('img')
    picture?.style.setProperty('view-transition-name', SHARED_PICTURE)
  })
}

/** Closes menu, search and list, so that Back shows the page. A comparison is in the address and stays open. */
function closeSheets(): void {
  if ('popover' in document.body)
    for (const sheet of document.querySelectorAll<HTMLElement>(':popover-open')) sheet.hidePopover()
  if (!/[?&]compare=/.test(location.search))
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
}

export function prepareToLeave(): void {
  announceSlowPages()
  sharePicture()
  addEventListener('pagehide', closeSheets)
  // Focus must not be under an open sheet. Not on focusin, as a click on a label focuses main briefly.
  document.addEventListener('keyup', ({ key }) => {
    if (key !== 'Tab' || !('popover' in document.body)) return
    const sheet = document.querySelector<HTMLElement>('[popover=auto]:popover-open')
    if (sheet && !sheet.contains(document.activeElement)) sheet.hidePopover()
  })
}
