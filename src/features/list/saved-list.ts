import { save, savedValue } from '../../client/state.ts'
import type { ShowNotice } from './notice.ts'
import { printShortlist, readShortlist, type Shortlist } from './shortlist.ts'

type View = Pick<Window, 'location' | 'localStorage'>

/** The visitor's own list, kept from visit to visit. */
export const savedItems = (view: View = window): Shortlist =>
  readShortlist(savedValue('list', view) ?? '').items

/** The same as an address writes it: the same text means the same list. */
export const savedListText = (view: View = window): string => printShortlist(savedItems(view))

/** Stores another list; false where the device is full. */
export const saveItems = (items: Shortlist, view: View = window): boolean =>
  save({ list: printShortlist(items) }, view)

export const NO_ROOM = 'Your browser has no room left to keep this. Your list is as it was.'

/**
 * Stores another list and tells the visitor, with an undo that does nothing once the list has changed again. Also tells where the
 * device has no room for it.
 *
 * @returns whether it is stored
 */
export function changeList(
  items: Shortlist,
  sentence: string,
  showNotice: ShowNotice,
  view: View = window,
): boolean {
  const before = savedItems(view)
  if (!saveItems(items, view)) {
    showNotice(NO_ROOM)
    return false
  }
  const after = savedListText(view)
  showNotice(sentence, () => {
    if (savedListText(view) === after) saveItems(before, view)
  })
  return true
}
