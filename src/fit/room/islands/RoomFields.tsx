import type { Ref } from 'react'
import { formatFeet } from '../../../catalogue/rules/numbers.ts'
import type { Faults } from '../../measured.ts'
import { noBreakUnits } from '../../measurement-text.ts'
import type { MeasurementName } from '../room-limits.ts'
import { SlopeFields } from './SlopeFields.tsx'

interface Props {
  /** The inputs are within it. */
  ref: Ref<HTMLFieldSetElement>
  /** All measurements, or the ceiling's alone. */
  asks: 'room' | 'ceiling'
  faults: Faults<MeasurementName>
  /** What the field of the slope begins with; undefined where the ceiling is flat. */
  rise: string | undefined
  slope: number | undefined
  /** Whether there is something to clear. */
  isKnown: boolean
  /** Called at every change, and when a field is left. */
  onEdit: (isLeft: boolean) => void
  onChoose: (name: MeasurementName, inches: number) => void
  onSlope: () => void
  onClear: () => void
}

/** What a field is called, and the word within it while it is empty: a figure there would look like one that was entered. */
const FIELDS: Record<MeasurementName, { label: string; unit: string; hint: string }> = {
  length: { label: 'Room length', unit: 'feet', hint: 'length' },
  width: { label: 'Room width', unit: 'feet', hint: 'width' },
  ceiling: { label: 'Ceiling height', unit: 'feet', hint: 'height' },
  slope: { label: 'Ceiling rise', unit: 'inches per foot', hint: 'rise' },
}

/** The measurements of a room as fields in a sentence: "A room of [14] by [12] ft under a ceiling of [9] ft". */
export function RoomFields(props: Props) {
  const { ref, asks, faults, rise, slope, isKnown, onEdit, onChoose, onSlope, onClear } = props
  /** Uncontrolled, so that what is typed before hydration stays. A number pad comes up, and feet and inches may be typed. */
  const field = (name: MeasurementName) => (
    <input
      className="room-field"
      name={name}
      aria-label={`${FIELDS[name].label} in ${FIELDS[name].unit}`}
      placeholder={FIELDS[name].hint}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={name === 'slope' ? rise : undefined}
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
            A room of {field('length')} by <span>{field('width')} ft</span> under a ceiling of{' '}
            <span>{field('ceiling')} ft</span>
          </>
        ) : (
          <>
            A ceiling of <span>{field('ceiling')} ft</span>
          </>
        )}{' '}
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
      </p>
      {rise !== undefined && (
        <SlopeFields field={field('slope')} chosen={slope} onChoose={(inches) => onChoose('slope', inches)} />
      )}
      {(Object.keys(faults) as MeasurementName[]).map((name) => (
        <div className="room-fault" key={name} role="alert">
          <p id={`room-${name}-fault`}>{`${FIELDS[name].label}: ${faults[name]?.text}`}</p>
          <InchesButton inches={faults[name]?.asInches} onUse={(inches) => onChoose(name, inches)} />
        </div>
      ))}
    </fieldset>
  )
}

/** Takes a figure that is too large for feet as inches, which a number pad has no letters for. */
const InchesButton = (props: { inches: number | undefined; onUse: (inches: number) => void }) => {
  const { inches, onUse } = props
  return (
    inches !== undefined && (
      <button type="button" className="room-clear" onClick={() => onUse(inches)}>
        {noBreakUnits(`Use ${inches} in., ${formatFeet(inches)}`)}
      </button>
    )
  )
}
