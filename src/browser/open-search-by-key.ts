import type { BrowserGlobals } from './browser-globals.ts'

/** Opens the search with the key `/`, as readers of long lists know it, unless the key is being typed somewhere. */
export function openSearchByKey({ page }: Pick<BrowserGlobals, 'page'>): void {
  page.addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey } = event
    if (key !== '/' || altKey || ctrlKey || metaKey) return
    if ((target as Element).closest('input, textarea, select, [contenteditable]')) return
    const search = page.getElementById('site-search')
    if (!search?.showPopover) return
    event.preventDefault()
    search.showPopover()
  })
}
