import type { Product } from '../../client/product-data/product-file.ts'
import { type ParameterChanges, queryParameter, save, savedSearch, savedValue } from '../../client/state.ts'
import { SPOT_NAMES, SPOTS, type SpotName } from '../../spots/spots.ts'
import {
  type HouseRoom,
  type HouseRooms,
  isMeasured,
  type Place,
  placeParameters,
  placeText,
  printRooms,
  readRooms,
  roomNamed,
  savedSpotOf,
  searchOf,
  spotIn,
  spotOf,
  withRoom,
} from './place.ts'
import { defined, isKnown, roomIn, roomParameters } from './room-address.ts'

// The visitor's room, spot and house: those of the address, else those that the device saves.

type View = Pick<Window, 'localStorage' | 'location'>

export const savedRooms = (view: View): HouseRooms => readRooms(savedValue('rooms', view) ?? '').rooms

const savedRoom = (view: View, name: string): HouseRoom => roomNamed(savedRooms(view), name) ?? { name }

const requestedName = (view: Pick<Window, 'location'>) =>
  defined({ in: queryParameter(view.location.search, 'in') })

/** The house room of the dimensions: from the page's address, else the last used one. */
const currentName = (view: View): string | undefined => requestedName(view).in ?? savedValue('in', view)

export function roomOfHouse(view: View, name: string | undefined): Place {
  if (!name) return roomIn(savedSearch(view))
  const { name: _, spots: __, ...room } = savedRoom(view, name)
  return { ...room, in: name }
}

/** The room in an address: with its dimensions, or one of the house by its name; undefined if it has none. */
export function requestedRoom(view: View): Place | undefined {
  const requested = { ...roomIn(view.location.search), ...requestedName(view) }
  if (isKnown(requested)) return requested
  return requested.in ? roomOfHouse(view, requested.in) : undefined
}

export const visitorsRoom = (view: View): Place => requestedRoom(view) ?? roomOfHouse(view, currentName(view))

/** The visitor's room without a name, whichever of the house was worked in last. */
export function namelessRoom(view: View): Place {
  const requested = requestedRoom(view)
  return requested && !requested.in ? requested : roomOfHouse(view, undefined)
}

export const namelessRoomParameters = (view: View): ParameterChanges => roomParameters(namelessRoom(view))

/**
 * A kind's spot in one of the visitor's rooms, or in the unnamed room.
 *
 * @param name the kind of spot; if left out, the last used spot, else the first
 */
export function spotOfHouse(view: View, room: string | undefined, name?: SpotName): Place {
  const last = savedValue('spot', view)
  if (!room) {
    // The ceiling over a table is its own, else that of the room.
    const under = last === 'room' ? undefined : savedValue('under', view)
    const saved = spotIn(savedSearch(view), under ?? savedValue('ceiling', view))
    if (name === undefined || name === saved.spot) return saved
    return { ...defined({ floor: saved.floor, ceilingInches: saved.ceilingInches }), spot: name }
  }
  const { spots = {}, floor, ceilingInches } = savedRoom(view, room)
  const sizesOf = (spot: SpotName) => {
    const saved = savedSpotOf(spot)
    return saved && spots[saved]
  }
  const measured = SPOT_NAMES.filter(sizesOf)
  const spot = name ?? measured.find((one) => one === last) ?? measured[0]
  return { in: room, ...defined({ spot, sizes: spot && sizesOf(spot), floor, ceilingInches }) }
}

export const requestedSpot = (view: Pick<Window, 'location'>): Place => ({
  ...spotIn(view.location.search),
  ...requestedName(view),
})

/** The address's place if it has all dimensions, else the saved one completed with those of the address. */
export function visitorsSpot(view: View): Place {
  const requested = requestedSpot(view)
  if (spotOf(requested)) return requested
  return { ...spotOfHouse(view, currentName(view), requested.spot), ...requested }
}

function namelessSpot(view: View): Place {
  const requested = requestedSpot(view)
  if (spotOf(requested) && !requested.in) return requested
  return { ...spotOfHouse(view, undefined, requested.spot), ...(requested.in ? {} : requested) }
}

/**
 * Saves the visitor's room or spot, in the house or nameless. A spot's ceiling is the room's only if the room is named: a table never
 * changes the ceiling that fans were chosen for.
 *
 * @param isTyped whether the visitor has given the dimensions; those of an opened link don't replace others
 */
export function savePlace(view: View, place: Place, isTyped: boolean): void {
  const { spot, sizes, in: name, ...given } = place
  const { fields, edgeHeights } = spot ? SPOTS[spot] : {}
  if (!name) {
    const { ceiling, ...parameters } = placeParameters(place)
    const height = fields ? { under: ceiling } : { ceiling }
    save({ ...parameters, ...((edgeHeights || !spot) && height) }, view)
    return
  }
  const rooms = savedRooms(view)
  const savedRoom = roomNamed(rooms, name)
  const { spots, ...saved } = savedRoom ?? { name }
  const savedSpot = spot && savedSpotOf(spot)
  const measured = spot
    ? {
        ...saved,
        floor: fields ? saved.floor : given.floor,
        ceilingInches: edgeHeights ? given.ceilingInches : saved.ceilingInches,
        spots: defined({ ...spots, ...(savedSpot && { [savedSpot]: sizes }) }),
      }
    : { ...given, spots }
  const room: HouseRoom = { name, ...defined(measured) }
  const isNew = isTyped
    ? savedRoom || isMeasured(room)
    : isMeasured(room) && !(savedRoom && isMeasured(savedRoom))
  const changed = isNew && { rooms: printRooms(withRoom(rooms, room)) }
  save({ ...(spot && { spot }), in: name, ...changed }, view)
}

/**
 * The room and spot that products of a list are for, each as an address has it: the visitor's nameless room, and with a fixture among
 * the products the spot for a light. None without products.
 */
export function requestedSearches(view: View, products: Iterable<Pick<Product, 'kind'>>): string[] {
  const kinds = new Set([...products].map(({ kind }) => kind))
  if (kinds.size === 0) return []
  const spot = kinds.has('fixtures') ? namelessSpot(view) : {}
  return [namelessRoom(view), ...(spot.spot ? [spot] : [])].map(searchOf).filter(placeText)
}

export const requestedMeasures = (view: View, products: Iterable<Pick<Product, 'kind'>>): string[] =>
  requestedSearches(view, products).map(placeText)
