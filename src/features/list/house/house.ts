import {
  type HouseRoom,
  type HouseRooms,
  isMeasured,
  printRooms,
  roomNamed,
  withRoom,
} from '../../fit/codecs.ts'
import { freeRoom, inHouseOrder, isRoom, kindOf, type RoomKinds } from '../../fit/rooms/room-kinds.ts'
import { listItem, type Shortlist, withItem } from '../shortlist.ts'

/** A list and the rooms that its products are for. */
export interface House {
  items: Shortlist
  rooms: HouseRooms
}

const unmeasured = new Map<string, HouseRoom>()

/** A room of a kind that there is, of which no more is known: always the same object. */
function unmeasuredRoom(name: string): HouseRoom {
  const room = unmeasured.get(name) ?? { name }
  unmeasured.set(name, room)
  return room
}

/** The rooms of a house: those with measures, and those that only an item names. */
export function allRooms({ items, rooms }: House, kinds: RoomKinds): HouseRoom[] {
  const known = rooms.filter(({ name }) => isRoom(kinds, name))
  const taken = new Set(known.map(({ name }) => name))
  const named = new Set(items.flatMap(({ room = '' }) => (isRoom(kinds, room) ? [room] : [])))
  const others = [...named].filter((name) => !taken.has(name))
  return inHouseOrder(kinds, [...known, ...others.map(unmeasuredRoom)])
}

/** A house that was received, put to one's own. */
export interface MergedHouse extends House {
  /** Rooms of theirs that have another name now, as one's own of that name has other measures. */
  renamed: { from: string; to: string }[]
}

const sameMeasures = (one: HouseRoom, other: HouseRoom): boolean => printRooms([one]) === printRooms([other])

/**
 * One's own house with another put to it. A room of theirs takes the next number of its kind where one's own of its name has other
 * measures; without measures on either side, or where there are nine of its kind already, they are one room.
 */
export function mergedHouse(own: House, theirs: House, kinds: RoomKinds): MergedHouse {
  const names = new Map<string, string>()
  const taken = [...allRooms(own, kinds), ...allRooms(theirs, kinds)].map(({ name }) => name)
  let { rooms } = own
  for (const room of allRooms(theirs, kinds)) {
    const known = roomNamed(own.rooms, room.name)
    const isOwn = known && isMeasured(known)
    const isApart = isOwn && isMeasured(room) && !sameMeasures(known, room)
    const name = (isApart && freeRoom(kindOf(room.name), taken)) || room.name
    taken.push(name)
    names.set(room.name, name)
    if (!isOwn || name !== room.name) rooms = withRoom(rooms, { ...room, name })
  }
  const moved = theirs.items.map((item) => listItem({ ...item, room: names.get(item.room ?? '') }))
  const renamed = [...names].flatMap(([from, to]) => (from === to ? [] : [{ from, to }]))
  return { items: moved.reduce(withItem, own.items), rooms, renamed }
}
