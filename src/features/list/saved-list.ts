import { save, savedValue } from '../../client/state.ts'
import { type Entries, printList, readList } from './entries.ts'
import type { ShowNotice } from './notice.ts'

type View = Pick<Window, 'location' | 'localStorage'>

/** The visitor's own list, saved from visit to visit. */
export const savedEntries = (view: View = window): Entries => readList(savedValue('list', view) ?? '').entries

/** The visitor's list as an address writes it: equal texts are equal lists. */
export const savedListText = (view: View = window): string => printList(savedEntries(view))

export const STORAGE_FULL = 'Your browser’s storage is full, so this wasn’t saved. Your list hasn’t changed.'

/**
 * Saves another list and tells the visitor, with an Undo that does nothing once the list has changed again.
 *
 * @returns false if the device's storage is full; the visitor has been told
 */
export function changeList(
  entries: Entries,
  sentence: string,
  showNotice: ShowNotice,
  view: View = window,
): boolean {
  const before = savedListText(view)
  if (!save({ list: printList(entries) }, view)) {
    showNotice(STORAGE_FULL)
    return false
  }
  const after = savedListText(view)
  showNotice(sentence, () => {
    if (savedListText(view) === after) save({ list: before }, view)
  })
  return true
}
