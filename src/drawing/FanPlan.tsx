import type { LineDrawing } from './outline/line-drawing.ts'
import { OutlineView } from './outline/OutlineViews.tsx'
import { rounded } from './sheet.ts'

interface Props {
  /** The middle of the fan. */
  x: number
  y: number
  spanInches: number
  /** Unknown where the record has none: then only the circle is drawn. */
  bladeCount?: number | undefined
  hasLight?: boolean
  /** Its own; without one it is drawn with plain blades. */
  drawing?: LineDrawing | undefined
}

/** One blade from the hub to the tip, pointing right, of a fan whose radius is 1. */
const BLADE = 'M.16-.04C.4-.08.7-.11.9-.1Q.98-.09.98 0T.9.08C.7.09.4.06.16.04Z'

/** A fan from above: the circle of its blade tips, its blades, its hub, and the light under it. */
export function FanPlan({ x, y, spanInches, bladeCount = 0, hasLight = false, drawing }: Props) {
  const radius = rounded(spanInches / 2)
  const angles = Array.from({ length: bladeCount }, (_, index) => rounded((360 / bladeCount) * index))
  const drawnScale = rounded(spanInches / (drawing?.spanInches ?? spanInches))
  return (
    <g className="fan" transform={`translate(${rounded(x)} ${rounded(y)})`}>
      {hasLight && <circle className="glow" r={rounded(radius / 2)} />}
      <circle className="sweep" r={radius} />
      {drawing?.top ? (
        <g transform={drawnScale === 1 ? undefined : `scale(${drawnScale})`}>
          <g className="blades">
            <OutlineView drawing={drawing} view="top" />
          </g>
        </g>
      ) : (
        <g transform={`scale(${radius})`}>
          <g className="blades">
            {angles.map((angle) => (
              <path key={angle} d={BLADE} transform={angle ? `rotate(${angle})` : undefined} />
            ))}
          </g>
          <circle className="hub" r={0.12} />
        </g>
      )}
    </g>
  )
}
