import { useState } from 'react'
import { NO_ROOM_YET } from '../../../fit/rooms/room-kinds.ts'
import { ChoiceAtOnce } from './ChoiceAtOnce.tsx'
import type { NamedRooms } from './house-actions.ts'

interface Props {
  title: string
  /** Empty where none is named. */
  room: string
  roomName: string
  rooms(): NamedRooms
  onMove(room: string | undefined): void
}

/** The room of an entry. The others are there once it is turned to: of sixty entries they would be thousands. */
export function RoomChoice({ title, room, roomName, rooms, onMove }: Props) {
  const [offered, setOffered] = useState<NamedRooms>([])
  const own =
    offered.some(([one]) => one === room) || !room ? offered : [[room, roomName] as const, ...offered]
  return (
    <ChoiceAtOnce
      label={`Room of ${title}`}
      value={room}
      onAsk={() => setOffered(rooms())}
      onChoose={(next) => onMove(next || undefined)}
    >
      <option value="">{NO_ROOM_YET}</option>
      {own.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </ChoiceAtOnce>
  )
}
