import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import type { Floor } from '../../catalogue/rules/room/span-fit.ts'
import { type ParameterChanges, queryParameter, readValue } from '../../client/state.ts'
import { SPOT_NAMES, SPOTS, type Spot, type SpotName } from '../../spots/spots.ts'
import { isWithin } from './limits.ts'
import { isKnown, type RoomTexts, readRoom, roomParameters, slopeOf } from './room-address.ts'

// Spots and houses as addresses and the device have them.

/** The parameters of a spot for a light. */
type SpotTexts = RoomTexts & Partial<Record<'spot' | 'size' | 'row', string | undefined>>

/** Spot for a light, as far as a shopper has described it. */
export interface KnownSpot {
  name?: SpotName
  /** Inches: length and width of a top, one figure for a round one; the width of a mirror, the height of a door. */
  sizes?: readonly number[]
  /** Floor of the room, also given for a table; only a light for the room is chosen by it. */
  floor?: Floor
  ceilingInches?: number
  /** How many lights are to hang in a row; otherwise as many as are right. */
  row?: number
  /** The room of the visitor's house that it is in; left out for the nameless one. */
  in?: string
}

/** One whose name is known. */
export type NamedSpot = KnownSpot & { name: SpotName }

/** The spot with its dimensions; undefined while one is missing that the choice of a light needs. A ceiling may be. */
export function spotOf({ name, sizes: own, floor, ceilingInches, row }: KnownSpot): Spot | undefined {
  if (!name) return undefined
  const kind = SPOTS[name]
  const sizes = kind.fields ? own : floor && [floor.lengthInches, floor.widthInches]
  const ceiling = kind.edgeHeights && ceilingInches !== undefined ? { ceilingInches } : {}
  return sizes && { name, sizes, ...ceiling, ...(kind.rows && row !== undefined && { row }) }
}

const isSpot = (name: string): name is SpotName => Object.hasOwn(SPOTS, name)

/** The sizes of a spot; undefined when one is missing, too many or beyond its limits. */
function readSizes(name: SpotName, size: string | undefined): number[] | undefined {
  const { fields } = SPOTS[name]
  const sizes = size?.split('x').map(Number) ?? []
  const isWhole =
    fields && (sizes.length === fields.labels.length || (fields.roundWords && sizes.length === 1))
  return isWhole && sizes.every((inches) => isWithin(fields.limits, inches)) ? sizes : undefined
}

/** A spot from its parameters; what is missing or beyond its limits is left out. */
function readSpot({ spot: name = '', size, row: count, ...room }: SpotTexts): KnownSpot {
  const { floor, ceilingInches } = readRoom(room)
  const sizes = isSpot(name) ? readSizes(name, size) : undefined
  const row = Number(count)
  return {
    ...(isSpot(name) && { name }),
    ...(sizes && { sizes }),
    ...(isSpot(name) && SPOTS[name].rows?.includes(row) && { row }),
    ...(floor && { floor }),
    ...(ceilingInches !== undefined && { ceilingInches }),
  }
}

/** The spot in an address: `?spot=table&size=72x40&ceiling=9`, sizes in inches, `room` and `ceiling` in feet. */
export const spotIn = (search: string, ceiling = queryParameter(search, 'ceiling')): KnownSpot =>
  readSpot({
    spot: queryParameter(search, 'spot'),
    size: queryParameter(search, 'size'),
    row: queryParameter(search, 'row'),
    room: queryParameter(search, 'room'),
    ceiling,
  })

/** A spot as parameters of an address. What its kind does not need stays as it is; what is unknown is removed. */
export function spotParameters({ name, sizes, floor, ceilingInches, row }: NamedSpot): ParameterChanges {
  const { fields, rows, edgeHeights } = SPOTS[name]
  const { room, ceiling } = roomParameters({
    ...(floor && { floor }),
    ...(ceilingInches !== undefined && { ceilingInches }),
  })
  return {
    spot: name,
    size: fields && sizes?.join('x'),
    row: rows && row?.toString(),
    ...(!fields && { room }),
    ...(edgeHeights && { ceiling }),
  }
}

/** Spot whose dimensions count: lights beside a mirror are chosen for the mirror. Undefined for the room itself. */
export function savedSpotOf(name: SpotName): SpotName | undefined {
  const { fields, measuredAs } = SPOTS[name]
  return fields && (SPOT_NAMES.find((one) => one === measuredAs) ?? name)
}

/** Spots that a room has one of. */
export const SAVED_SPOTS: readonly SpotName[] = SPOT_NAMES.filter((name) => savedSpotOf(name) === name)

/** A room of a house and its dimensions; each may be unknown. */
export interface HouseRoom extends Room {
  /** Kind and number, as addresses write them: `bedroom-2`. */
  name: string
  /** One spot of each sort in it, by its sizes in inches. */
  spots?: Partial<Record<SpotName, readonly number[]>>
}

export type HouseRooms = readonly HouseRoom[]

/** More than the largest house that one message furnishes. */
const MAX_ROOMS = 24

