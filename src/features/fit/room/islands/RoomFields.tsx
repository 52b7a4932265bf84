import { slopeDegrees } from '../../../../catalogue/rules/room/slope.ts'
import { MeasureFaults, MeasureFields } from '../../MeasureFields.tsx'
import { isKnown } from '../../room-address.ts'
import { RoomField } from '../../rooms/RoomField.tsx'
import { MEASURED_AT, type MeasuredAt, RISE_SENTENCE, ROOM_SENTENCES, SLOPE_SENTENCE } from './room-fields.ts'
import type { useRoom } from './use-room.ts'

type Props = ReturnType<typeof useRoom>['fields'] & {
  /** Whether the rooms of the house are also buttons. */
  hasChips?: boolean
}

/** Falls to the right, as in the drawing. A gentle slope, the steepest without an adapter, and the steepest that is answered. */
const SLOPES = [3, 6, 12] as const

const FOOT_PX = 36

/** The dimensions of a room as fields in a sentence, and the slope of its ceiling also as three small drawings to click. */
export function RoomFields(props: Props) {
  const { asks, kinds, room, texts, faults, isSloped, measuredAt, fieldset, hasChips = false } = props
  const { onRoom, onEdit, onLeave, onSlope, onMeasuredAt, onClear } = props
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
          <MeasureFields sentence={room.floor ? RISE_SENTENCE : SLOPE_SENTENCE} {...fields} />
          {room.floor && (
            <div className="row-choice" role="radiogroup" aria-label="Where the ceiling height is measured">
              {(Object.keys(MEASURED_AT) as MeasuredAt[]).map((at) => (
                <label className="choice" key={at}>
                  <input
                    type="radio"
                    name="measured-at"
                    checked={at === measuredAt}
                    onChange={() => onMeasuredAt(at)}
                  />
                  <span>{MEASURED_AT[at]}</span>
                </label>
              ))}
            </div>
          )}
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
                  <path className="base" d={`M${FOOT_PX} 0H0V${-3 * one}`} />
                  <path className="rise" d={`M0 ${-3 * one}L${FOOT_PX} 0`} />
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
