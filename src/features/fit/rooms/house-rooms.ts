import type { Room } from '../../../catalogue/rules/room/fan-fit.ts'
import type { SpotName } from '../../../catalogue/rules/spot/spots.ts'
import { withParameters } from '../../../client/query-parameters.ts'
import { isKnown, roomIn, roomParameters } from '../room/room-address.ts'
import { spotIn } from '../spot/spot-address.ts'

/** What a room has one of, that lights are chosen for. */
export const KEPT_SPOTS = ['table', 'island', 'mirror', 'door'] as const satisfies readonly SpotName[]
export type KeptSpotName = (typeof KEPT_SPOTS)[number]

/** What a spot is measured by: lights beside a mirror are chosen for the mirror. Undefined for the room itself. */
export function keptSpotOf(spot: SpotName): KeptSpotName | undefined {
  if (spot === 'beside') return 'mirror'
  return spot === 'room' ? undefined : spot
}

/** A room of a house and its measures; each may be unknown. */
export interface HouseRoom extends Room {
  /** Its kind and number, as addresses write them: `bedroom-2`. */
  name: string
  /** One spot of each sort in it, by its sizes in inches. */
  spots?: Partial<Record<KeptSpotName, readonly number[]>>
}

export type HouseRooms = readonly HouseRoom[]

/** More than the largest house that one message furnishes. */
const MOST_ROOMS = 24

const NAME = /^[a-z\d]+(-[a-z\d]+)*$/
const SPOT = new RegExp(String.raw`^(${KEPT_SPOTS.join('|')})([\d.x]+)$`)

/** What an address says of rooms. */
export interface ReadRooms {
  rooms: HouseRooms
  /** Rooms that are none, and measures that cannot be. */
  unknown: number
  /** Rooms beyond the first 24. */
  beyond: number
}

/** A part of a room's measures; undefined where it is none. */
function readPart(part: string): Pick<HouseRoom, 'floor' | 'ceilingInches' | 'slope' | 'spots'> | undefined {
  const [, name, size] = SPOT.exec(part) ?? []
  if (name) {
    const { sizes } = spotIn(withParameters('', { spot: name, size }))
    return sizes && { spots: { [name]: sizes } }
  }
  // A slope is nothing without a ceiling, which may come after it.
  if (part.startsWith('s')) {
    const { slope } = roomIn(withParameters('', { ceiling: '9', slope: part.slice(1) }))
    return slope === undefined ? undefined : { slope }
  }
  const room = roomIn(withParameters('', part.startsWith('c') ? { ceiling: part.slice(1) } : { room: part }))
  return isKnown(room) ? room : undefined
}

interface ReadRoom {
  room: HouseRoom
  /** Measures that cannot be. */
  unknown: number
}

function readRoom(name: string, parts: readonly string[]): ReadRoom {
  const read = parts.map(readPart)
  // Of a measure that is there twice the first counts.
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
const MOST_KNOWN = 3 * MOST_ROOMS
const knownRooms = new Map<string, ReadRoom>()

/** Reads a room once: each change of a house reads all of it, and what has not changed is the same object. */
function roomOnce(entry: string): ReadRoom {
  const [name = '', ...parts] = entry.split(':')
  const read = knownRooms.get(entry) ?? readRoom(name, parts)
  if (knownRooms.size >= MOST_KNOWN) knownRooms.clear()
  knownRooms.set(entry, read)
  return read
}

/**
 * Reads `great-room:24x18:c16:s6,kitchen:c9:island84x40,bath:mirror36`: floor and ceiling in feet, the slope in inches for each
 * foot, spots in inches. Of a room or a measure that is there twice the first counts; whatever is malformed or beyond the limits
 * of a room counts as unknown and leaves the rest. Never throws, whatever the text.
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
  return { rooms: all.slice(0, MOST_ROOMS), unknown, beyond: Math.max(0, all.length - MOST_ROOMS) }
}

function printRoom({ name, spots = {}, ...measures }: HouseRoom): string {
  const { room, ceiling, slope } = roomParameters(measures)
  const spotParts = KEPT_SPOTS.flatMap((spot) => {
    const sizes = spots[spot]
    return sizes ? [spot + sizes.join('x')] : []
  })
  return [name, room, ceiling && `c${ceiling}`, slope && `s${slope}`, ...spotParts].filter(Boolean).join(':')
}

/** The rooms as an address writes them; `readRooms` reads them again. */
export const printRooms = (rooms: HouseRooms): string => rooms.map(printRoom).join(',')

/** The room of a name; undefined where the house has none. */
export const roomNamed = (rooms: HouseRooms, name: string): HouseRoom | undefined =>
  rooms.find((room) => room.name === name)

/** The house with a room at its end, or with other measures in its place; one of 24 rooms takes no more. */
export function withRoom(rooms: HouseRooms, room: HouseRoom): HouseRooms {
  if (roomNamed(rooms, room.name)) return rooms.map((known) => (known.name === room.name ? room : known))
  return rooms.length < MOST_ROOMS ? [...rooms, room] : rooms
}

/** Whether anything of a room is measured. */
export const isMeasured = (room: HouseRoom): boolean =>
  isKnown(room) || Object.keys(room.spots ?? {}).length > 0
