import { type HouseRoom, withRoom } from '../../../fit/codecs.ts'
import { freeRoom, type RoomKinds, roomName } from '../../../fit/rooms/room-kinds.ts'
import { allRooms, type House } from '../../house/house.ts'
import { doubled, renamed, withoutRoom } from '../../house/house-sections.ts'
import type { HouseChange } from '../../house/saved-house.ts'
import { keyOf, listItem, replaced, type ShortlistItem, withoutItem } from '../../shortlist.ts'

/** Rooms to choose from, and their names. */
export type NamedRooms = readonly (readonly [room: string, name: string])[]

/** What may be done with the entries of a house. */
export interface EntryActions {
  onQuantity(item: ShortlistItem, quantity: number): void
  onMove(item: ShortlistItem, room: string | undefined, title: string): void
  onRemove(item: ShortlistItem, title: string): void
  /** The rooms that an entry may be moved to: those of the house, then one of each kind that it has none of. */
  roomsToMoveTo(): NamedRooms
}

/** What may be done with its rooms. */
export interface RoomActions {
  onAdd(kind: string): void
  /** Other measures. */
  onRoom(room: HouseRoom): void
  onRename(room: HouseRoom, name: string): void
  onDouble(room: HouseRoom): void
  onDrop(room: HouseRoom): void
  /** The names that a room may have in place of its own: the next of each kind. */
  freeNames(): NamedRooms
}

export type HouseActions = EntryActions & RoomActions

/** Where the visitor's house is kept, and what is shown of it. */
interface Place {
  kinds: RoomKinds
  /** The house as it is kept. */
  house(): House
  /** Stores what was done with it, and says whether it could be. */
  change(change: HouseChange): boolean
  /** Gives the focus to what a selector names once it is shown. */
  focus(selector: string, isInSight: boolean): void
  /** Told of a room that is about to be added. */
  onAdded(room: string): void
}

/** Selects the heading of a room. */
const headingOf = (room: string): string => `#house-${room}`

/** What a visitor may do with the house. */
export function houseActions({ kinds, house, change, focus, onAdded }: Place): HouseActions {
  const nameOf = (room: string) => roomName(kinds, room) ?? ''
  const named = (rooms: readonly string[]): NamedRooms => rooms.map((room) => [room, nameOf(room)])
  const roomNames = () => allRooms(house(), kinds).map(({ name }) => name)
  const put = (item: ShortlistItem, next: ShortlistItem, sentence?: string) =>
    change((kept) => ({
      ...kept,
      items: replaced(kept.items, item, listItem(next)),
      ...(sentence && { sentence }),
    }))
  return {
    onQuantity: (item, quantity) => put(item, { ...item, quantity }),
    onMove: (item, room, title) => {
      put(item, { ...item, room }, `${title} is in ${room ? nameOf(room) : 'no room'} now.`)
      focus(`[data-entry="${keyOf(listItem({ ...item, room }))}"] select`, false)
    },
    onRemove: (item, title) =>
      change((kept) => ({
        ...kept,
        items: withoutItem(kept.items, item),
        sentence: `${title} is off your list.`,
      })),
    roomsToMoveTo: () => {
      const taken = roomNames()
      return named([...taken, ...[...kinds.keys()].filter((kind) => !taken.includes(kind))])
    },
    onAdd: (kind) => {
      const name = freeRoom(kind, roomNames())
      if (!name) return
      onAdded(name)
      change((kept) => ({ ...kept, rooms: withRoom(kept.rooms, { name }) }))
      focus(headingOf(name), true)
    },
    onRoom: (room) => change((kept) => ({ ...kept, rooms: withRoom(kept.rooms, room) })),
    onRename: ({ name }, next) => {
      change((kept) => ({
        ...renamed(kept, name, next),
        sentence: `${nameOf(name)} is ${nameOf(next)} now.`,
      }))
      focus(headingOf(next), true)
    },
    onDouble: (room) =>
      change((kept) => {
        const next = doubled(kept, room, kinds)
        return next
          ? { ...next, sentence: `${nameOf(next.name)} is like ${nameOf(room.name)}.` }
          : { ...kept, sentence: `There is no room on your list for another like ${nameOf(room.name)}.` }
      }),
    onDrop: ({ name }) =>
      change((kept) => ({ ...withoutRoom(kept, name), sentence: `${nameOf(name)} is off your list.` })),
    freeNames: () => {
      const taken = roomNames()
      return named([...kinds.keys()].flatMap((kind) => freeRoom(kind, taken) ?? []))
    },
  }
}
