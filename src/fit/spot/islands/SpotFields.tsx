import { Fragment, type RefObject } from 'react'
import { formatFeet, formatInches } from '../../../catalogue/rules/numbers.ts'
import type { SpotName } from '../../../catalogue/rules/spot/spot.ts'
import type { Faults } from '../../measured.ts'
import { noBreakUnits } from '../../measurement-text.ts'
import type { KnownSpot } from '../known-spot.ts'
import { SPOT_SENTENCES, type SpotField, type SpotFieldName, spotTexts } from '../spot-fields.ts'
import { SpotChoice } from './SpotChoice.tsx'

interface Props {
  /** The radios and inputs are within it. */
  fieldset: RefObject<HTMLFieldSetElement | null>
  offered: readonly SpotName[]
  hasPictures: boolean
  known: KnownSpot & { name: SpotName }
  isRound: boolean
  faults: Faults<SpotFieldName>
  /** Whether there is something to clear. */
  isKnown: boolean
  onChoose: (name: SpotName) => void
  onRound: () => void
  /** Called at every change, and when a field is left. */
  onEdit: (isLeft: boolean) => void
  /** Enters a text that was pressed instead of typed. */
  onEnter: (name: SpotFieldName, text: string) => void
  onClear: () => void
}

/** The choice of a place, and its measures as fields in a sentence: "A table of [72] by [40] in. under a ceiling of [9] ft". */
export function SpotFields(props: Props) {
  const { fieldset, offered, hasPictures, known, isRound, faults, isKnown } = props
  const { onChoose, onRound, onEdit, onEnter, onClear } = props
  const { name } = known
  const kind = name === 'table' && isRound ? 'roundTable' : name
  const texts = spotTexts(known)
  const parts = SPOT_SENTENCES[kind]
  const labels = new Map(parts.flatMap((part) => (typeof part === 'string' ? [] : [[part.name, part.label]])))
  /** Uncontrolled, so that what is typed before hydration stays. */
  const field = ({ name: fieldName, label, hint, unit }: SpotField) => (
    <span>
      <input
        className="room-field"
        name={fieldName}
        aria-label={label}
        placeholder={hint}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={texts[fieldName]}
        aria-invalid={faults[fieldName] ? true : undefined}
        aria-describedby={faults[fieldName] && `spot-${fieldName}-fault`}
        onChange={() => onEdit(false)}
        onBlur={() => onEdit(true)}
      />{' '}
      {unit}
    </span>
  )
  return (
    <fieldset className="room-fields" ref={fieldset}>
      <legend className="visually-hidden">The place for your light</legend>
      {offered.length > 1 && <SpotChoice {...{ offered, hasPictures, onChoose }} chosen={name} />}
      <p className="room-sentence">
        {parts.map((part) => (
          <Fragment key={typeof part === 'string' ? part : part.name}>
            {typeof part === 'string' ? part : field(part)}{' '}
          </Fragment>
        ))}
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
      </p>
      {Object.entries(faults).map(([faulty, { text, asInches }]) => (
        <div className="room-fault" key={faulty} role="alert">
          <p id={`spot-${faulty}-fault`}>{`${labels.get(faulty as SpotFieldName)}: ${text}`}</p>
          {asInches !== undefined && (
            <button
              type="button"
              className="room-clear"
              onClick={() => onEnter(faulty as SpotFieldName, `${formatInches(asInches)} in`)}
            >
              {noBreakUnits(`Use ${formatInches(asInches)} in., ${formatFeet(asInches)}`)}
            </button>
          )}
        </div>
      ))}
    </fieldset>
  )
}
