import { useRef } from 'react'
import { ANY_FAN, commonHanging } from '../common-fan.ts'
import { RoomDrawing } from '../drawing/RoomDrawing.tsx'
import { RoomFields } from './RoomFields.tsx'
import { ceilingAnswer, keepUnits } from './room-advice.ts'
import { useRoom } from './use-room.ts'

const EXAMPLE_INCHES = 120

/** Which downrod for a ceiling, in a sentence and an elevation; under the ceiling of an example while none is given. */
export function DownrodTool() {
  const fields = useRef<HTMLFieldSetElement>(null)
  const { room, faults, follow, clear } = useRoom(fields, false)
  const isGiven = room.ceilingInches !== undefined
  const ceilingInches = room.ceilingInches ?? EXAMPLE_INCHES
  const hung = commonHanging(ceilingInches)
  return (
    <>
      <RoomFields
        ref={fields}
        asks="ceiling"
        faults={faults}
        isKnown={isGiven}
        onFollow={follow}
        onClear={clear}
      />
      <p className="room-answer" role="status">
        {!isGiven && keepUnits('For example, a ceiling of 10 ft. ')}
        {keepUnits(ceilingAnswer(ceilingInches))}
      </p>
      <RoomDrawing
        room={{ ceilingInches }}
        fan={ANY_FAN}
        bladeInches={'bladeInches' in hung ? hung.bladeInches : undefined}
      />
    </>
  )
}
