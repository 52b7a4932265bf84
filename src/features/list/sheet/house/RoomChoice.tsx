import { useState } from 'react'

/** Rooms to choose from, and their names. */
export type NamedRooms = readonly (readonly [room: string, name: string])[]

interface Props {
  title: string
  /** Empty where none is named. */
  room: string
  /** Those of the house, then the next one of each kind that it has none of. */
  rooms: NamedRooms
  onMove(room: string | undefined): void
}

/** The room of an entry. The others are there once it is turned to: of sixty entries they would be thousands. */
export function RoomChoice({ title, room, rooms, onMove }: Props) {
  const [isAsked, setAsked] = useState(false)
  const own = rooms.filter(([one]) => one === room)
  const ask = () => setAsked(true)
  return (
    <select
      aria-label={`Room of ${title}`}
      value={own.length > 0 ? room : ''}
      onFocus={ask}
      onPointerDown={ask}
      onChange={({ target }) => onMove(target.value || undefined)}
    >
      <option value="">No room yet</option>
      {(isAsked ? rooms : own).map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  )
}