const NAME = /^[a-z\d]+(-[a-z\d]+)*$/
const SPOT = new RegExp(String.raw`^(${SAVED_SPOTS.join('|')})([\d.x]+)$`)

/** The rooms in an address. */
export interface ReadRooms {
  rooms: HouseRooms
  /** How many rooms and dimensions cannot be read. */
  unknown: number
  /** Rooms beyond the first 24. */
  beyond: number
}

/** A part of a room; undefined if it cannot be read. */
function readPart(part: string): Pick<HouseRoom, 'floor' | 'ceilingInches' | 'slope' | 'spots'> | undefined {
  const [, name, size = ''] = SPOT.exec(part) ?? []
  if (name) {
    const sizes = readSizes(name as SpotName, readValue('size', size))
    return sizes && { spots: { [name]: sizes } }
  }
  // A slope is nothing without a ceiling, which may come after it.
  if (part.startsWith('s')) {
    const slope = slopeOf(readValue('slope', part.slice(1)))
    return slope ? { slope } : undefined
  }
  const isCeiling = part.startsWith('c')
  const room = readRoom(
    isCeiling ? { ceiling: readValue('ceiling', part.slice(1)) } : { room: readValue('room', part) },
  )
  return isKnown(room) ? room : undefined
}

interface ReadRoom {
  room: HouseRoom
  /** How many dimensions cannot be read. */
  unknown: number
}

function readHouseRoom(name: string, parts: readonly string[]): ReadRoom {
  const read = parts.map(readPart)
  // Of a dimension that is there twice the first counts.
  const known = read.filter((part) => part !== undefined).toReversed()
  const { slope, ...room }: HouseRoom = Object.assign({ name }, ...known)
  const spots = Object.assign({}, ...known.map((part) => part.spots))
  const hasSlope = slope !== undefined && room.ceilingInches !== undefined
  return {
    room: { ...room, ...(hasSlope && { slope }), ...(room.spots && { spots }) },
    unknown: parts.length - known.length,
  }
}

/** More than two whole houses. */
const MAX_KNOWN = 3 * MAX_ROOMS
const knownRooms = new Map<string, ReadRoom>()

/** Reads a room once: each change of a house reads all of it, and what has not changed is the same object. */
function roomOnce(entry: string): ReadRoom {
  const [name = '', ...parts] = entry.split(':')
  const read = knownRooms.get(entry) ?? readHouseRoom(name, parts)
  if (knownRooms.size >= MAX_KNOWN) knownRooms.clear()
  knownRooms.set(entry, read)
  return read
}

/**
 * Reads `great-room:24x18:c16:s6,kitchen:c9:island84x40,bath:mirror36`: floor and ceiling in feet, the slope in inches per foot,
 * spots in inches. Of a room or a dimension that is there twice the first counts; what is malformed or beyond the limits of a room
 * counts as unknown and leaves the rest. Never throws, whatever the text.
 *
 * @param isRoom whether there is a room of such a name
 */
export function readRooms(text: string, isRoom: (name: string) => boolean = () => true): ReadRooms {
  const rooms = new Map<string, HouseRoom>()
  let unknown = 0
  for (const entry of text.split(',').filter((part) => part.trim())) {
    const [name = ''] = entry.trim().split(':')
    if (!NAME.test(name) || !isRoom(name) || rooms.has(name)) unknown += 1
    else {
      const read = roomOnce(entry.trim())
      rooms.set(name, read.room)
      unknown += read.unknown
    }
  }
  const all = [...rooms.values()]
  return { rooms: all.slice(0, MAX_ROOMS), unknown, beyond: Math.max(0, all.length - MAX_ROOMS) }
}

function printRoom({ name, spots = {}, ...dimensions }: HouseRoom): string {
  const { room, ceiling, slope } = roomParameters(dimensions)
  const spotParts = SAVED_SPOTS.flatMap((spot) => {
    const sizes = spots[spot]
    return sizes ? [spot + sizes.join('x')] : []
  })
  return [name, room, ceiling && `c${ceiling}`, slope && `s${slope}`, ...spotParts].filter(Boolean).join(':')
}

/** The rooms as an address writes them; `readRooms` reads them again. */
export const printRooms = (rooms: HouseRooms): string => rooms.map(printRoom).join(',')

/** The room of a name; undefined if the house has none. */
export const roomNamed = (rooms: HouseRooms, name: string): HouseRoom | undefined =>
  rooms.find((room) => room.name === name)

/** The house with a room at its end, or with other dimensions in its place; one of 24 rooms takes no more. */
export function withRoom(rooms: HouseRooms, room: HouseRoom): HouseRooms {
  if (roomNamed(rooms, room.name)) return rooms.map((known) => (known.name === room.name ? room : known))
  return rooms.length < MAX_ROOMS ? [...rooms, room] : rooms
}

/** Whether anything of a room is measured. */
export const isMeasured = (room: HouseRoom): boolean =>
  isKnown(room) || Object.keys(room.spots ?? {}).length > 0
