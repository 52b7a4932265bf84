import { SPOTS } from '../../../../spots/spots.ts'
import { MeasureFaults, MeasureFields } from '../../MeasureFields.tsx'
import { RoomField } from '../../rooms/RoomField.tsx'
import { spotSentence } from '../spot-fields.ts'
import type { useSpot } from './use-spot.ts'

type Props = ReturnType<typeof useSpot>['fields'] & {
  /** Whether the rooms of the house are also buttons. */
  hasChips?: boolean
  /** Whether lights may hang in a row. */
  hasRows?: boolean
}

/** The choice of a spot, and its dimensions as fields in a sentence. */
export function SpotFields(props: Props) {
  const { fieldset, offered, kinds, known, isRound, texts, faults, isKnown } = props
  const { hasChips = false, hasRows = true } = props
  const { onRoom, onChoose, onRow, onRound, onEdit, onLeave, onClear } = props
  const { name } = known
  const { rows, fields } = SPOTS[name]
  const sentence = spotSentence(name, isRound)
  return (
    <fieldset className="room-fields script-only" ref={fieldset}>
      <legend className="visually-hidden">The spot for your light</legend>
      {offered.length > 1 && (
        <div className="spot-choice">
          {offered.map((one) => (
            <label className="choice" key={one}>
              <input
                type="radio"
                name="spot"
                value={one}
                checked={one === name}
                onChange={() => onChoose(one)}
              />
              <span>{SPOTS[one].choice}</span>
            </label>
          ))}
        </div>
      )}
      <RoomField kinds={kinds} room={known.in} nameless="Any room" hasChips={hasChips} onChoose={onRoom} />
      <MeasureFields {...{ sentence, texts, faults, onEdit, onLeave }}>
        {fields?.roundWords && (
          <button type="button" className="room-clear" onClick={onRound}>
            {isRound ? 'Not round' : 'Round?'}
          </button>
        )}
        {isKnown && (
          <button type="button" className="room-clear" onClick={onClear}>
            Clear
          </button>
        )}
      </MeasureFields>
      {hasRows && rows && (
        <div className="row-choice" role="radiogroup" aria-label="How many in a row">
          {[undefined, ...rows].map((one) => (
            <label className="choice" key={one ?? 'any'}>
              <input type="radio" name="row" checked={one === known.row} onChange={() => onRow(one)} />
              <span>{one ? `A row of ${one}` : 'As many as are right'}</span>
            </label>
          ))}
        </div>
      )}
      <MeasureFaults {...{ sentence, faults, onEdit }} />
    </fieldset>
  )
}
