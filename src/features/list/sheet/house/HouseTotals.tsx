import { memo, useDeferredValue } from 'react'
import { counted } from '../../../../catalogue/rules/counted.ts'
import { NEED_NAMES } from '../../../../catalogue/rules/hang/need.ts'
import { withThousands } from '../../../../catalogue/rules/numbers.ts'
import { dollarsAYear, type RunningCost } from '../../../../catalogue/rules/running-cost.ts'
import { noBreakUnits } from '../../../fit/measurement-text.ts'
import type { Watts } from '../../house/house-sums.ts'
import { sumsOf } from '../../house/hung-house.ts'
import type { JudgedRoom } from '../../house/judged-house.ts'

interface Props {
  house: readonly JudgedRoom[]
  runningCost: RunningCost
}

/** "310 W on high, about $87 a year; ask us about 2 more". */
function wattsText({ watts, unknown }: Watts, words: string): string | undefined {
  if (watts === 0) return unknown > 0 ? 'Ask us' : undefined
  return `${withThousands(watts)} W ${words}${unknown > 0 ? `; ask us about ${unknown} more` : ''}`
}

const Totals = memo(({ house, runningCost }: Props) => {
  const { fans, lights, needed, fanWatts, lightWatts } = sumsOf(house)
  const counts = [fans > 0 && counted(fans, 'fan'), lights > 0 && counted(lights, 'light')].filter(Boolean)
  const cost = `on high, about $${withThousands(dollarsAYear(fanWatts.watts, runningCost))} a year`
  const rows = [
    ['Fans', wattsText(fanWatts, cost)],
    ['Lights', wattsText(lightWatts, 'with LEDs')],
  ].filter(([, text]) => text)
  return (
    <section className="house-totals" aria-labelledby="house-totals">
      <h3 id="house-totals">All of It: {counts.join(', ')}</h3>
      <dl>
        {needed.map(({ name, items }) => (
          <div key={name}>
            <dt>{NEED_NAMES[name]}</dt>
            {items.map(({ item, quantity }) => (
              <dd key={item}>
                <b>{quantity}</b> {noBreakUnits(item)}
              </dd>
            ))}
          </div>
        ))}
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text && noBreakUnits(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
})

/** What all of a house takes: counted, added up by kind, and its electricity. Far below what was pressed, it may follow a paint later. */
const HouseTotals = ({ house, runningCost }: Props) => (
  <Totals house={useDeferredValue(house)} runningCost={runningCost} />
)
export default HouseTotals
