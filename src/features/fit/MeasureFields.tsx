import { Fragment, type ReactNode } from 'react'
import { formatFeet, formatInches } from '../../catalogue/rules/numbers.ts'
import { type Faults, type FieldName, fieldText, hintOf, type Sentence } from './measured.ts'
import { noBreakUnits } from './measurement-text.ts'

interface Props {
  sentence: Sentence
  /** What the fields begin with. */
  texts?: Partial<Record<FieldName, string>>
  faults: Faults
  /** Called at every change, and when a field is left. */
  onEdit: (isLeft: boolean) => void
  children?: ReactNode
}

/** Uncontrolled, so that what is typed before hydration stays. A number pad comes up, and feet and inches may be typed. */
export const MeasureFields = ({ sentence, texts, faults, onEdit, children }: Props) => (
  <p className="room-sentence">
    {sentence.map((part) => (
      <Fragment key={typeof part === 'string' ? part : part.name}>
        {typeof part === 'string' ? (
          part
        ) : (
          <span>
            <input
              className="room-field"
              name={part.name}
              aria-label={`${part.label} in ${part.unit}`}
              placeholder={hintOf(part)}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={texts?.[part.name]}
              aria-invalid={faults[part.name] ? true : undefined}
              aria-describedby={faults[part.name] && `${part.name}-fault`}
              onChange={() => onEdit(false)}
              onBlur={() => onEdit(true)}
            />{' '}
            {part.after}
          </span>
        )}{' '}
      </Fragment>
    ))}
    {children}
  </p>
)

interface FaultProps extends Pick<Props, 'sentence' | 'faults'> {
  /** Enters a text that was pressed instead of typed. */
  onEnter: (name: FieldName, text: string) => void
}

/** What is wrong in the fields; a figure that is out of place in its unit may be taken in the other. */
export const MeasureFaults = ({ sentence, faults, onEnter }: FaultProps) =>
  sentence.map((part) => {
    const { text, asInches } = (typeof part !== 'string' && faults[part.name]) || {}
    if (typeof part === 'string' || !text) return null
    return (
      <div className="room-fault" key={part.name} role="alert">
        <p id={`${part.name}-fault`}>{`${part.label}: ${text}`}</p>
        {asInches !== undefined && (
          <button
            type="button"
            className="room-clear"
            onClick={() => onEnter(part.name, fieldText(asInches, part.unit))}
          >
            {noBreakUnits(`Use ${formatInches(asInches)} in., ${formatFeet(asInches)}`)}
          </button>
        )}
      </div>
    )
  })
