import { useEffect, useRef, useState } from 'react'
import { load } from '../../../client/load.ts'
import { useLoaded } from '../../../client/react.tsx'
import { savedRooms } from '../visitor.ts'
import { loadRoomKinds } from './load-room-kinds.ts'
import { freeRoom, inHouseOrder, type RoomKinds, roomName } from './room-kinds.ts'

interface Props {
  /** The room that the measures are of; undefined for the nameless one, and before the island is hydrated. */
  room: string | undefined
  /** Whether the rooms of the house stand beside it to be pressed. */
  hasChips: boolean
  onChoose: (room: string | undefined) => void
}

const NO_KINDS: RoomKinds = new Map()

const loadKinds = () => loadRoomKinds()
const loadPressed = () => load(loadKinds)

const RoomOptions = ({ kinds, rooms }: { kinds: RoomKinds; rooms: readonly string[] }) =>
  rooms.map((room) => (
    <option key={room} value={room}>
      {roomName(kinds, room)}
    </option>
  ))

/** Which room of the house the measures are of: one that has measures already, or the next one of a kind. */
export function RoomField({ room, hasChips, onChoose }: Props) {
  const [isWanted, setWanted] = useState(false)
  const loaded = useLoaded('rooms', isWanted ? loadPressed : loadKinds)
  const kinds = typeof loaded === 'string' ? NO_KINDS : loaded
  const select = useRef<HTMLSelectElement>(null)
  // Pressed before there was anything to choose: a picker that is open already would stay without it.
  useEffect(() => {
    if (!isWanted || kinds.size === 0) return
    select.current?.focus()
    try {
      select.current?.showPicker()
    } catch {
      // The press is too long ago: the next one opens it.
    }
  }, [isWanted, kinds])
  const kept = kinds.size === 0 ? [] : savedRooms(window)
  const house = inHouseOrder(
    kinds,
    kept.filter(({ name }) => roomName(kinds, name)),
  ).map(({ name }) => name)
  const isNew = room !== undefined && !house.includes(room)
  const next = [...kinds.keys()].flatMap((kind) => freeRoom(kind, isNew ? [...house, room] : house) ?? [])
  return (
    <>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: both that it may hold are labeled by it. */}
      <label className="room-in">
        Room
        {kinds.size === 0 ? (
          <button type="button" onClick={() => setWanted(true)}>
            Not named
          </button>
        ) : (
          <select
            ref={select}
            name="in"
            value={room ?? ''}
            onChange={({ target }) => onChoose(target.value || undefined)}
          >
            <option value="">Not named</option>
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
        )}
      </label>
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
