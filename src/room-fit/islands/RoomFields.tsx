import type { Ref } from 'react'
import type { MeasurementName } from '../room/room-limits.ts'
import type { RoomFaults } from './room-fields.ts'

interface Props {
  /** The inputs are within it. */
  ref: Ref<HTMLFieldSetElement>
  /** All three measurements, or the ceiling's alone. */
  asks: 'room' | 'ceiling'
  faults: RoomFaults
  /** Whether there is something to clear. */
  isKnown: boolean
  /** Called at every change, and when a field is left. */
  onEdit: (isLeft: boolean) => void
  onClear: () => void
}

const FIELDS: Record<MeasurementName, { label: string; example: string }> = {
  length: { label: 'Room length', example: '14' },
  width: { label: 'Room width', example: '12' },
  ceiling: { label: 'Ceiling height', example: '9' },
}

/** The measurements of a room as fields in a sentence: "A room of [14] by [12] ft under a ceiling of [9] ft". */
export function RoomFields({ ref, asks, faults, isKnown, onEdit, onClear }: Props) {
  /** Uncontrolled, so that what is typed before hydration stays. */
  const field = (name: MeasurementName) => (
    <input
      className="room-field"
      name={name}
      aria-label={`${FIELDS[name].label} in feet`}
      placeholder={FIELDS[name].example}
      autoComplete="off"
      aria-invalid={faults[name] ? true : undefined}
      aria-describedby={faults[name] && `room-${name}-fault`}
      onChange={() => onEdit(false)}
      onBlur={() => onEdit(true)}
    />
  )
  return (
    <fieldset className="room-fields" ref={ref}>
      <legend className="visually-hidden">Your room</legend>
      <p className="room-sentence">
        {asks === 'room' ? (
          <>
            A room of {field('length')} by {field('width')} ft under a ceiling of {field('ceiling')} ft
          </>
        ) : (
          <>A ceiling of {field('ceiling')} ft</>
        )}
        {isKnown && (
          <button type="button" className="room-clear" onClick={onClear}>
            Clear
          </button>
        )}
      </p>
      {Object.entries(faults).map(([name, fault]) => (
        <p className="room-fault" id={`room-${name}-fault`} key={name} role="alert">
          {`${FIELDS[name as MeasurementName].label}: ${fault}`}
        </p>
      ))}
    </fieldset>
  )
}
