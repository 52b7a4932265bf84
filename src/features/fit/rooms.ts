import { isRatedFor } from '../../catalogue/rules/location-note.ts'
import type { RoomKind, RoomRating } from '../../catalogue/schema/rooms.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import { loadOnce } from '../../client/load.ts'
import { productFileAddress } from '../../client/products.ts'

export const NO_ROOM_YET = 'No room yet'

/** Room kinds by address, in house order: `great-room` is "Great Room". */
export type RoomKinds = ReadonlyMap<string, RoomKind>

/** A second room of a kind and those after it have a number. */
const NUMBER = /-([2-9])$/

/** @param kinds in the order of a house, as the store has them */
export const roomKinds = (kinds: readonly RoomKind[]): RoomKinds =>
  new Map(kinds.map((kind) => [slugOf(kind.name), kind]))

/** The kind of a room: `bedroom` of `bedroom-2`. */
export const kindOf = (room: string): string => room.replace(NUMBER, '')

export const isRoom = (kinds: RoomKinds, room: string): boolean => kinds.has(kindOf(room))

export function roomName(kinds: RoomKinds, room: string): string | undefined {
  const name = kinds.get(kindOf(room))?.name
  const number = NUMBER.exec(room)?.[1]
  return name && number ? `${name} ${number}` : name
}

export const roomRating = (kinds: RoomKinds, room: string): RoomRating | undefined =>
  kinds.get(kindOf(room))?.rating

/** A kind's first room not among some: `bedroom-3` after `bedroom` and `bedroom-2`; undefined after nine. */
export function freeRoom(kind: string, taken: readonly string[]): string | undefined {
  const others = [2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${kind}-${number}`)
  return [kind, ...others].find((room) => !taken.includes(room))
}

export function inHouseOrder<Named extends { name: string }>(
  kinds: RoomKinds,
  rooms: readonly Named[],
): Named[] {
  const order = [...kinds.keys()]
  const rank = ({ name }: Named) => {
    const kind = order.indexOf(kindOf(name))
    return (kind === -1 ? order.length : kind) * 10 + Number(NUMBER.exec(name)?.[1] ?? 1)
  }
  return rooms.toSorted((one, other) => rank(one) - rank(other))
}

const load = loadOnce(async (response): Promise<RoomKinds> => roomKinds(await response.json()))

/** @throws Error if the file can't be loaded; the next call tries again */
export const loadRoomKinds = async (): Promise<RoomKinds> => load(productFileAddress('rooms'))

export const ratedText = (rating: RoomRating): string =>
  rating === 'wet' ? 'rated wet' : 'rated damp or wet'

export const RATED_HEADING = 'Rated for your room'

/** Rule S24; undefined if it may hang there. */
export function ratingFault(places: readonly string[], rating: RoomRating | undefined): string | undefined {
  if (!rating || isRatedFor(places, rating)) return undefined
  const own = isRatedFor(places, 'damp') ? 'damp' : 'for dry rooms'
  return `Not for this room: it’s rated ${own}, and this room needs one ${ratedText(rating)}.`
}
