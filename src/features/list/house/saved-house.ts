import { save } from '../../../client/state.ts'
import { printRooms } from '../../fit/codecs.ts'
import { savedRooms } from '../../fit/visitor.ts'
import type { ShowNotice } from '../notice.ts'
import { NO_ROOM, savedItems } from '../saved-list.ts'
import { printShortlist } from '../shortlist.ts'
import type { House } from './house.ts'

type View = Pick<Window, 'location' | 'localStorage'>

/** The visitor's own house. */
export const savedHouse = (view: View = window): House => ({
  items: savedItems(view),
  rooms: savedRooms(view),
})

const textsOf = ({ items, rooms }: House) => ({ list: printShortlist(items), rooms: printRooms(rooms) })

/** The same text means the same house. */
const textOf = (house: House): string => Object.values(textsOf(house)).join(' ')

/** A house after a visitor has done something with it. */
interface ChangedHouse extends House {
  /** What was done; left out where the page shows it. */
  sentence?: string
}

/** What a visitor does with the house as it is saved, whatever was shown last. */
export type HouseChange = (house: House) => ChangedHouse

/**
 * Changes the visitor's house and tells the visitor, with an undo that does nothing once it has changed again. Also tells where the
 * device has no room for it.
 *
 * @returns whether it is stored
 */
export function changeHouse(change: HouseChange, showNotice: ShowNotice, view: View = window): boolean {
  const before = savedHouse(view)
  const { sentence, ...changed } = change(before)
  if (!save(textsOf(changed), view)) {
    showNotice(NO_ROOM)
    return false
  }
  const after = textOf(savedHouse(view))
  const undo = () => {
    if (textOf(savedHouse(view)) === after) save(textsOf(before), view)
  }
  if (sentence) showNotice(sentence, after === textOf(before) ? undefined : undo)
  return true
}
