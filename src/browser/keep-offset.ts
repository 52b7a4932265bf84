import type { BrowserGlobals } from './browser-globals.ts'

/** As restore-offset.ts reads them, in two files so that no script of a page waits for another. */
const BACK_TO = 'back-to'
const OFFSET = 'offset:'

/**
 * Keeps a list's scroll offset when it is left, and marks the clicks on back links (`data-back`), which alone restore it
 * (see restore-offset.ts). A list that is left by its own back link is forgotten.
 *
 * A link with `data-offset-for` keeps the offset for the list it names: the internal brand link is on Home, too, and its
 * offset is the one of the categories, to which a brand's back link leads (specification sections 2 and 4).
 */
export function keepOffset({ page, view }: BrowserGlobals): void {
  const own = page.body.dataset.list && view.location.pathname
  let backTo = ''

  const write = (key: string, value: string) => {
    try {
      view.sessionStorage.setItem(key, value)
    } catch {
      // Storage is full or forbidden: lists open at their top.
    }
  }
  const keep = (path = own) => {
    if (path) write(OFFSET + path, backTo ? '' : String(Math.round(view.scrollY)))
  }

  // At once, and not only on pagehide: a prerendered page may be shown before this one hears that it is hidden.
  page.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest('a')
    if (!link || ctrlKey || metaKey || shiftKey) return
    backTo = link.dataset.back ? link.pathname : ''
    write(BACK_TO, backTo)
    keep(link.dataset.offsetFor)
  })
  view.addEventListener('pagehide', () => {
    if (!backTo) keep()
    backTo = ''
  })
}
