import type { BrowserGlobals } from '../browser-globals.ts'

/** Whether a link leads to another page of this site, in this tab. */
export function opensAnotherPage(link: HTMLAnchorElement, { origin, pathname, search }: Location): boolean {
  if (link.origin !== origin || link.target || link.hasAttribute('download')) return false
  return !link.hash || link.pathname !== pathname || link.search !== search
}

/**
 * Calls back for plain clicks on links to other pages of this site: main button, no modifier key, not handled by others.
 *
 * @param on where clicks are heard; the window hears them after all that is on the page
 */
export function onLinkClick(
  { page, view }: BrowserGlobals,
  clicked: (link: HTMLAnchorElement, event: MouseEvent) => void,
  on: Pick<Document | Window, 'addEventListener'> = page,
): void {
  on.addEventListener('click', (event) => {
    const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey, target } = event as MouseEvent
    if (defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return
    const link = (target as Element).closest('a')
    if (link && opensAnotherPage(link, view.location)) clicked(link, event as MouseEvent)
  })
}
