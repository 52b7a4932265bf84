import { savedValue } from '../../client/state.ts'
import { type HouseRoom, isMeasured, printRooms, readRooms, roomNamed, withRoom } from '../fit/place.ts'
import { freeRoom, inHouseOrder, isRoom, kindOf, type RoomKinds, roomRating } from '../fit/rooms.ts'
import { savedRooms } from '../fit/visitor.ts'
import { type Entries, withEntry } from './entries.ts'
import { savedEntries } from './saved-list.ts'

/** A list and the rooms that its products are for. */
export interface House {
  entries: Entries
  rooms: readonly HouseRoom[]
}

export interface HouseSection {
  /** Undefined for entries without a room. */
  room?: HouseRoom
  entries: Entries
}

/** The rooms of a house: those with dimensions, and those that only an entry names. */
export function allRooms({ entries, rooms }: House, kinds: RoomKinds): HouseRoom[] {
  const validRooms = rooms.filter(({ name }) => isRoom(kinds, name))
  const others = [...roomsOf(entries)]
    .filter((name) => isRoom(kinds, name) && !roomNamed(validRooms, name))
    .map((name) => ({ name }))
  return inHouseOrder(kinds, [...validRooms, ...others])
}

export const roomNames = (house: House, kinds: RoomKinds): string[] =>
  allRooms(house, kinds).map(({ name }) => name)

/** The house's rooms, then one of each missing kind. */
export const roomsToChoose = (house: House, kinds: RoomKinds): string[] => [
  ...new Set([...roomNames(house, kinds), ...kinds.keys()]),
]

/** A house by its rooms in their order, each with its rating; entries without a room, or with one of an unknown kind, are last. */
export function sectionsOf(house: House, kinds: RoomKinds): HouseSection[] {
  const sections: HouseSection[] = allRooms(house, kinds).map((room) => {
    const rating = roomRating(kinds, room.name)
    const entries = house.entries.filter((entry) => entry.room === room.name)
    return { room: { ...room, ...(rating && { rating }) }, entries }
  })
  const others = house.entries.filter(({ room = '' }) => !isRoom(kinds, room))
  return others.length > 0 ? [...sections, { entries: others }] : sections
}

export interface MergedHouse extends House {
  /** Received rooms with a new name, since the visitor's own has other dimensions. */
  renamed: { from: string; to: string }[]
}

/**
 * The visitor's house with another added to it. An added room takes its kind's next number if the visitor's own has
 * other dimensions. If either has none, or there are nine of its kind already, they are one room.
 */
export function mergedHouse(own: House, theirs: House, kinds: RoomKinds): MergedHouse {
  const names = new Map<string, string>()
  const taken = [...roomNames(own, kinds), ...roomNames(theirs, kinds)]
  let { rooms } = own
  for (const room of allRooms(theirs, kinds)) {
    const ownRoom = roomNamed(own.rooms, room.name)
    const isOwn = ownRoom && isMeasured(ownRoom)
    const isApart = isOwn && isMeasured(room) && printRooms([ownRoom]) !== printRooms([room])
    const name = (isApart && freeRoom(kindOf(room.name), taken)) || room.name
    taken.push(name)
    names.set(room.name, name)
    if (!isOwn || name !== room.name) rooms = withRoom(rooms, { ...room, name })
  }
  const moved = theirs.entries.map((entry) => ({ ...entry, room: names.get(entry.room ?? '') }))
  const renamed = [...names].flatMap(([from, to]) => (from === to ? [] : [{ from, to }]))
  return { entries: moved.reduce(withEntry, own.entries), rooms, renamed }
}

/** A house with a copy of a room and its products: "Bedroom 2". Undefined if there are nine of its kind, or the list is full. */
export function doubled(
  house: House,
  room: HouseRoom,
  kinds: RoomKinds,
): (House & { name: string }) | undefined {
  const name = freeRoom(kindOf(room.name), roomNames(house, kinds))
  if (!name) return undefined
  const copies = house.entries
    .filter((entry) => entry.room === room.name)
    .map((entry) => ({ ...entry, room: name }))
  const entries = copies.reduce(withEntry, house.entries)
  const rooms = withRoom(house.rooms, { ...room, name })
  const isWhole = entries.length === house.entries.length + copies.length && rooms.length > house.rooms.length
  return isWhole ? { entries, rooms, name } : undefined
}

export const withoutRoom = ({ entries, rooms }: House, name: string): House => ({
  entries: entries.filter(({ room }) => room !== name),
  rooms: rooms.filter((room) => room.name !== name),
})

/** A house with another name for one of its rooms, which no other has. */
export const renamed = ({ entries, rooms }: House, name: string, next: string): House => ({
  entries: entries.map((entry) => (entry.room === name ? { ...entry, room: next } : entry)),
  rooms: rooms.map((room) => (room.name === name ? { ...room, name: next } : room)),
})

const roomsOf = (entries: Entries): Set<string> => new Set(entries.flatMap(({ room }) => room ?? []))

/** The rooms that a link carries with some entries: all that they are for, so that a missing one shows that it was cut off. */
export function roomsFor(entries: Entries, rooms: string): string {
  const saved = readRooms(rooms).rooms
  return printRooms([...roomsOf(entries)].map((name) => roomNamed(saved, name) ?? { name }))
}

/** Whether a link was cut off on its way: the rooms that its products are for come after them. */
export function isCut(entries: Entries, rooms: string): boolean {
  const names = rooms.split(',').map((room) => room.split(':', 1)[0])
  return [...roomsOf(entries)].some((name) => !names.includes(name))
}

export const savedHouse = (): House => ({ entries: savedEntries(), rooms: savedRooms() })

export const USUAL_TITLE = 'Fans and Lights'

export const scheduleTitle = (): string => savedValue('title') ?? USUAL_TITLE
