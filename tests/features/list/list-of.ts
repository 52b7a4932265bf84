import { savedListText, saveItems } from '../../../src/features/list/saved-list.ts'
import type { Shortlist } from '../../../src/features/list/shortlist.ts'

/** The list of a view. */
export const listOf = (view: Window) => ({
  text: () => savedListText(view),
  keep: (items: Shortlist) => saveItems(items, view),
})
