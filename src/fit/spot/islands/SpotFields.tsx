import { MeasureFaults, MeasureFields } from '../../MeasureFields.tsx'
import { SpotElevation } from '../drawing/SpotDrawing.tsx'
import { exampleFit } from '../example-spots.ts'
import { SPOT_SENTENCES, spotTexts } from '../spot-fields.ts'
import { SPOT_WORDS } from '../spot-text.ts'
import type { useSpot } from './use-spot.ts'

type Props = ReturnType<typeof useSpot>['fields'] & {
  /** Of each place a small drawing of its example, not its words alone. */
  hasPictures: boolean
}

/** The choice of a place, and its measures as fields in a sentence. */
export function SpotFields(props: Props) {
  const { fieldset, offered, hasPictures, known, isRound, faults, isKnown } = props
  const { onChoose, onRound, onEdit, onEnter, onClear } = props
  const { name } = known
  const sentence = SPOT_SENTENCES[name === 'table' && isRound ? 'roundTable' : name]
  return (
    <fieldset className="room-fields script-only" ref={fieldset}>
      <legend className="visually-hidden">The place for your light</legend>
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
              <span>{SPOT_WORDS[one].choice}</span>
            </label>
          ))}
        </div>
      )}
      <MeasureFields {...{ sentence, faults, onEdit }} texts={spotTexts(known)}>
        {name === 'table' && (
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
      <MeasureFaults {...{ sentence, faults, onEnter }} />
    </fieldset>
  )
}
