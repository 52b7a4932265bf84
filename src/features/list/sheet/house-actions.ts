import { flushSync } from 'react-dom'
import { type HouseRoom, printRooms, withRoom } from '../../fit/place.ts'
import { freeRoom, type RoomKinds, roomName } from '../../fit/rooms.ts'
import { type Entry, keyOf } from '../entries.ts'
import { doubled, type House, renamed, roomNames, savedHouse, withoutRoom } from '../house.ts'
import { showNotice } from '../notice.ts'
import { changeEntry, changeList } from '../saved-list.ts'

function focusOn(selector: string): HTMLElement | null {
  const element = document.querySelector<HTMLElement>(`#my-list ${selector}`)
  element?.focus({ preventScroll: true })
  return element
}

const focusHeading = (room: string) => focusOn(`#house-${room}`)?.scrollIntoView({ block: 'start' })

const change = ({ entries, rooms }: House, sentence?: string) =>
  flushSync(() => changeList(entries, sentence, printRooms(rooms)))

/** The next free name of each kind. */
export const freeNames = (kinds: RoomKinds): string[] =>
  [...kinds.keys()].flatMap((kind) => freeRoom(kind, roomNames(savedHouse(), kinds)) ?? [])

export function saveRoom(room: HouseRoom): void {
  const { entries, rooms } = savedHouse()
  change({ entries, rooms: withRoom(rooms, room) })
}

export function addRoom(kinds: RoomKinds, kind: string): void {
  const name = freeRoom(kind, roomNames(savedHouse(), kinds))
  if (!name) return
  saveRoom({ name })
  focusHeading(name)
}

export function moveEntry(kinds: RoomKinds, entry: Entry, room: string, title: string): void {
  const next = { ...entry, room }
  const sentence = room
    ? `Moved ${title} to ${roomName(kinds, room)}.`
    : `${title} isn’t assigned to a room now.`
  flushSync(() => changeEntry(entry, next, sentence))
  focusOn(`[data-entry="${keyOf(next)}"] .list-room`)
}

export function renameRoom(kinds: RoomKinds, name: string, next: string): void {
  const sentence = `Renamed ${roomName(kinds, name)} to ${roomName(kinds, next)}.`
  change(renamed(savedHouse(), name, next), sentence)
  focusHeading(next)
}

export function copyRoom(kinds: RoomKinds, room: HouseRoom): void {
  const name = roomName(kinds, room.name)
  const next = doubled(savedHouse(), room, kinds)
  if (next) change(next, `Copied ${name} to ${roomName(kinds, next.name)}.`)
  else showNotice(`Your list is full, so we couldn’t copy ${name}.`)
}

export const removeRoom = (kinds: RoomKinds, name: string): void =>
  void change(withoutRoom(savedHouse(), name), `${roomName(kinds, name)} is off your list.`)
