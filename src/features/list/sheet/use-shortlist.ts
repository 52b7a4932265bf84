import { savedValue } from '../../../client/state.ts'
import { useStateText } from '../../../client/use-state-text.ts'
import { savedListText } from '../saved-list.ts'
import { printShortlist, readShortlist, type Shortlist } from '../shortlist.ts'
import { rememberingReader } from './remembering-reader.ts'

const readItems = rememberingReader(
  (text) => readShortlist(text).items,
  (item) => printShortlist([item]),
)

/** The items of the visitor's list. One that has not changed is the same object as before. */
export const useShortlist = (): Shortlist => readItems(useStateText(savedListText))

/** The rooms of the visitor's house, as an address writes them. */
export const useSavedRooms = (): string => useStateText(() => savedValue('rooms') ?? '')
