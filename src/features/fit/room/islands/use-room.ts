import { useRef, useState } from 'react'
import { isKnown } from '../../codecs.ts'
import { MEASUREMENT_NAMES } from '../../limits.ts'
import type { Measured } from '../../measured.ts'
import { useRoomRating } from '../../rooms/use-room-rating.ts'
import { useMeasured } from '../../use-measured.ts'
import {
  type NamedRoom,
  namedRoomParameters,
  requestedRoom,
  roomOfHouse,
  saveRoom,
  visitorsRoom,
} from '../../visitor.ts'
import { fieldTexts, readFields } from './room-fields.ts'

const ROOM: Measured<NamedRoom> = {
  names: MEASUREMENT_NAMES,
  textsOf: fieldTexts,
  read: (typed, { in: name }) => {
    const { faults, room } = readFields(typed, roomOfHouse(window, name))
    return { faults, known: { ...room, ...(name && { in: name }) } }
  },
  knownIn: visitorsRoom,
  askedIn: requestedRoom,
  isComplete: isKnown,
  parametersOf: namedRoomParameters,
  remember: saveRoom,
}

/**
 * The room in the fields of a tool, kept in the address and on the device; see `useMeasured`.
 *
 * @param isInLink whether a room that is only remembered goes into the address too, so that a copied link carries it
 * @returns the room, whose rating may still be loading; the side of it that is still empty; the props of its `RoomFields`; a function that saves a room
 */
export function useRoom({ isInLink }: { isInLink: boolean }) {
  /** What the field of the slope begins with; undefined where the ceiling is flat and there is no field. */
  const [rise, setRise] = useState<string>()
  const onFill = (known: NamedRoom) => setRise(fieldTexts(known).slope || undefined)
  const tool = useMeasured(ROOM, { none: {}, isInLink, onFill })
  const { known: room, fieldset: ref, faults, missing, fill, save, onEdit, enter: onEnter, clear } = tool

  /** Asks for a slope, or takes the ceiling for flat again. */
  const onSlope = () => {
    setRise(rise === undefined ? '' : undefined)
    if (rise !== undefined && room.slope) {
      const { slope, ...flat } = room
      save(flat)
    }
  }

  /** Of this visit: they may be those of a room that is about to be named. */
  const isTyped = useRef(false)
  const edit = (isLeft: boolean) => {
    isTyped.current = true
    onEdit(isLeft)
  }

  /** Goes on with another room of the house: with its measures, and one that has none with those that were just typed. */
  const onRoom = (name: string | undefined) => {
    const { in: former, ...typed } = room
    const next = roomOfHouse(window, name)
    const named = isKnown(next) || former || !isTyped.current ? next : { ...typed, ...next }
    isTyped.current = false
    fill(named)
    save(named)
  }

  const { rating, isLoading } = useRoomRating(tool, room.in)
  const inRoom = room.in === undefined ? {} : { in: room.in }
  const fields = { ref, faults, rise, onRoom, onEdit: edit, onEnter, onSlope, onClear: () => clear(inRoom) }
  return { room: rating ? { ...room, rating } : room, isLoading, missing, fields, save }
}
