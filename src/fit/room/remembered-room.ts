import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import { rememberedSearch, rememberParameters } from '../remembered.ts'
import { isKnown, roomIn, roomParameters } from './room-address.ts'

type View = Pick<Window, 'localStorage' | 'location'>

/** The visitor's room: that of the page's address, else the one this device remembers. Never throws. */
export function knownRoom(view: View): Room {
  const asked = roomIn(view.location.search)
  return isKnown(asked) ? asked : roomIn(rememberedSearch(view))
}

/** Remembers a room on this device, or forgets it when nothing is known of it. Never throws. */
export const rememberRoom = (view: Pick<View, 'localStorage'>, room: Room): void =>
  rememberParameters(view, roomParameters(room))
