import { slopeDegrees } from '../../../../catalogue/rules/room/slope.ts'
import { MeasureFaults, MeasureFields } from '../../MeasureFields.tsx'
import { isKnown } from '../../room-address.ts'
import { RoomField } from '../../rooms/RoomField.tsx'
import { ROOM_SENTENCES, SLOPE_SENTENCE } from './room-fields.ts'
import type { useRoom } from './use-room.ts'

type Props = ReturnType<typeof useRoom>['fields'] & {
  /** Whether the rooms of the house are also buttons. */
  hasChips?: boolean
}

/** A gentle slope, the steepest without an adapter, and the steepest that is answered. */
const SLOPES = [3, 6, 12] as const

const FOOT_PX = 36

/** The dimensions of a room as fields in a sentence, and the slope of its ceiling also as three small drawings to click. */
export function RoomFields(props: Props) {
  const { asks, kinds, room, texts, faults, isSloped, fieldset, hasChips = false } = props
  const { onRoom, onEdit, onLeave, onSlope, onClear } = props
  const sentence = ROOM_SENTENCES[asks]
  const fields = { texts, faults, onEdit, onLeave }
  return (
    <fieldset className="room-fields script-only" ref={fieldset}>
      <legend className="visually-hidden">Your room</legend>
      <RoomField kinds={kinds} room={room.in} nameless="Your room" hasChips={hasChips} onChoose={onRoom} />
      <MeasureFields sentence={sentence} {...fields}>
        <span className="room-ways">
          <button type="button" className="room-clear" onClick={onSlope}>
            {isSloped ? 'Not sloped' : 'Sloped?'}
          </button>
          {isKnown(room) && (
            <button type="button" className="room-clear" onClick={onClear}>
              Clear
            </button>
          )}
        </span>
      </MeasureFields>
      {isSloped && (
        <>
          <MeasureFields sentence={SLOPE_SENTENCE} {...fields} />
          <p className="room-slopes">
            {SLOPES.map((one) => (
              <button
                className="choice"
                key={one}
                type="button"
                aria-pressed={one === room.slope}
                onClick={() => onEdit({ slope: String(one) }, true)}
              >
                <svg className="drawing" viewBox="-2 -38 40 40" aria-hidden="true">
                  <path className="base" d={`M0 0H${FOOT_PX}V${-3 * one}`} />
                  <path className="rise" d={`M0 0L${FOOT_PX} ${-3 * one}`} />
                </svg>
                {`${one}\u00a0in., ${slopeDegrees(one)}°`}
              </button>
            ))}
          </p>
        </>
      )}
      <MeasureFaults sentence={[...sentence, ...SLOPE_SENTENCE]} faults={faults} onEdit={onEdit} />
    </fieldset>
  )
}
