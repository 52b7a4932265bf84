import { commonFan, commonMountingHeight } from '../common-fan.ts'
import { RoomDrawing } from '../drawing/RoomDrawing.tsx'
import { noBreakUnits } from '../measurement-text.ts'
import { RoomFields } from './RoomFields.tsx'
import { ceilingAdvice } from './room-advice.ts'
import { useRoom } from './use-room.ts'

const EXAMPLE_INCHES = 120

/** Which downrod for a ceiling, in a sentence and an elevation; without a ceiling, those of an example. */
export function DownrodTool() {
  const { room, fields } = useRoom({ isInLink: false })
  const isGiven = room.ceilingInches !== undefined
  const ceilingInches = room.ceilingInches ?? EXAMPLE_INCHES
  return (
    <>
      <RoomFields {...fields} asks="ceiling" isKnown={isGiven} />
      <p className="room-answer" role="status">
        {!isGiven && noBreakUnits('For example, a ceiling of 10 ft. ')}
        {noBreakUnits(ceilingAdvice(ceilingInches))}
      </p>
      <RoomDrawing
        room={{ ceilingInches }}
        fan={commonFan(undefined)}
        bladeHeightInches={commonMountingHeight(ceilingInches).bladeHeightInches}
      />
    </>
  )
}
