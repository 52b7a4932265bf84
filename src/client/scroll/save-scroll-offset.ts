import type { BrowserGlobals } from '../browser-globals.ts'
import { BACK_TO, OFFSET } from '../keys.ts'

/**
 * Saves a list's scroll offset when the visitor leaves it, and records clicks on back links (`data-back`): only those restore
 * it (see open-list.ts). Leaving a list by its own back link clears its offset.
 *
 * A link with `data-offset-for` saves the offset for the list it names: the internal brand link is also on Home, and its offset
 * is that of the categories, where a brand's back link leads (rule F8).
 */
export function saveScrollOffset({ page, view }: BrowserGlobals): void {
  const own = page.body.dataset.list && view.location.pathname
  let backTo = ''

  const write = (key: string, value: string) => {
    try {
      view.sessionStorage.setItem(key, value)
    } catch {
      // Storage is full or forbidden: lists open at their top.
    }
  }
  const save = (path = own) => {
    if (path) write(OFFSET + path, backTo ? '' : `${view.scrollY}`)
  }

  // At the click, not only on pagehide: a prerendered page may be shown before this page's pagehide.
  page.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest('a')
    if (!link || ctrlKey || metaKey || shiftKey) return
    backTo = link.dataset.back ? link.pathname : ''
    write(BACK_TO, backTo)
    save(link.dataset.offsetFor)
  })
  view.addEventListener('pagehide', () => {
    if (!backTo) save()
    backTo = ''
  })
}
