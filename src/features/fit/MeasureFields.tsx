import { Fragment, type ReactNode, useId } from 'react'
import { type Faults, type FieldTexts, fieldsIn, type Sentence } from './place-fields.ts'

interface Props {
  sentence: Sentence
  texts: FieldTexts
  faults: Faults
  onEdit: (changes: FieldTexts) => void
  onLeave: () => void
  children?: ReactNode
}

/** Dimensions as fields in a sentence, then their errors. A number pad comes up, and feet and inches may be typed. */
export function MeasureFields({ sentence, texts, faults, onEdit, onLeave, children }: Props) {
  const id = useId()
  return (
    <>
      <p className="room-sentence">
        {sentence.map((part) => (
          <Fragment key={typeof part === 'string' ? part : part.name}>
            {typeof part === 'string' ? (
              part
            ) : (
              <span className="unbroken">
                <input
                  className="room-field"
                  name={part.name}
                  aria-label={`${part.label} in ${part.unit}`}
                  // Its last word, "length": a number would look like an entry.
                  placeholder={part.label.split(' ').at(-1)?.toLowerCase()}
                  inputMode="decimal"
                  autoComplete="off"
                  value={texts[part.name] ?? ''}
                  // The width on paper, for browsers without `field-sizing`.
                  size={Math.max(texts[part.name]?.length ?? 0, 2)}
                  aria-invalid={faults[part.name] ? true : undefined}
                  aria-describedby={faults[part.name] && `${id}-${part.name}`}
                  onChange={({ target }) => onEdit({ [part.name]: target.value })}
                  onBlur={onLeave}
                />{' '}
                {part.after}
              </span>
            )}{' '}
          </Fragment>
        ))}
        {children}
      </p>
      {fieldsIn(sentence).map(
        ({ name, label }) =>
          faults[name] && (
            <p className="room-fault" id={`${id}-${name}`} key={name} role="alert">
              {`${label}: ${faults[name]}`}
            </p>
          ),
      )}
    </>
  )
}
