import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import { type ParameterChanges, queryParameter, save, savedSearch, savedValue } from '../../client/state.ts'
import { SPOT_NAMES, SPOTS, type SpotName } from '../../spots/spots.ts'
import {
  type HouseRoom,
  type HouseRooms,
  isMeasured,
  type KnownSpot,
  type NamedSpot,
  printRooms,
  readRooms,
  roomNamed,
  savedSpotOf,
  spotIn,
  spotOf,
  spotParameters,
  withRoom,
} from './codecs.ts'
import { isKnown, roomIn, roomParameters } from './room-address.ts'

// The visitor's room, spot and house: those of the address, else those that the device saves.

type View = Pick<Window, 'localStorage' | 'location'>

/** A visitor's room, and which of a house it is; the nameless one if left out. */
export interface NamedRoom extends Room {
  in?: string
}

/** The rooms of the visitor's house. */
export const savedRooms = (view: View): HouseRooms => readRooms(savedValue('rooms', view) ?? '').rooms

const savedRoom = (view: View, name: string): HouseRoom => roomNamed(savedRooms(view), name) ?? { name }

/** The room of the house that dimensions are of: that of the page's address, else the last one that was worked in. */
const currentRoom = (view: View): string | undefined =>
  queryParameter(view.location.search, 'in') ?? savedValue('in', view)

/**
 * Saves a room of the house, and that it was worked in last. Dimensions of an opened link do not replace others.
 *
 * @param isTyped whether the visitor has given them
 */
function saveRoomOfHouse(
  view: View,
  room: HouseRoom,
  isTyped: boolean,
  further: ParameterChanges = {},
): void {
  const rooms = savedRooms(view)
  const known = roomNamed(rooms, room.name)
  const isNew = isTyped ? known || isMeasured(room) : isMeasured(room) && !(known && isMeasured(known))
  const changed = isNew && { rooms: printRooms(withRoom(rooms, room)) }
  save({ ...further, in: room.name, ...changed }, view)
}

/** A room of the visitor's house, or the nameless one. */
export function roomOfHouse(view: View, name: string | undefined): NamedRoom {
  if (!name) return roomIn(savedSearch(view))
  const { name: _, spots: __, ...room } = savedRoom(view, name)
  return { ...room, in: name }
}

/** The room in an address: with its dimensions, or one of the house by its name; undefined if it has none. */
export function requestedRoom(view: View): NamedRoom | undefined {
  const { search } = view.location
  const requested = roomIn(search)
  const name = queryParameter(search, 'in')
  if (!isKnown(requested)) return name ? roomOfHouse(view, name) : undefined
  return { ...requested, ...(name && { in: name }) }
}

export const visitorsRoom = (view: View): NamedRoom =>
  requestedRoom(view) ?? roomOfHouse(view, currentRoom(view))

/** The visitor's room without a name, whichever of the house was worked in last. */
export function namelessRoom(view: View): Room {
  const requested = requestedRoom(view)
  return requested && !requested.in ? requested : roomOfHouse(view, undefined)
}

/** A room as parameters of an address, with its name. */
export const namedRoomParameters = (room: NamedRoom) => ({ ...roomParameters(room), in: room.in })

/** The nameless room as parameters of a link to a list. */
export const namelessRoomParameters = (view: View): ParameterChanges => roomParameters(namelessRoom(view))

/**
 * Saves the visitor's room, in the house or nameless.
 *
 * @param isTyped whether the visitor has given its dimensions, or has opened a link with them
 */
export function saveRoom(view: View, { in: name, ...room }: NamedRoom, isTyped: boolean): void {
  if (!name) {
    save({ ...roomParameters(room), in: undefined }, view)
    return
  }
  const { spots } = savedRoom(view, name)
  saveRoomOfHouse(view, { ...room, name, ...(spots && { spots }) }, isTyped)
}

/**
 * The spot of a sort in a room of the visitor's house, or in the nameless room.
 *
 * @param name the sort of spot; if left out, the last one that was worked on, else the first
 */
export function spotOfHouse(view: View, room: string | undefined, name?: SpotName): KnownSpot {
  const last = savedValue('spot', view)
  if (!room) {
    // The ceiling over a table is its own, else that of the room.
    const under = last === 'room' ? undefined : savedValue('under', view)
    const { sizes, row, ...saved } = spotIn(savedSearch(view), under ?? savedValue('ceiling', view))
    const isSameKind = name === undefined || name === saved.name
    return isSameKind
      ? { ...saved, ...(sizes && { sizes }), ...(row !== undefined && { row }) }
      : { ...saved, name }
  }
  const { spots = {}, floor, ceilingInches } = savedRoom(view, room)
  const sizesOf = (spot: SpotName) => {
    const saved = savedSpotOf(spot)
    return saved && spots[saved]
  }
  const measured = SPOT_NAMES.filter(sizesOf)
  const shown = name ?? measured.find((spot) => spot === last) ?? measured[0]
  const sizes = shown && sizesOf(shown)
  return {
    in: room,
    ...(shown && { name: shown }),
    ...(sizes && { sizes }),
    ...(floor && { floor }),
    ...(ceilingInches !== undefined && { ceilingInches }),
  }
}

/** The spot in an address, and its room. */
export function requestedSpot({ location: { search } }: Pick<Window, 'location'>): KnownSpot {
  const room = queryParameter(search, 'in')
  return { ...spotIn(search), ...(room && { in: room }) }
}

/** That of the page's address where it has all dimensions, else what the device saves beside what the address has. */
export function visitorsSpot(view: View): KnownSpot {
  const requested = requestedSpot(view)
  if (spotOf(requested)) return requested
  return { ...spotOfHouse(view, currentRoom(view), requested.name), ...requested }
}

/** The visitor's spot in the nameless room, whichever of the house was worked in last. */
export function namelessSpot(view: View): KnownSpot {
  const requested = requestedSpot(view)
  if (spotOf(requested) && !requested.in) return requested
  return { ...spotOfHouse(view, undefined, requested.name), ...(requested.in ? {} : requested) }
}

/** A spot as parameters of an address, with its room. */
export const namedSpotParameters = (spot: NamedSpot) => ({ ...spotParameters(spot), in: spot.in })

/**
 * Saves the visitor's spot in its room. The ceiling over it is that of its room only where the room is named: a table never changes
 * the ceiling that fans were chosen for.
 *
 * @param isTyped whether the visitor has given its dimensions, or has opened a link with them
 */
export function saveSpot(view: View, spot: NamedSpot, isTyped: boolean): void {
  const { name, sizes, floor, ceilingInches, in: room } = spot
  const { ceiling, ...parameters } = spotParameters(spot)
  const { fields, edgeHeights } = SPOTS[name]
  if (!room) {
    const over = fields ? { under: ceiling } : { ceiling }
    save({ ...parameters, ...(edgeHeights && over), in: undefined }, view)
    return
  }
  const { spots, ceilingInches: saved, slope, floor: savedFloor, ...known } = savedRoom(view, room)
  const savedSpot = savedSpotOf(name)
  const others = Object.fromEntries(Object.entries(spots ?? {}).filter(([one]) => one !== savedSpot))
  const under = edgeHeights ? ceilingInches : saved
  const on = fields ? savedFloor : floor
  const here = savedSpot && sizes ? { ...others, [savedSpot]: sizes } : others
  const measured = {
    ...known,
    ...(on && { floor: on }),
    ...(under !== undefined && { ceilingInches: under, ...(slope !== undefined && { slope }) }),
    spots: here,
  }
  saveRoomOfHouse(view, measured, isTyped, { spot: name })
}
