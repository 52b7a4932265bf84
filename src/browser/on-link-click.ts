import type { BrowserGlobals } from './browser-globals.ts'

/** Whether a link leads to another page of this site, in this tab. */
export function leadsOn(link: HTMLAnchorElement, { origin, pathname, search }: Location): boolean {
  if (link.origin !== origin || link.target || link.hasAttribute('download')) return false
  return !link.hash || link.pathname !== pathname || link.search !== search
}

/** Calls back for ordinary clicks on links that lead on: no other button, no key held, nobody else's business. */
export function onLinkClick(
  { page, view }: BrowserGlobals,
  clicked: (link: HTMLAnchorElement) => void,
): void {
  page.addEventListener('click', (event) => {
    const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey, target } = event
    if (defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return
    const link = (target as Element).closest('a')
    if (link && leadsOn(link, view.location)) clicked(link)
  })
}
