import type { BrowserGlobals } from '../../client/browser-globals.ts'
import { FIRST_KEY } from '../../client/keys.ts'

/**
 * Opens the search with the key `/`, unless it is typed into a field. A page's first key is pressed before this script is
 * loaded: every-page.ts dispatches it again.
 */
export function openSearchByKey({ page }: Pick<BrowserGlobals, 'page'>): void {
  const open = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event
    if (key !== '/' || altKey || ctrlKey || metaKey) return
    if ((target as Element).closest('input, textarea, select, [contenteditable]')) return
    const search = page.getElementById('site-search')
    if (!search?.showPopover || search.matches(':popover-open')) return
    event.preventDefault()
    search.showPopover()
  }
  page.addEventListener('keydown', open)
  page.addEventListener(FIRST_KEY, (event) => open(event as KeyboardEvent))
}
