import { formatFeet } from '../../catalogue/rules/numbers.ts'
import { fine, type Sheet } from './sheet.ts'

interface Props {
  sheet: Sheet
  /** Across the sheet or down it. */
  along: 'x' | 'y'
  from?: number
  to: number
  /** Where the line runs, across its direction. */
  at: number
  /** On which side of its line the measure stands, as one reads it. */
  side?: 'before' | 'after'
}

const TICK_PX = 3

/** A dimension as architects draw it: a line with an oblique tick at each end, and its measure, to a whole inch. */
export function Dimension({ sheet, along, from = 0, to, at, side = 'before' }: Props) {
  const tick = fine(TICK_PX * sheet.px)
  const [start, end, across, middle] = [from, to, at, (from + to) / 2].map(fine)
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
        {formatFeet(Math.floor(Math.abs(to - from)))}
      </text>
    </g>
  )
}
