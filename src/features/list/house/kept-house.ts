import { keptRoomsText, rememberParameters } from '../../fit/remembered.ts'
import { printRooms } from '../../fit/rooms/house-rooms.ts'
import { keptRooms } from '../../fit/rooms/kept-rooms.ts'
import { type KeptList, NO_ROOM } from '../kept-list.ts'
import type { ShowNotice } from '../notice.ts'
import { readShortlist } from '../shortlist.ts'
import type { House } from './house.ts'

/** The visitor's house as this device keeps it. */
export const keptHouse = (list: KeptList, view: Window): House => ({
  items: readShortlist(list.text()).items,
  rooms: keptRooms(view),
})

/** The same as one text: the same text means the same house. */
const keptText = (list: KeptList, view: Window): string => `${list.text()} ${keptRoomsText(view)}`

/** A house after a visitor has done something with it. */
interface ChangedHouse extends House {
  /** What was done; left out where the page shows it. */
  sentence?: string
}

/** What a visitor does with the house as it is kept, whatever was shown last. */
export type HouseChange = (house: House) => ChangedHouse

/**
 * Changes the visitor's house and tells the visitor, with an undo that does nothing once it has changed again. Also tells where the
 * device has no room for it.
 *
 * @returns whether it is stored
 */
export function changeHouse(
  list: KeptList,
  view: Window,
  change: HouseChange,
  showNotice: ShowNotice,
): boolean {
  const before = keptHouse(list, view)
  const former = keptText(list, view)
  const put = ({ items, rooms }: House) => {
    // First: who hears that the list has changed finds its rooms.
    const text = printRooms(rooms)
    if (text !== keptRoomsText(view)) rememberParameters(view, { rooms: text })
    return list.keep(items)
  }
  const { sentence, ...changed } = change(before)
  if (!put(changed)) {
    put(before)
    showNotice(NO_ROOM)
    return false
  }
  const after = keptText(list, view)
  const undo = () => {
    if (keptText(list, view) === after) put(before)
  }
  if (sentence) showNotice(sentence, after === former ? undefined : undo)
  return true
}
