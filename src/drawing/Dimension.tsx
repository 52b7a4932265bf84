import { rounded, type Sheet } from './sheet.ts'

type Extent = readonly [from: number, to: number]

/** It is measured across the sheet, from one x to another, or down it. */
type Props = ({ x: Extent } | { y: Extent }) & {
  sheet: Pick<Sheet, 'inchesPerPx'>
  /** Where the line runs, across its direction. */
  at: number
  /** On which side of its line the label is, in reading direction. */
  side?: 'before' | 'after'
  /** The measurement in words, such as "9 ft" or "Width 24 in."; a list stands upright beside the line, a row each. */
  label: string | readonly string[]
  isWarning?: boolean
}

const TICK_PX = 3

/** A dimension line as architects draw it: an oblique tick at each end, and its measurement along or beside it. */
export function Dimension({ sheet, at, side = 'before', label, isWarning = false, ...along }: Props) {
  const isAcross = 'x' in along
  const [from, to] = isAcross ? along.x : along.y
  const tick = rounded(TICK_PX * sheet.inchesPerPx)
  const [start, end, across, middle] = [from, to, at, (from + to) / 2].map(rounded)
  const line = isAcross ? `M${start} ${across}H${end}` : `M${across} ${start}V${end}`
  const ticks = [start, end].map((position) => (isAcross ? `${position} ${across}` : `${across} ${position}`))
  return (
    <g className={isWarning ? 'dimension warning' : 'dimension'}>
      <path d={line + ticks.map((point) => `M${point}m${-tick} ${tick}l${2 * tick} ${-2 * tick}`).join('')} />
      {typeof label === 'string' ? (
        <text
          transform={
            isAcross ? `translate(${middle} ${across})` : `translate(${across} ${middle})rotate(-90)`
          }
          dy={side === 'before' ? '-.4em' : '1.1em'}
          textAnchor="middle"
        >
          {label}
        </text>
      ) : (
        label.map((row, index) => (
          <text
            key={row}
            x={rounded(at + (side === 'before' ? -2 : 2) * tick)}
            y={middle}
            dy={`${0.35 + 1.2 * (index - (label.length - 1) / 2)}em`}
            textAnchor={side === 'before' ? 'end' : undefined}
          >
            {row}
          </text>
        ))
      )}
    </g>
  )
}
