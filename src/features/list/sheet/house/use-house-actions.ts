import { useMemo } from 'react'
import { type HouseRoom, withRoom } from '../../../fit/rooms/house-rooms.ts'
import { type RoomKinds, roomName } from '../../../fit/rooms/room-kinds.ts'
import { doubled, withoutRoom } from '../../house/house-sections.ts'
import type { HouseChange } from '../../house/kept-house.ts'
import { listItem, replaced, type ShortlistItem, withoutItem } from '../../shortlist.ts'

/** What may be done with the entries of a house. */
export interface EntryActions {
  onQuantity(item: ShortlistItem, quantity: number): void
  onMove(item: ShortlistItem, room: string | undefined): void
  onRemove(item: ShortlistItem, title: string): void
}

/** What may be done with its rooms. */
export interface RoomActions {
  /** Other measures, or a room that was not there. */
  onRoom(room: HouseRoom): void
  onDouble(room: HouseRoom): void
  onDrop(room: HouseRoom): void
}

export type HouseActions = EntryActions & RoomActions

/** Stores what was done with the visitor's house, and says whether it could be. */
export type ChangeHouse = (change: HouseChange) => boolean

function houseActions(change: ChangeHouse, kinds: RoomKinds): HouseActions {
  const nameOf = (room: string) => roomName(kinds, room) ?? ''
  const put = (item: ShortlistItem, next: ShortlistItem) =>
    change((house) => ({ ...house, items: replaced(house.items, item, listItem(next)) }))
  return {
    onQuantity: (item, quantity) => put(item, { ...item, quantity }),
    onMove: (item, room) => put(item, { ...item, room }),
    onRemove: (item, title) =>
      change((house) => ({
        ...house,
        items: withoutItem(house.items, item),
        sentence: `${title} is off your list.`,
      })),
    onRoom: (room) => change((house) => ({ ...house, rooms: withRoom(house.rooms, room) })),
    onDouble: (room) =>
      change((house) => {
        const next = doubled(house, room, kinds)
        return next
          ? { ...next, sentence: `${nameOf(next.name)} is like ${nameOf(room.name)}.` }
          : { ...house, sentence: `There is no room on your list for another like ${nameOf(room.name)}.` }
      }),
    onDrop: ({ name }) =>
      change((house) => ({ ...withoutRoom(house, name), sentence: `${nameOf(name)} is off your list.` })),
  }
}

/** The same functions as long as `change` and the kinds are the same; undefined without `change`, as of a house that was received. */
export const useHouseActions = (
  change: ChangeHouse | undefined,
  kinds: RoomKinds,
): HouseActions | undefined => useMemo(() => change && houseActions(change, kinds), [change, kinds])
