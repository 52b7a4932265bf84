import { slopeDegrees } from '../../../../catalogue/rules/room/slope.ts'
import { MeasureFaults, MeasureFields } from '../../MeasureFields.tsx'
import { RoomField } from '../../rooms/RoomField.tsx'
import type { NamedRoom } from '../../visitor.ts'
import { ROOM_SENTENCES, SLOPE_SENTENCE } from './room-fields.ts'
import type { useRoom } from './use-room.ts'

type Props = ReturnType<typeof useRoom>['fields'] & {
  /** All measurements, or the ceiling's alone. */
  asks: 'room' | 'ceiling'
  room: NamedRoom
  /** Whether the rooms of the house stand beside the fields to be pressed. */
  hasChips?: boolean
  /** Whether there is something to clear. */
  isKnown: boolean
}

/** A gentle slope, the steepest without an adapter, and the steepest that is answered. */
const SLOPES = [3, 6, 12] as const

const FOOT_PX = 36

/** The measurements of a room as fields in a sentence, and the slope of its ceiling also as three small pictures to press. */
export function RoomFields(props: Props) {
  const { ref, asks, faults, rise, room, isKnown, hasChips = false } = props
  const { onRoom, onEdit, onEnter, onSlope, onClear } = props
  const sentence = ROOM_SENTENCES[asks]
  return (
    <fieldset className="room-fields script-only" ref={ref}>
      <legend className="visually-hidden">Your room</legend>
      <RoomField room={room.in} hasChips={hasChips} onChoose={onRoom} />
      <MeasureFields {...{ sentence, faults, onEdit }}>
        <span className="room-ways">
          <button type="button" className="room-clear" onClick={onSlope}>
            {rise === undefined ? 'Sloped?' : 'Not sloped'}
          </button>
          {isKnown && (
            <button type="button" className="room-clear" onClick={onClear}>
              Clear
            </button>
          )}
        </span>
      </MeasureFields>
      {rise !== undefined && (
        <>
          <MeasureFields sentence={SLOPE_SENTENCE} texts={{ slope: rise }} {...{ faults, onEdit }} />
          <p className="room-slopes">
            {SLOPES.map((one) => (
              <button
                className="choice"
                key={one}
                type="button"
                aria-pressed={one === room.slope}
                onClick={() => onEnter('slope', String(one))}
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
      <MeasureFaults sentence={[...sentence, ...SLOPE_SENTENCE]} {...{ faults, onEnter }} />
    </fieldset>
  )
}
