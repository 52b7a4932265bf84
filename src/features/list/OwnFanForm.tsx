import type { SyntheticEvent } from 'react'
import { OWN_FAN_LIMITS, type OwnFan } from './own-fan.ts'

interface FigureFieldProps {
  name: string
  label: string
  limits: readonly [min: number, max: number]
  value: number | undefined
  onChange?(figure: number): void
}

/** A number within limits; the browser explains a wrong one. */
export const FigureField = ({ name, label, limits: [min, max], value, onChange }: FigureFieldProps) => (
  <label>
    {label}
    <input
      {...{ name, min, max }}
      type="number"
      step="any"
      required
      inputMode="decimal"
      defaultValue={value}
      onChange={({ target }) => onChange && target.reportValidity() && onChange(target.valueAsNumber)}
    />
  </label>
)

interface Props {
  own: OwnFan | undefined
  onKeep(own: OwnFan | undefined): void
}

const LABELS = {
  airflow: 'Airflow in CFM',
  watts: 'Watts',
  spanInches: 'Span in inches',
} as const satisfies Record<keyof OwnFan, string>
const NAMES = Object.keys(LABELS) as (keyof OwnFan)[]

export function OwnFanForm({ own, onKeep }: Props) {
  const keep = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const figure = (name: keyof OwnFan) => Number(data.get(name))
    onKeep({ airflow: figure('airflow'), watts: figure('watts'), spanInches: figure('spanInches') })
  }
  return (
    <form className="own-fan side-by-side" onSubmit={keep} key={own && Object.values(own).join()}>
      {NAMES.map((name) => (
        <FigureField
          key={name}
          name={name}
          label={LABELS[name]}
          limits={OWN_FAN_LIMITS[name]}
          value={own?.[name]}
        />
      ))}
      <button className="button button-quiet" type="submit">
        Compare
      </button>
      {own && (
        <button className="text-button" type="button" onClick={() => onKeep(undefined)}>
          Clear my fan
        </button>
      )}
      <p className="quiet">
        All three are on the yellow EnergyGuide label. The label averages all speeds and our numbers are for
        high, so treat the difference as a rough guide.
      </p>
    </form>
  )
}
