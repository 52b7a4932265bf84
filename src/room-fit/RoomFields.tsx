import type { Ref } from 'react'
import type { RoomFaults } from './room-fields.ts'
import type { MeasureName } from './room-measures.ts'

interface Props {
  /** The inputs are within it. */
  ref: Ref<HTMLFieldSetElement>
  faults: RoomFaults
  /** Whether there is something to clear. */
  isKnown: boolean
  /** Told at every change, and when a field is left. */
  onFollow: (isLeft: boolean) => void
  onClear: () => void
}

const FIELDS: Record<MeasureName, { label: string; example: string }> = {
  length: { label: 'Room length in feet', example: '14' },
  width: { label: 'Room width in feet', example: '12' },
  ceiling: { label: 'Ceiling height in feet', example: '9' },
}

/** The three measures of a room in one sentence: "A room of [14] by [12] ft under a ceiling of [9] ft". */
export function RoomFields({ ref, faults, isKnown, onFollow, onClear }: Props) {
  const field = (name: MeasureName) => (
    <MeasureField name={name} fault={faults[name]} onFollow={onFollow} {...FIELDS[name]} />
  )
  return (
    <fieldset className="room-fields" ref={ref}>
      <legend className="visually-hidden">Your room</legend>
      <p className="room-sentence">
        A room of {field('length')} by {field('width')} ft under a ceiling of {field('ceiling')} ft
        {isKnown && (
          <button type="button" className="room-clear" onClick={onClear}>
            Clear
          </button>
        )}
      </p>
      {Object.entries(faults).map(([name, fault]) => (
        <p className="room-fault" id={`room-${name}-fault`} key={name} role="alert">
          {`${FIELDS[name as MeasureName].label.replace(' in feet', '')}: ${fault}`}
        </p>
      ))}
    </fieldset>
  )
}

interface FieldProps {
  name: MeasureName
  label: string
  example: string
  fault: string | undefined
  onFollow: (isLeft: boolean) => void
}

/** A field for one measure. It holds its own text, so that what is written before the script is there stays. */
const MeasureField = ({ name, label, example, fault, onFollow }: FieldProps) => (
  <input
    className="room-field"
    name={name}
    aria-label={label}
    placeholder={example}
    autoComplete="off"
    aria-invalid={fault ? true : undefined}
    aria-describedby={fault ? `room-${name}-fault` : undefined}
    onChange={() => onFollow(false)}
    onBlur={() => onFollow(true)}
  />
)
