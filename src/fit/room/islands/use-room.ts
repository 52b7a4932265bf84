import { useState } from 'react'
import type { Room } from '../../../catalogue/rules/room/fan-fit.ts'
import type { Measured } from '../../measured.ts'
import { useMeasured } from '../../use-measured.ts'
import { knownRoom, rememberRoom } from '../remembered-room.ts'
import { isKnown, isSameRoom, roomIn, roomParameters } from '../room-address.ts'
import { MEASUREMENT_NAMES, type MeasurementName } from '../room-limits.ts'
import { fieldText, fieldTexts, readFields } from './room-fields.ts'

const ROOM: Measured<Room, MeasurementName> = {
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
  isSame: isSameRoom,
  remember: rememberRoom,
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
  const {
    known: room,
    fieldset,
    faults,
    missing,
    save,
    onEdit,
    enter,
    clear,
  } = useMeasured(ROOM, {
    none: {},
    isInLink,
    onFill: (known) => setRise(fieldTexts(known).slope || undefined),
  })

  /** Fills in one measurement that was pressed instead of typed. */
  const choose = (name: MeasurementName, inches: number) =>
    enter(name, name === 'slope' ? String(inches) : fieldText(inches))

  /** Asks for a slope, or takes the ceiling for flat again. */
  const toggleSlope = () => {
    setRise(rise === undefined ? '' : undefined)
    if (rise !== undefined && room.slope) {
      const { slope, ...flat } = room
      save(flat)
    }
  }

  const fields = {
    ref: fieldset,
    faults,
    rise,
    onEdit,
    onChoose: choose,
    onSlope: toggleSlope,
    onClear: () => clear({}),
  }
  return { room, missing, fields, save }
}
