import type { BrowserGlobals } from '../../client/browser-globals.ts'
import { LIST_PRESS, UNANSWERED_KEY } from '../../client/keys.ts'

/**
 * What `itemOfButton` says, as `printShortlist` writes it. Every page has this script, and a module shared with the list's would be one
 * more file before the first paint.
 */
function entryOf({ dataset, ownerDocument: page }: HTMLElement): string {
  const { keep, keepFinish } = dataset
  let { finish, keepSize: size, row } = dataset
  let room: string | null | undefined = new URLSearchParams(page.location.search).get('in')
  if (keepFinish !== undefined) {
    const chosen = 'form[data-finish-choice] :checked'
    const inputs = page.querySelectorAll<HTMLInputElement>(chosen)
    if (page.querySelector(`${chosen}:not(:default)`))
      finish = [...inputs].map(({ value }) => value).join('--')
    const meant = (name: string) => page.querySelector<HTMLElement>(`[data-${name}]`)?.dataset[name]
    size = meant('size')
    row = meant('row')
    room = meant('in')
  }
  return (
    keep +
    (finish ? `.${finish}` : '') +
    (size ? `_${size}` : '') +
    (row ? `*${row}` : '') +
    (room ? `@${room}` : '')
  )
}

/**
 * Loads the list's script for presses on Keep and My List, and hands them over in their order. Presses that it could not answer before
 * the visitor left go along to the next page, whose script of the list takes them up (keep-unanswered.ts).
 *
 * @param load resolves to nothing when the script cannot be had
 */
export function answerPresses({ page, view }: BrowserGlobals, load: () => Promise<unknown>): void {
  // Browsers answer two imports of one script in any order.
  const pressed = new Set<HTMLElement>()
  page.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-keep], [data-list-open], [data-list-menu]')
    if (!button) return
    pressed.add(button)
    if (!(await load())) return
    for (const one of pressed) {
      pressed.delete(one)
      one.dispatchEvent(new Event(LIST_PRESS, { bubbles: true }))
    }
  })
  view.addEventListener('pagehide', () => {
    try {
      const kept = [...pressed].filter(({ dataset }) => dataset.keep)
      const entries = kept.map(entryOf).join()
      if (entries) view.sessionStorage[UNANSWERED_KEY] = entries
    } catch {
      // Storage is full or forbidden.
    }
    // On Back they are on the list.
    pressed.clear()
  })
}
