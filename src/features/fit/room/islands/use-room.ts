import { useState } from 'react'
import type { Room } from '../../../../catalogue/rules/room/fan-fit.ts'
import { MEASUREMENT_NAMES } from '../../limits.ts'
import type { Measured } from '../../measured.ts'
import { useMeasured } from '../../use-measured.ts'
import { isKnown, knownRoom, roomIn, roomParameters } from '../room-address.ts'
import { fieldTexts, readFields } from './room-fields.ts'

const ROOM: Measured<Room> = {
  names: MEASUREMENT_NAMES,
  textsOf: fieldTexts,
  read: (typed) => {
    const { faults, room } = readFields(typed, knownRoom(window))
    return { faults, known: room }
  },
  knownIn: knownRoom,
  askedIn: (search) => {
    const asked = roomIn(search)
    return isKnown(asked) ? asked : undefined
  },
  isComplete: isKnown,
  parametersOf: roomParameters,
}

/**
 * The room in the fields of a tool, kept in the address and on the device; see `useMeasured`.
 *
 * @param isInLink whether a room that is only remembered goes into the address too, so that a copied link carries it
 * @returns the room; the side of it that is still empty; the props of its `RoomFields`; a function that saves a room
 */
export function useRoom({ isInLink }: { isInLink: boolean }) {
  /** What the field of the slope begins with; undefined where the ceiling is flat and there is no field. */
  const [rise, setRise] = useState<string>()
  const onFill = (known: Room) => setRise(fieldTexts(known).slope || undefined)
  const tool = useMeasured(ROOM, { none: {}, isInLink, onFill })
  const { known: room, fieldset: ref, faults, missing, save, onEdit, enter: onEnter, clear } = tool

  /** Asks for a slope, or takes the ceiling for flat again. */
  const onSlope = () => {
    setRise(rise === undefined ? '' : undefined)
    if (rise !== undefined && room.slope) {
      const { slope, ...flat } = room
      save(flat)
    }
  }

  const fields = { ref, faults, rise, onEdit, onEnter, onSlope, onClear: () => clear({}) }
  return { room, missing, fields, save }
}
