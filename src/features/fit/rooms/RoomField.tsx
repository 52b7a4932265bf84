import { useMemo } from 'react'
import type { RoomKind } from '../../../catalogue/schema/rooms.ts'
import { useStateText } from '../../../client/react.tsx'
import { savedRooms } from '../visitor.ts'
import { freeRoom, inHouseOrder, type RoomKinds, roomKinds, roomName } from './room-kinds.ts'

interface Props {
  /** In the order of a house. */
  kinds: readonly RoomKind[]
  /** The room that the dimensions are of; undefined for the nameless one. */
  room: string | undefined
  /** The label of the nameless room. */
  nameless: string
  /** Whether the rooms of the house are also buttons. */
  hasChips?: boolean
  onChoose: (room: string | undefined) => void
}

const RoomOptions = ({ kinds, rooms }: { kinds: RoomKinds; rooms: readonly string[] }) =>
  rooms.map((room) => (
    <option key={room} value={room}>
      {roomName(kinds, room)}
    </option>
  ))

/** Which room of the house the dimensions are of: a measured one, or the next one of a kind. */
export function RoomField({ kinds: all, room, nameless, hasChips = false, onChoose }: Props) {
  const kinds = useMemo(() => roomKinds(all), [all])
  const saved = useStateText(() =>
    savedRooms(window)
      .map(({ name }) => name)
      .join(),
  )
  const named = saved.split(',').filter((name) => roomName(kinds, name))
  const house = inHouseOrder(
    kinds,
    named.map((name) => ({ name })),
  ).map(({ name }) => name)
  const isNew = room !== undefined && !house.includes(room)
  const next = [...kinds.keys()].flatMap((kind) => freeRoom(kind, isNew ? [...house, room] : house) ?? [])
  return (
    <>
      <span className="room-in">
        <select
          name="in"
          aria-label="Room"
          autoComplete="off"
          value={room ?? ''}
          onChange={({ target }) => onChoose(target.value || undefined)}
        >
          <option value="">{nameless}</option>
          {isNew && <option value={room}>{roomName(kinds, room)}</option>}
          {house.length > 0 && (
            <optgroup label="Your rooms">
              <RoomOptions kinds={kinds} rooms={house} />
            </optgroup>
          )}
          <optgroup label={house.length > 0 ? 'Another room' : 'Rooms'}>
            <RoomOptions kinds={kinds} rooms={next} />
          </optgroup>
        </select>
      </span>
      {hasChips && house.length > 0 && (
        <p className="room-choice">
          {house.map((one) => (
            <button
              key={one}
              className="choice"
              type="button"
              aria-pressed={one === room}
              onClick={() => onChoose(one === room ? undefined : one)}
            >
              {roomName(kinds, one)}
            </button>
          ))}
        </p>
      )}
    </>
  )
}
