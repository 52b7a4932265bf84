import { queryParameter } from '../../../client/query-parameters.ts'
import { keptRoomsText, rememberedSearch, rememberParameters } from '../remembered.ts'
import {
  type HouseRoom,
  type HouseRooms,
  isMeasured,
  printRooms,
  readRooms,
  roomNamed,
  withRoom,
} from './house-rooms.ts'

type View = Pick<Window, 'localStorage' | 'location'>

/** The rooms of the visitor's house that this device keeps. */
export const keptRooms = (view: View): HouseRooms => readRooms(keptRoomsText(view)).rooms

/** The room of the house that measures are of: that of the page's address, else the one that was worked in last. */
export const currentRoom = (view: View): string | undefined =>
  queryParameter(view.location.search, 'in') ?? queryParameter(rememberedSearch(view), 'in')

/** A room of the visitor's house, without measures where it has none yet. */
export const keptRoom = (view: View, name: string): HouseRoom => roomNamed(keptRooms(view), name) ?? { name }

/**
 * Remembers the measures of a room, and that it was worked in last. Those of a link that was opened do not replace others.
 *
 * @param isTyped whether the visitor has given them
 */
export function rememberRoomOf(view: View, room: HouseRoom, isTyped: boolean): void {
  const rooms = keptRooms(view)
  const known = roomNamed(rooms, room.name)
  const isKept = isTyped ? known || isMeasured(room) : isMeasured(room) && !(known && isMeasured(known))
  rememberParameters(view, {
    in: room.name,
    ...(isKept && { rooms: printRooms(withRoom(rooms, room)) }),
  })
}
