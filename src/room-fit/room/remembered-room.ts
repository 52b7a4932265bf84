import { withParameters } from '../../browser/query-parameters.ts'
import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import { isKnown, roomIn, roomParameters } from './room-address.ts'

/** The room is stored as parameters of an address: `?room=14x12&ceiling=9`. */
const KEY = 'room'

type View = Pick<Window, 'localStorage' | 'location'>

/** The visitor's room: that of the page's address, else the one this device remembers. Never throws. */
export function knownRoom(view: View): Room {
  const asked = roomIn(view.location.search)
  if (isKnown(asked)) return asked
  try {
    return roomIn(view.localStorage.getItem(KEY) ?? '')
  } catch {
    return {}
  }
}

/** Remembers a room on this device, or forgets it when nothing is known of it. Never throws. */
export function rememberRoom(view: Pick<View, 'localStorage'>, room: Room): void {
  try {
    if (isKnown(room)) view.localStorage.setItem(KEY, withParameters('', roomParameters(room)))
    else view.localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked; the room is still in the address.
  }
}
