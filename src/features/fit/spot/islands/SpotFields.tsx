import { SPOTS } from '../../../../catalogue/rules/spot/spots.ts'
import { MeasureFaults, MeasureFields } from '../../MeasureFields.tsx'
import { RoomField } from '../../rooms/RoomField.tsx'
import { SpotElevation } from '../drawing/SpotDrawing.tsx'
import { exampleFit } from '../example-spots.ts'
import { spotTexts } from '../spot-fields.ts'
import { spotSentence } from '../spot-sentence.ts'
import { SPOT_TOOLS } from '../spot-tools.ts'
import type { useSpot } from './use-spot.ts'

type Props = ReturnType<typeof useSpot>['fields'] & {
  /** Of each spot a small drawing of its example, not its words alone. */
  hasPictures: boolean
  /** Whether lights may hang in a row. */
  hasRows?: boolean
}

/** The choice of a spot, and its measures as fields in a sentence. */
export function SpotFields(props: Props) {
  const { fieldset, offered, hasPictures, hasRows = true, known, isRound, faults, isKnown } = props
  const { onRoom, onChoose, onRow, onRound, onEdit, onEnter, onClear } = props
  const { name } = known
  const { rows } = SPOTS[name]
  const { roundSentence } = SPOT_TOOLS[name]
  const sentence = spotSentence(name, isRound)
  return (
    <fieldset className="room-fields script-only" ref={fieldset}>
      <legend className="visually-hidden">The place for your light</legend>
      <RoomField room={known.in} hasChips={!hasPictures} onChoose={onRoom} />
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
              {hasPictures && <SpotElevation {...exampleFit(one)} isSmall />}
              <span>{SPOTS[one].choice}</span>
            </label>
          ))}
        </div>
      )}
      <MeasureFields {...{ sentence, faults, onEdit }} texts={spotTexts(known)}>
        {roundSentence && (
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
      <MeasureFaults {...{ sentence, faults, onEnter }} />
    </fieldset>
  )
}
