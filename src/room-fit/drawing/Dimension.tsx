import { feetRoundedDown } from '../measurement-text.ts'
import { rounded, type Sheet } from './sheet.ts'

interface Props {
  sheet: Sheet
  /** Across the sheet or down it. */
  along: 'x' | 'y'
  from?: number
  to: number
  /** Where the line runs, across its direction. */
  at: number
  /** On which side of its line the measure is, in reading direction. */
  side?: 'before' | 'after'
}

const TICK_PX = 3

/** A dimension line as architects draw it: an oblique tick at each end, and its measure, rounded down to a whole inch. */
export function Dimension({ sheet, along, from = 0, to, at, side = 'before' }: Props) {
  const tick = rounded(TICK_PX * sheet.inchesPerPx)
  const [start, end, across, middle] = [from, to, at, (from + to) / 2].map(rounded)
  const isAcross = along === 'x'
  const line = isAcross ? `M${start} ${across}H${end}` : `M${across} ${start}V${end}`
  const ticks = [start, end].map((place) => (isAcross ? `${place} ${across}` : `${across} ${place}`))
  return (
    <g className="dimension">
      <path d={line + ticks.map((point) => `M${point}m${-tick} ${tick}l${2 * tick} ${-2 * tick}`).join('')} />
      <text
        transform={isAcross ? `translate(${middle} ${across})` : `translate(${across} ${middle})rotate(-90)`}
        dy={side === 'before' ? '-.4em' : '1.1em'}
        textAnchor="middle"
      >
        {feetRoundedDown(Math.abs(to - from))}
      </text>
    </g>
  )
}
