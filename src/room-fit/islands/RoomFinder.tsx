import { landOnResults } from '../../browser/scroll-restoration/land-on-results.ts'
import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import { commonFan, commonMountingHeight } from '../common-fan.ts'
import { RoomDrawing } from '../drawing/RoomDrawing.tsx'
import { noBreakUnits } from '../measurement-text.ts'
import { isKnown } from '../room/room-address.ts'
import { RoomFields } from './RoomFields.tsx'
import { ceilingAdvice, spanAdvice } from './room-advice.ts'
import { useFitCount } from './use-fit-count.ts'
import { useRoom } from './use-room.ts'

const EXAMPLE: Room = { floor: { lengthInches: 168, widthInches: 144 }, ceilingInches: 108 }

/** What to look for in a room, in a sentence and a drawing; without a room, those of an example. */
export function RoomFinder() {
  const { room, fields, save } = useRoom({ isInLink: false })
  const isGiven = isKnown(room)
  const { floor, ceilingInches } = isGiven ? room : EXAMPLE
  const height = ceilingInches === undefined ? undefined : commonMountingHeight(ceilingInches)
  const advice = [floor && spanAdvice(floor), ceilingInches !== undefined && ceilingAdvice(ceilingInches)]
  const fitCount = useFitCount(room)
  const showFans = () => {
    // The list below reads the room from the address, where a remembered one is not yet.
    save(room)
    landOnResults({ page: document, view: window })
  }
  return (
    <>
      <RoomFields {...fields} asks="room" isKnown={isGiven} />
      <p className="room-answer" role="status">
        {!isGiven && noBreakUnits('For example, 14 by 12 ft under 9 ft. ')}
        {noBreakUnits(advice.filter(Boolean).join(' '))}
        {fitCount && ` ${fitCount}`}
      </p>
      {fitCount && (
        <p className="room-show">
          <button type="button" className="button button-quiet" onClick={showFans}>
            Show the fans
          </button>
        </p>
      )}
      <RoomDrawing
        room={isGiven ? room : EXAMPLE}
        fan={commonFan(floor)}
        bladeHeightInches={height?.bladeHeightInches}
      />
    </>
  )
}
