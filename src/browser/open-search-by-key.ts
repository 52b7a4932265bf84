import type { BrowserGlobals } from './browser-globals.ts'

/**
 * Opens the search with the key `/`, as readers of long lists know it, unless the key is being typed somewhere. A page's
 * first key comes before this script: visit.ts tells it afterwards, as `key`.
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
  page.addEventListener('key', (event) => open(event as KeyboardEvent))
}
