import { roomText } from '../../catalogue/rules/measurement-text.ts'
import { counted } from '../../catalogue/rules/numbers.ts'
import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import { type ParameterChanges, queryParameter, readValue, withParameters } from '../../client/state.ts'
import { SPOT_NAMES, SPOTS, type Spot, type SpotName, spotDetails, spotText } from '../../spots/spots.ts'
import {
  consistentRoom,
  defined,
  isKnown,
  isWithin,
  type RoomTexts,
  readRoom,
  roomIn,
  roomParameters,
} from './room-address.ts'

/** A room for fans, or a spot for a light in a room, as far as a shopper has described it. */
export interface Place extends Room {
  /** Undefined for the room itself. */
  spot?: SpotName
  /** Dimensions of the spot in inches: length and width of a top, one for a round one; a mirror's width, a door's height. */
  sizes?: readonly number[]
  /** Requested number of lights in a row; otherwise the right number. */
  row?: number | undefined
  /** The room of the visitor's house; undefined for the nameless one. */
  in?: string
}

/** The spot with its dimensions; undefined while one is missing that the choice of a light needs. A ceiling may be. */
export function spotOf({ spot: name, sizes: own, floor, ceilingInches, row }: Place): Spot | undefined {
  if (!name) return undefined
  const { fields, bottomHeights, rows } = SPOTS[name]
  const sizes = fields ? own : floor
  const further = { ceilingInches: bottomHeights && ceilingInches, row: rows && row }
  return sizes && { name, sizes, ...defined(further) }
}

const isSpot = (name: string): name is SpotName => Object.hasOwn(SPOTS, name)

/** The dimensions of a spot; undefined if one is missing, too many or beyond its limits. */
function readSizes(name: SpotName, size: string | undefined): number[] | undefined {
  const { fields } = SPOTS[name]
  const sizes = size?.split('x').map(Number) ?? []
  const isWhole =
    fields && (sizes.length === fields.labels.length || (fields.afterRound && sizes.length === 1))
  return isWhole && sizes.every((inches) => isWithin(fields.limits, inches)) ? sizes : undefined
}

/**
 * The spot in an address, as far as it can be read: `?spot=table&size=72x40&ceiling=9`, `size` in inches, `room` and `ceiling` in feet.
 */
export function spotIn(search: string, ceiling = queryParameter(search, 'ceiling')): Place {
  const name = queryParameter(search, 'spot') ?? ''
  const room = readRoom({ room: queryParameter(search, 'room'), ceiling })
  if (!isSpot(name)) return room
  const row = Number(queryParameter(search, 'row'))
  return {
    spot: name,
    ...defined({
      sizes: readSizes(name, queryParameter(search, 'size')),
      row: SPOTS[name].rows?.find((one) => one === row),
    }),
    ...room,
  }
}

/** A room or spot as parameters of an address. What its kind does not need stays as it is; what is unknown is removed. */
export function placeParameters({ spot, sizes, row, in: name, ...rest }: Place): ParameterChanges {
  const room = roomParameters(rest)
  if (!spot) return { ...room, in: name }
  const { fields, rows, bottomHeights } = SPOTS[spot]
  return {
    spot,
    size: fields && sizes?.join('x'),
    row: rows && row?.toString(),
    ...(!fields && { room: room.room }),
    ...(bottomHeights && { ceiling: room.ceiling }),
    in: name,
  }
}

/** A room or spot of an address in words: "Room: 14 × 12 ft, 9 ft ceiling", "Table: 72 × 40 in."; empty without dimensions. */
export function placeText(search: string): string {
  const place = spotIn(search)
  if (place.spot) {
    const spot = SPOTS[place.spot].fields && spotOf(place)
    return spot ? spotText(spot) : ''
  }
  const room = roomText(roomIn(search))
  return room && `${SPOTS.room.label}: ${room}`
}

/** Spot whose dimensions count: lights beside a mirror are chosen for the mirror. Undefined for the room itself. */
export const savedSpotOf = (name: SpotName): SpotName | undefined =>
  name === 'beside' ? 'mirror' : SPOTS[name].fields && name

