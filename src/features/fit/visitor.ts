import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { queryParameter, save, savedSearch, savedValue } from '../../client/state.ts'
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
import { defined, isKnown, roomIn } from './room-address.ts'

// The visitor's room, spot and house: those of the address, else those that the device saves.

export const savedRooms = (): HouseRooms => readRooms(savedValue('rooms') ?? '').rooms

const savedRoom = (name: string): HouseRoom => roomNamed(savedRooms(), name) ?? { name }

export function roomOfHouse(name: string | undefined): Place {
  if (!name) return roomIn(savedSearch())
  const { name: _, spots: __, ...room } = savedRoom(name)
  return { ...room, in: name }
}

/**
 * A kind's spot in one of the visitor's rooms, or in the unnamed room.
 *
 * @param name the kind of spot; if left out, the last used spot, else the first
 */
export function spotOfHouse(room: string | undefined, name?: SpotName): Place {
  const last = savedValue('spot')
  if (!room) {
    // The ceiling over a table is its own, else that of the room.
    const under = last === 'room' ? undefined : savedValue('under')
    const saved = spotIn(savedSearch(), under ?? savedValue('ceiling'))
    if (name === undefined || name === saved.spot) return saved
    return { ...defined({ floor: saved.floor, ceilingInches: saved.ceilingInches }), spot: name }
  }
  const { spots = {}, floor, ceilingInches } = savedRoom(room)
  const sizesOf = (spot: SpotName) => {
    const saved = savedSpotOf(spot)
    return saved && spots[saved]
  }
  const measured = SPOT_NAMES.filter(sizesOf)
  const spot = name ?? measured.find((one) => one === last) ?? measured[0]
  return { in: room, ...defined({ spot, sizes: spot && sizesOf(spot), floor, ceilingInches }) }
}

/** Whether a room for fans, or a spot for a light, has the dimensions that products are chosen by. */
export const isComplete = (kind: ProductKind, place: Place): boolean =>
  kind === 'fans' ? isKnown(place) : spotOf(place) !== undefined

/** The room or spot in the address, with the name of its room. */
const requestedPlace = (kind: ProductKind): Place => ({
  ...(kind === 'fans' ? roomIn(location.search) : spotIn(location.search)),
  ...defined({ in: queryParameter(location.search, 'in') }),
})

/** A requested place if it is complete, else the saved one in a room of the house, with the requested dimensions. */
function completed(kind: ProductKind, requested: Place, room?: string): Place {
  if (isComplete(kind, requested)) return requested
  return { ...(kind === 'fans' ? roomOfHouse(room) : spotOfHouse(room, requested.spot)), ...requested }
}

/** Without a room in the address, in the last used one. */
export function visitorsPlace(kind: ProductKind): Place {
  const requested = requestedPlace(kind)
  return completed(kind, requested, requested.in ?? savedValue('in'))
}

/** The visitor's place without a room's name, whichever of the house was worked in last. */
export function namelessPlace(kind: ProductKind): Place {
  const requested = requestedPlace(kind)
  return completed(kind, requested.in ? defined({ spot: requested.spot }) : requested)
}

/**
 * Saves the visitor's room or spot, in the house or nameless. A spot's ceiling is the room's only if the room is named: a table never
 * changes the ceiling that fans were chosen for.
 *
 * @param isTyped whether the visitor has given the dimensions; those of an opened link don't replace others
 */
export function savePlace(place: Place, isTyped: boolean): void {
  const { spot, sizes, in: name, ...given } = place
  const { fields, bottomHeights } = spot ? SPOTS[spot] : {}
  if (!name) {
    const { ceiling, ...parameters } = placeParameters(place)
    const height = fields ? { under: ceiling } : { ceiling }
    save({ ...parameters, ...((bottomHeights || !spot) && height) })
    return
  }
  const rooms = savedRooms()
  const { spots, ...saved } = savedRoom(name)
  const savedSpot = spot && savedSpotOf(spot)
  const measured = spot
    ? {
        ...saved,
        floor: fields ? saved.floor : given.floor,
        ceilingInches: bottomHeights ? given.ceilingInches : saved.ceilingInches,
        spots: defined({ ...spots, ...(savedSpot && { [savedSpot]: sizes }) }),
      }
    : { ...given, spots }
  const room: HouseRoom = { name, ...defined(measured) }
  const isNew = isTyped
    ? roomNamed(rooms, name) || isMeasured(room)
    : isMeasured(room) && !isMeasured(savedRoom(name))
  const changed = isNew && { rooms: printRooms(withRoom(rooms, room)) }
  save({ ...(spot && { spot }), in: name, ...changed })
}

/**
 * The room and spot that products of a list are for, each as an address has it: the visitor's nameless room, and with a fixture among
 * the products the spot for a light. None without products.
 */
export function requestedSearches(products: Iterable<{ kind: ProductKind }>): string[] {
  const kinds = new Set([...products].map(({ kind }) => kind))
  if (kinds.size === 0) return []
  const spot = kinds.has('fixtures') ? namelessPlace('fixtures') : {}
  return [namelessPlace('fans'), ...(spot.spot ? [spot] : [])].map(searchOf).filter(placeText)
}

export const requestedMeasures = (products: Iterable<{ kind: ProductKind }>): string[] =>
  requestedSearches(products).map(placeText)
