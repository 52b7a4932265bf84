import { asExample, noBreakUnits } from '../../../../catalogue/rules/measurement-text.ts'
import type { RoomKind } from '../../../../catalogue/schema/rooms.ts'
import { commonFan, commonMountingHeight } from '../common-fan.ts'
import { RoomDrawing } from '../RoomDrawing.tsx'
import { RoomFields } from './RoomFields.tsx'
import { ceilingAdvice } from './room-advice.ts'
import { useRoom } from './use-room.ts'

const EXAMPLE_INCHES = 120

/** Which downrod for a ceiling, in a sentence and an elevation; without a ceiling, those of an example. */
export function DownrodTool({ kinds }: { kinds: readonly RoomKind[] }) {
  const { room, fields } = useRoom({ asks: 'ceiling', kinds, isInLink: false })
  const isGiven = room.ceilingInches !== undefined
  const { ceilingInches = EXAMPLE_INCHES, slope } = room
  const advice = ceilingAdvice(ceilingInches, slope)
  return (
    <>
      <RoomFields {...fields} />
      <p className="room-answer" role="status">
        {noBreakUnits(isGiven ? advice : asExample(advice))}
      </p>
      <RoomDrawing
        room={{ ceilingInches, ...(slope && { slope }) }}
        fan={commonFan(undefined)}
        bladeHeightInches={commonMountingHeight(ceilingInches, slope).bladeHeightInches}
      />
    </>
  )
}
