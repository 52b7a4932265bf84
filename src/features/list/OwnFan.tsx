import { useEffect, useRef, useState } from 'react'
import { noBreakUnits } from '../../catalogue/rules/measurement-text.ts'
import { besideOwn, type FanFigures, type Figures, OWN_FAN, type OwnFan, useOwnFan } from './own-fan.ts'

interface FieldsProps<Name extends string> {
  figures: Figures<Name>
  values: Readonly<Record<Name, number>> | undefined
}

/** Numbers within limits; the browser explains a wrong one. */
export const FigureFields = <Name extends string>({ figures, values }: FieldsProps<Name>) =>
  (Object.keys(figures) as Name[]).map((name) => {
    const { label, ...limits } = figures[name]
    return (
      <label className="labeled" key={name}>
        {label}
        <input
          {...{ name, ...limits }}
          type="number"
          step="any"
          required
          inputMode="decimal"
          defaultValue={values?.[name]}
        />
      </label>
    )
  })

/** A form's figures as addresses have them: `4100_65_52`. */
export const figuresIn = (form: HTMLFormElement): string =>
  [...new FormData(form).values()].map(Number).join('_')

interface Props {
  own: OwnFan | undefined
  onKeep(yours: string | undefined): void
}

/** A changed fan replaces the form (its key), so the focus moves to the summary above. */
function focusSummary(form: HTMLFormElement | null): void {
  form?.closest('details')?.querySelector('summary')?.focus()
}

export const OwnFanForm = ({ own, onKeep }: Props) => (
  <form
    className="own-fan side-by-side"
    key={own && Object.values(own).join()}
    onSubmit={(event) => {
      event.preventDefault()
      focusSummary(event.currentTarget)
      onKeep(figuresIn(event.currentTarget))
    }}
  >
    <FigureFields figures={OWN_FAN} values={own} />
    <button className="button button-quiet" type="submit">
      Compare
    </button>
    {own && (
      <button
        className="text-button"
        type="button"
        onClick={({ currentTarget }) => {
          focusSummary(currentTarget.form)
          onKeep(undefined)
        }}
      >
        Clear my fan
      </button>
    )}
    <p className="quiet">
      All three are on the yellow EnergyGuide label. The label averages all speeds and our numbers are for
      high, so treat the difference as a rough guide.
    </p>
  </form>
)

/** On the page of a fan. */
export function OwnFanTool(figures: FanFigures) {
  const [own, keep] = useOwnFan()
  const [isHydrated, setHydrated] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    setHydrated(true)
    if (new URLSearchParams(location.search).has('yours') && details.current) details.current.open = true
  }, [])
  return (
    <details className="screen-only" ref={details}>
      <summary className="tap">Compare with your fan</summary>
      {isHydrated && <OwnFanForm own={own} onKeep={keep} />}
      <div role="status">
        {own && besideOwn(figures, own).map((sentence) => <p key={sentence}>{noBreakUnits(sentence)}</p>)}
      </div>
    </details>
  )
}