/** Spots that a room has one of. */
export const SAVED_SPOTS: readonly SpotName[] = SPOT_NAMES.filter((name) => savedSpotOf(name) === name)

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
/** The letter before each part of a room but its floor. */
const LETTERS = { c: 'ceiling', s: 'slope', a: 'at', f: 'fans' } as const

/** A part of a room; undefined if it cannot be read. */
function readPart(part: string): Partial<HouseRoom> | undefined {
  const [, spot, size = ''] = SPOT.exec(part) ?? []
  if (spot) {
    const sizes = readSizes(spot as SpotName, readValue('size', size))
    return sizes && { spots: { [spot]: sizes } }
  }
  const letter = LETTERS[part.charAt(0) as keyof typeof LETTERS]
  const texts: RoomTexts = letter
    ? { [letter]: readValue(letter, part.slice(1)) }
    : { room: readValue('room', part) }
  const room = readRoom(texts)
  return Object.values(room).some(Boolean) ? room : undefined
}

/**
 * Reads `great-room:24x18:c16:s6:f2,kitchen:c9:island84x40,bath:mirror36`: floor and ceiling in feet, the slope in inches per foot,
 * where on it the ceiling is measured (`aridge`), the number of fans, spots in inches. Of a room that is there twice the first counts;
 * what is malformed or beyond the limits of a room counts as unknown and leaves the rest. Never throws, whatever the text.
 *
 * @param isRoom whether there is a room of such a name
 */
export function readRooms(text: string, isRoom: (name: string) => boolean = () => true) {
  const rooms = new Map<string, HouseRoom>()
  let unknown = 0
  for (const entry of text.split(',').filter((part) => part.trim())) {
    const [name = '', ...parts] = entry.trim().split(':')
    if (!NAME.test(name) || !isRoom(name) || rooms.has(name)) {
      unknown += 1
      continue
    }
    const roomParts = parts.map(readPart).filter((part) => part !== undefined)
    const { spots: _, ...room }: Partial<HouseRoom> = Object.assign({}, ...roomParts)
    const spots = Object.assign({}, ...roomParts.map((part) => part.spots))
    rooms.set(name, {
      name,
      ...consistentRoom(room),
      ...(Object.keys(spots).length > 0 && { spots }),
    })
    unknown += parts.length - roomParts.length
  }
  return { rooms: [...rooms.values()].slice(0, MAX_ROOMS), unknown }
}

/** Notice about unreadable parts of a link: "We couldn’t read 2 measurements in the link." */
export const unreadText = (unread: number): string =>
  `We couldn’t read ${counted(unread, 'measurement')} in the link.`

export const printRooms = (rooms: HouseRooms): string =>
  rooms
    .map(({ name, spots = {}, ...dimensions }) => {
      const { room, ...others } = roomParameters(dimensions)
      const letters = Object.entries(LETTERS).map(([letter, part]) => others[part] && letter + others[part])
      const measured = SAVED_SPOTS.map((spot) => spots[spot] && spot + spots[spot].join('x'))
      return [name, room, ...letters, ...measured].filter(Boolean).join(':')
    })
    .join(',')

export const roomNamed = (rooms: HouseRooms, name: string): HouseRoom | undefined =>
  rooms.find((room) => room.name === name)

/** The house with a room at its end, or with other dimensions in its place; one of 24 rooms takes no more. */
export function withRoom(rooms: HouseRooms, room: HouseRoom): HouseRooms {
  if (roomNamed(rooms, room.name)) return rooms.map((saved) => (saved.name === room.name ? room : saved))
  return rooms.length < MAX_ROOMS ? [...rooms, room] : rooms
}

export const isMeasured = (room: HouseRoom): boolean =>
  isKnown(room) || Object.keys(room.spots ?? {}).length > 0

/** Dimensions of a room in words: "24 × 18 ft, 9 ft ceiling, 84 × 40 in. island"; empty without any. */
export function measuresText(room: HouseRoom): string {
  const spots = SAVED_SPOTS.flatMap((name) => {
    const sizes = room.spots?.[name]
    return sizes ? [spotDetails({ name, sizes })] : []
  })
  return [roomText(room), ...spots].filter(Boolean).join(', ')
}

/** An address's query string for a place; empty if all of it is unknown. */
export const searchOf = (place: Place): string => withParameters('', placeParameters(place))
