import { useMemo, useRef, useState } from 'react'
import type { RoomKind } from '../../../../catalogue/schema/rooms.ts'
import type { FieldTexts, Measured } from '../../measured.ts'
import { isKnown } from '../../room-address.ts'
import { roomKinds, roomRating } from '../../rooms/room-kinds.ts'
import { useMeasured } from '../../use-measured.ts'
import {
  type NamedRoom,
  namedRoomParameters,
  requestedRoom,
  roomOfHouse,
  saveRoom,
  visitorsRoom,
} from '../../visitor.ts'
import { fieldTexts, type MeasuredAt, readFields } from './room-fields.ts'

const roomMeasuredAt = (at: MeasuredAt): Measured<NamedRoom> => ({
  textsOf: (room) => fieldTexts(room, at),
  read: (typed, { in: name, fans }) => {
    const { faults, room } = readFields(typed, roomOfHouse(window, name), at)
    return { faults, known: { ...room, ...(fans && { fans }), ...(name && { in: name }) } }
  },
  knownIn: visitorsRoom,
  askedIn: requestedRoom,
  isComplete: isKnown,
  parametersOf: namedRoomParameters,
  remember: saveRoom,
})

const FIELDS = { room: ['length', 'width', 'ceiling'], ceiling: ['ceiling'] } as const

interface Options {
  /** All dimensions, or only the ceiling's. */
  asks: keyof typeof FIELDS
  kinds: readonly RoomKind[]
  /** Whether a room from the device goes into the address, so that a copied link has it. */
  isInLink: boolean
}

/**
 * The visitor's room in the fields of a tool.
 *
 * @returns the room with its rating; its side that is still empty; the props of its `RoomFields`; a function that saves a room
 */
export function useRoom({ asks, kinds, isInLink }: Options) {
  /** Whether the visitor has asked for the field of the slope, or has removed it; undefined for neither. */
  const [asksSlope, setAsksSlope] = useState<boolean>()
  const [measuredAt, setMeasuredAt] = useState<MeasuredAt>('fan')
  const tool = useMeasured(roomMeasuredAt(measuredAt), {
    none: {},
    fieldsOf: ({ slope }) => [
      ...FIELDS[asks],
      ...((asksSlope ?? slope !== undefined) ? (['slope'] as const) : []),
    ],
    isInLink,
    readChosen: (fields) => {
      const chosen = fields.querySelector<HTMLSelectElement>('[name="in"]')?.value
      if (chosen) onRoom(chosen)
    },
  })
  const { known: room, texts, faults, missing, fieldset, edit, leave, save, show, clear } = tool
  const isSloped = asksSlope ?? room.slope !== undefined

  /** The typed height stays, and the one where the fan hangs follows. */
  const onMeasuredAt = (at: MeasuredAt) => {
    setMeasuredAt(at)
    const { faults, room: next } = readFields(texts, room, at)
    if (!faults.ceiling) show({ ...room, ...next })
  }

  const onSlope = () => {
    setMeasuredAt('fan')
    setAsksSlope(!isSloped)
    const { slope, ...flat } = room
    if (isSloped && slope) show(flat)
  }

  /** Typed on this visit: these may be the dimensions of a room that is about to be named. */
  const isTyped = useRef(false)
  const onEdit = (changes: FieldTexts, isLeft?: boolean) => {
    isTyped.current = true
    if ('slope' in changes) setAsksSlope(true)
    edit(changes, isLeft)
  }

  /** Shows another room of the house; one without dimensions gets those that were just typed. */
  const onRoom = (name: string | undefined) => {
    const { in: former, ...typed } = room
    const next = roomOfHouse(window, name)
    const isAdopted = !isKnown(next) && !former && isTyped.current
    isTyped.current = false
    setAsksSlope(undefined)
    show(isAdopted ? { ...typed, ...next } : next)
  }

  const onClear = () => {
    setAsksSlope(undefined)
    clear(room.in === undefined ? {} : { in: room.in })
  }

  const names = useMemo(() => roomKinds(kinds), [kinds])
  const rating = room.in && roomRating(names, room.in)
  const fields = {
    ...{ asks, kinds, room, texts, faults, isSloped, measuredAt, fieldset },
    ...{ onRoom, onEdit, onSlope, onMeasuredAt, onClear },
  }
  return {
    room: rating ? { ...room, rating } : room,
    missing,
    fields: { ...fields, onLeave: leave },
    save,
  }
}
