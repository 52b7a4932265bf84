import { type HouseRoom, withRoom } from '../../fit/codecs.ts'
import { freeRoom, isRoom, kindOf, type RoomKinds, roomRating } from '../../fit/rooms/room-kinds.ts'
import { type Shortlist, withItem } from '../shortlist.ts'
import { allRooms, type House } from './house.ts'

/** A room of a house and what is for it. */
export interface HouseSection {
  /** Undefined for what has no room yet. */
  room?: HouseRoom
  items: Shortlist
}

/** The room of what has none. */
export const NOWHERE: HouseRoom = { name: '' }

const ratedRooms = new WeakMap<HouseRoom, HouseRoom>()

/** A room with the rating that its kind asks for: of one room always the same object. */
function withRating(room: HouseRoom, kinds: RoomKinds): HouseRoom {
  const rating = roomRating(kinds, room.name)
  if (!rating) return room
  const rated = ratedRooms.get(room) ?? { ...room, rating }
  ratedRooms.set(room, rated)
  return rated
}

/** A house by its rooms in their order; what has none, or one of a kind that there is not, is last. */
export function sectionsOf(house: House, kinds: RoomKinds): HouseSection[] {
  const sections: HouseSection[] = allRooms(house, kinds).map((room) => ({
    room: withRating(room, kinds),
    items: house.items.filter((item) => item.room === room.name),
  }))
  const others = house.items.filter(({ room = '' }) => !isRoom(kinds, room))
  return others.length > 0 ? [...sections, { items: others }] : sections
}

/**
 * A house with a further room like one of it, with the same measures and products: "Bedroom 2 like Bedroom". Undefined where there
 * are nine of its kind already, or no room is left on the list.
 */
export function doubled(
  house: House,
  room: HouseRoom,
  kinds: RoomKinds,
): (House & { name: string }) | undefined {
  const taken = allRooms(house, kinds).map(({ name }) => name)
  const name = freeRoom(kindOf(room.name), taken)
  if (!name) return undefined
  const copies = house.items
    .filter((item) => item.room === room.name)
    .map((item) => ({ ...item, room: name }))
  const items = copies.reduce(withItem, house.items)
  const rooms = withRoom(house.rooms, { ...room, name })
  const isWhole = items.length === house.items.length + copies.length && rooms.length > house.rooms.length
  return isWhole ? { items, rooms, name } : undefined
}

/** A house without a room and what is for it. */
export const withoutRoom = ({ items, rooms }: House, name: string): House => ({
  items: items.filter(({ room }) => room !== name),
  rooms: rooms.filter((room) => room.name !== name),
})

/** A house with another name for one of its rooms, which no other has. */
export const renamed = ({ items, rooms }: House, name: string, next: string): House => ({
  items: items.map((item) => (item.room === name ? { ...item, room: next } : item)),
  rooms: rooms.map((room) => (room.name === name ? { ...room, name: next } : room)),
})
