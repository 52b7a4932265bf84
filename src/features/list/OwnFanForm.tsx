import type { SyntheticEvent } from 'react'
import { OWN_FAN_LIMITS, type OwnFan } from './own-fan.ts'

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

/** The figures of the visitor's own fan; the browser explains a wrong one. */
export function OwnFanForm({ own, onKeep }: Props) {
  const keep = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const figure = (name: keyof OwnFan) => Number(data.get(name))
    onKeep({ airflow: figure('airflow'), watts: figure('watts'), spanInches: figure('spanInches') })
  }
  return (
    <form className="own-fan" onSubmit={keep} key={own && Object.values(own).join()}>
      {NAMES.map((name) => {
        const [min, max] = OWN_FAN_LIMITS[name]
        return (
          <label key={name}>
            {LABELS[name]}
            <input
              {...{ name, min, max }}
              type="number"
              step="any"
              required
              inputMode="decimal"
              defaultValue={own?.[name]}
            />
          </label>
        )
      })}
      <button className="button button-quiet" type="submit">
        Compare
      </button>
      {own && (
        <button className="list-quiet" type="button" onClick={() => onKeep(undefined)}>
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
