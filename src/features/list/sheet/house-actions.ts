import { flushSync } from 'react-dom'
import { type HouseRoom, printRooms, withRoom } from '../../fit/place.ts'
import { freeRoom, type RoomKinds, roomName } from '../../fit/rooms.ts'
import { type Entry, keyOf, toEntry } from '../entries.ts'
import { allRooms, doubled, type House, renamed, savedHouse, withoutRoom } from '../house.ts'
import { showNotice } from '../notice.ts'
import { changeEntry, changeList } from '../saved-list.ts'

/** Rooms to choose from, and their names. */
type NamedRooms = readonly (readonly [room: string, name: string])[]

function focusOn(selector: string, isInSight: boolean): void {
  const element = document.querySelector<HTMLElement>(`#my-list ${selector}`)
  element?.focus({ preventScroll: true })
  if (isInSight) element?.scrollIntoView({ block: 'start' })
}

const focusHeading = (room: string) => focusOn(`#house-${room}`, true)

const change = ({ entries, rooms }: House, sentence?: string) =>
  flushSync(() => changeList(entries, sentence, printRooms(rooms)))

export function houseActions(kinds: RoomKinds, onAdded: (room: string) => void) {
  const nameOf = (room: string) => roomName(kinds, room) ?? ''
  const named = (rooms: readonly string[]): NamedRooms => rooms.map((room) => [room, nameOf(room)])
  const taken = () => allRooms(savedHouse(), kinds).map(({ name }) => name)
  const onRoom = (room: HouseRoom) => {
    const { entries, rooms } = savedHouse()
    change({ entries, rooms: withRoom(rooms, room) })
  }
  return {
    onRoom,
    onMove(entry: Entry, room: string | undefined, title: string) {
      const next = toEntry({ ...entry, room })
      const sentence = room ? `Moved ${title} to ${nameOf(room)}.` : `${title} isn’t assigned to a room now.`
      flushSync(() => changeEntry(entry, next, sentence))
      focusOn(`[data-entry="${keyOf(next)}"] .list-room select`, false)
    },
    /** The house's rooms, then one of each missing kind. */
    roomsToMoveTo: () => named([...new Set([...taken(), ...kinds.keys()])]),
    onAdd(kind: string) {
      const name = freeRoom(kind, taken())
      if (!name) return
      onAdded(name)
      onRoom({ name })
      focusHeading(name)
    },
    onRename({ name }: HouseRoom, next: string) {
      change(renamed(savedHouse(), name, next), `Renamed ${nameOf(name)} to ${nameOf(next)}.`)
      focusHeading(next)
    },
    onDouble(room: HouseRoom) {
      const name = nameOf(room.name)
      const next = doubled(savedHouse(), room, kinds)
      if (next) change(next, `Copied ${name} to ${nameOf(next.name)}.`)
      else showNotice(`Your list is full, so we couldn’t copy ${name}.`)
    },
    onDrop: ({ name }: HouseRoom) =>
      change(withoutRoom(savedHouse(), name), `${nameOf(name)} is off your list.`),
    /** The names that a room may have in place of its own: the next of each kind. */
    freeNames: () => named([...kinds.keys()].flatMap((kind) => freeRoom(kind, taken()) ?? [])),
  }
}

export type HouseActions = ReturnType<typeof houseActions>
