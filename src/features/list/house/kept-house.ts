import { rememberParameters } from '../../fit/remembered.ts'
import { printRooms } from '../../fit/rooms/house-rooms.ts'
import { keptRooms } from '../../fit/rooms/kept-rooms.ts'
import { type KeptList, NO_ROOM } from '../kept-list.ts'
import type { ShowNotice } from '../notice.ts'
import { printShortlist, readShortlist } from '../shortlist.ts'
import type { House } from './house.ts'

/** The visitor's house as this device keeps it. */
const keptHouse = (list: KeptList, view: Window): House => ({
  items: readShortlist(list.text()).items,
  rooms: keptRooms(view),
})

const textOf = ({ items, rooms }: House): string => `${printShortlist(items)} ${printRooms(rooms)}`

/**
 * Stores a house and tells the visitor, with an undo that does nothing once it has changed again. Also tells where the device has
 * no room for it.
 *
 * @param sentence what was done; empty where the page shows it
 * @returns whether it is stored
 */
export function changeHouse(
  list: KeptList,
  view: Window,
  house: House,
  sentence: string,
  showNotice: ShowNotice,
): boolean {
  const before = keptHouse(list, view)
  const put = ({ items, rooms }: House) => {
    // First: who hears that the list has changed finds its rooms.
    rememberParameters(view, { rooms: printRooms(rooms) })
    return list.keep(items)
  }
  if (!put(house)) {
    put(before)
    showNotice(NO_ROOM)
    return false
  }
  const after = textOf(keptHouse(list, view))
  if (sentence)
    showNotice(sentence, () => {
      if (textOf(keptHouse(list, view)) === after) put(before)
    })
  return true
}
