import { useRef } from 'react'
import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import { ANY_FAN, commonHanging } from '../common-fan.ts'
import { commonFan } from '../drawing/drawn-fan.ts'
import { RoomDrawing } from '../drawing/RoomDrawing.tsx'
import { RoomFields } from './RoomFields.tsx'
import { isKnown } from '../room/room-address.ts'
import { ceilingAnswer, keepUnits, spanAnswer } from './room-advice.ts'
import { useFitting } from './use-fit-count.ts'
import { useRoom } from './use-room.ts'

const EXAMPLE: Room = { floor: { lengthInches: 168, widthInches: 144 }, ceilingInches: 108 }

/** What to look for in a room, in a sentence and a drawing; in the room of an example while none is given. */
export function RoomFinder() {
  const fields = useRef<HTMLFieldSetElement>(null)
  const { room, faults, follow, clear, keep } = useRoom(fields, false)
  const isGiven = isKnown(room)
  const { floor, ceilingInches } = isGiven ? room : EXAMPLE
  const hung = ceilingInches === undefined ? undefined : commonHanging(ceilingInches)
  const answers = [floor && spanAnswer(floor), ceilingInches !== undefined && ceilingAnswer(ceilingInches)]
  const fitting = useFitting(room)
  /** The room goes into the address, where the list below finds it. */
  const show = () => {
    keep(room)
    document.querySelector('.finder')?.scrollIntoView()
  }
  return (
    <>
      <RoomFields
        ref={fields}
        asks="room"
        faults={faults}
        isKnown={isGiven}
        onFollow={follow}
        onClear={clear}
      />
      <p className="room-answer" role="status">
        {!isGiven && keepUnits('For example, 14 by 12 ft under 9 ft. ')}
        {keepUnits(answers.filter(Boolean).join(' '))}
        {fitting && ` ${fitting}`}
      </p>
      {fitting && (
        <p className="room-show">
          <button type="button" className="button button-quiet" onClick={show}>
            Show the fans
          </button>
        </p>
      )}
      <RoomDrawing
        room={isGiven ? room : EXAMPLE}
        fan={floor ? commonFan(floor) : ANY_FAN}
        bladeInches={hung && 'bladeInches' in hung ? hung.bladeInches : undefined}
      />
    </>
  )
}
