import type { Room } from '../../../catalogue/rules/room/fan-fit.ts'
import { queryParameter } from '../../../client/query-parameters.ts'
import { rememberedSearch, rememberParameters } from '../remembered.ts'
import { currentRoom, keptRoom, rememberRoomOf } from '../rooms/kept-rooms.ts'
import { isKnown, roomIn, roomParameters } from './room-address.ts'

type View = Pick<Window, 'localStorage' | 'location'>

/** A visitor's room, and which of a house it is; the nameless one where it is not said. */
export interface NamedRoom extends Room {
  in?: string
}

/** The measures of a room of the visitor's house, or of the nameless one. */
export function roomOfHouse(view: View, name: string | undefined): NamedRoom {
  if (!name) return roomIn(rememberedSearch(view))
  const { name: _, spots: __, ...room } = keptRoom(view, name)
  return { ...room, in: name }
}

/** The room that an address asks for: with its measures, or one of the house by its name; undefined where it asks for none. */
export function askedRoom(view: View, search = view.location.search): NamedRoom | undefined {
  const asked = roomIn(search)
  const name = queryParameter(search, 'in')
  if (!isKnown(asked)) return name ? roomOfHouse(view, name) : undefined
  return { ...asked, ...(name && { in: name }) }
}

/** The visitor's room: that of the page's address, else the one this device remembers. Never throws. */
export const knownRoom = (view: View): NamedRoom => askedRoom(view) ?? roomOfHouse(view, currentRoom(view))

/** The visitor's room that has no name, whichever of the house was worked in last. */
export function namelessRoom(view: View): Room {
  const asked = askedRoom(view)
  return asked && !asked.in ? asked : roomOfHouse(view, undefined)
}

/** A room as parameters of an address, with its name. */
export const namedRoomParameters = (room: NamedRoom) => ({ ...roomParameters(room), in: room.in })

/**
 * Remembers the measures of the visitor's room, be it one of the house or the nameless one.
 *
 * @param isTyped whether the visitor has given them, or has opened a link with them
 */
export function rememberRoom(view: View, { in: name, ...room }: NamedRoom, isTyped: boolean): void {
  if (!name) {
    rememberParameters(view, { ...roomParameters(room), in: undefined })
    return
  }
  const { spots } = keptRoom(view, name)
  rememberRoomOf(view, { ...room, name, ...(spots && { spots }) }, isTyped)
}
