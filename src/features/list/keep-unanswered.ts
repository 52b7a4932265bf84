import type { BrowserGlobals } from '../../client/browser-globals.ts'
import { UNANSWERED_KEY } from '../../client/keys.ts'
import type { ShowNotice } from './notice.ts'
import { changeList, savedItems } from './saved-list.ts'
import { countText, merged, readShortlist } from './shortlist.ts'

/** Puts on the list what was pressed on the page before and could not be answered there (answer-presses.ts). */
export function keepUnanswered({ view }: BrowserGlobals, showNotice: ShowNotice): void {
  try {
    const pressed = view.sessionStorage.getItem(UNANSWERED_KEY)
    view.sessionStorage.removeItem(UNANSWERED_KEY)
    if (!pressed) return
    const after = merged(savedItems(view), readShortlist(pressed).items)
    changeList(after, `Your list now has ${countText(after.length)}.`, showNotice, view)
  } catch {
    // Storage is forbidden.
  }
}
