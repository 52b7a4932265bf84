import { flushSync } from 'react-dom'
import { type HouseRoom, withRoom } from '../../fit/codecs.ts'
import { freeRoom, type RoomKinds, roomName } from '../../fit/rooms/room-kinds.ts'
import { type Entry, keyOf, replaced, toEntry, without } from '../entries.ts'
import {
  allRooms,
  changeHouse,
  doubled,
  type HouseChange,
  renamed,
  savedHouse,
  withoutRoom,
} from '../house.ts'
import type { ShowNotice } from '../notice.ts'

/** Rooms to choose from, and their names. */
export type NamedRooms = readonly (readonly [room: string, name: string])[]

/** Moves the focus to an element that a change has moved. */
function focusOn(selector: string, isInSight: boolean): void {
  const element = document.querySelector<HTMLElement>(`#my-list ${selector}`)
  element?.focus({ preventScroll: true })
  if (isInSight) element?.scrollIntoView({ block: 'start' })
}

/** The changes to the visitor's house. */
export function houseActions(kinds: RoomKinds, onNotice: ShowNotice, onAdded: (room: string) => void) {
  const nameOf = (room: string) => roomName(kinds, room) ?? ''
  const named = (rooms: readonly string[]): NamedRooms => rooms.map((room) => [room, nameOf(room)])
  const roomNames = () => allRooms(savedHouse(), kinds).map(({ name }) => name)
  const change = (next: HouseChange) => flushSync(() => changeHouse(next, onNotice))
  const focusHeading = (room: string) => focusOn(`#house-${room}`, true)
  return {
    onChange: (entry: Entry, next: Entry) =>
      change((house) => ({ ...house, entries: replaced(house.entries, entry, toEntry(next)) })),
    onMove(entry: Entry, room: string | undefined, title: string) {
      const next = toEntry({ ...entry, room })
      const sentence = room ? `Moved ${title} to ${nameOf(room)}.` : `${title} isn’t assigned to a room now.`
      change((house) => ({ ...house, entries: replaced(house.entries, entry, next), sentence }))
      focusOn(`[data-entry="${keyOf(next)}"] .list-room select`, false)
    },
    onRemove: (entry: Entry, title: string) =>
      change((house) => ({
        ...house,
        entries: without(house.entries, entry),
        sentence: `${title} is off your list.`,
      })),
    /** Rooms of the house, then one of each missing kind. */
    roomsToMoveTo() {
      const taken = roomNames()
      return named([...taken, ...[...kinds.keys()].filter((kind) => !taken.includes(kind))])
    },
    onAdd(kind: string) {
      const name = freeRoom(kind, roomNames())
      if (!name) return
      onAdded(name)
      change((house) => ({ ...house, rooms: withRoom(house.rooms, { name }) }))
      focusHeading(name)
    },
    onRoom: (room: HouseRoom) => change((house) => ({ ...house, rooms: withRoom(house.rooms, room) })),
    onRename({ name }: HouseRoom, next: string) {
      const sentence = `Renamed ${nameOf(name)} to ${nameOf(next)}.`
      change((house) => ({ ...renamed(house, name, next), sentence }))
      focusHeading(next)
    },
    onDouble: (room: HouseRoom) =>
      change((house) => {
        const next = doubled(house, room, kinds)
        const name = nameOf(room.name)
        return next
          ? { ...next, sentence: `Copied ${name} to ${nameOf(next.name)}.` }
          : { ...house, sentence: `Your list is full, so we couldn’t copy ${name}.` }
      }),
    onDrop: ({ name }: HouseRoom) =>
      change((house) => ({ ...withoutRoom(house, name), sentence: `${nameOf(name)} is off your list.` })),
    /** The names that a room may have in place of its own: the next of each kind. */
    freeNames() {
      const taken = roomNames()
      return named([...kinds.keys()].flatMap((kind) => freeRoom(kind, taken) ?? []))
    },
  }
}

export type HouseActions = ReturnType<typeof houseActions>
