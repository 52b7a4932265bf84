import { element, whenShown } from './dom.ts'
import { setTabValue, tabValue } from './storage.ts'

/** Tab: the paths of this page and the previous one. */
export const CURRENT_PATH = 'current-path'
const PREVIOUS_PATH = 'previous-path'

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
export function rememberResults(product: string): void {
  setTabValue(RESULTS, `${product} ${location.pathname}${location.search}`)
}

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
