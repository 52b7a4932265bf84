import type { ReactElement } from 'react'
import { formatFeet, formatInches } from '../../../../catalogue/rules/numbers.ts'
import { edgesOver, sidesOfTop, type Top } from '../../../../catalogue/rules/spot/over-top.ts'
import { rowMiddles } from '../../../../catalogue/rules/spot/spots/island.ts'
import { Dimension } from '../../../../drawing/Dimension.tsx'
import { Drawing } from '../../../../drawing/Drawing.tsx'
import { Person } from '../../../../drawing/Person.tsx'
import { rounded } from '../../../../drawing/sheet.ts'
import { inchesText } from '../../measurement-text.ts'
import { drawnLights } from './drawn-lights.ts'
import { LightsElevation } from './LightsElevation.tsx'
import type { LitSpot } from './lit-spot.ts'
import { spotSheet, USUAL } from './spot-sheet.ts'

interface Props extends LitSpot {
  top: Top
  /** Draws the top, its left end at 0, the floor at 0, heights negative. */
  Furniture: (props: { heightInches: number; longer: number }) => ReactElement
  /** How far its furniture reaches beyond its ends. */
  endInches: number
  /** How far the lights are wider than the spot takes them. */
  overhangInches: number
  isSmall?: boolean
}

const PERSON_INCHES = 24

/**
 * A table or counter from the front, to scale: the lights over it, the band of the right heights, a person 5 ft 8 in. tall.
 * The left end of the top is at 0, heights are negative.
 */
export function TopElevation({
  top,
  Furniture,
  endInches: end,
  overhangInches,
  isSmall = false,
  ...lit
}: Props) {
  const { spot } = lit
  const { ceilingInches = USUAL.ceiling } = spot
  const { longer } = sidesOfTop(spot.sizes)
  const { leastInches, mostInches, aimInches } = edgesOver(top, ceilingInches)
  const topHeight = top.heightInches
  const middles = rowMiddles(longer, lit.fit.size.count)
  const lights = drawnLights(lit, { middles, edgeInches: aimInches })
  const { outline, edgeInches } = lights
  const right = longer + end + (isSmall ? 0 : PERSON_INCHES)
  const sheet = spotSheet(-end, right, ceilingInches, isSmall)
  const px = (count: number) => count * sheet.inchesPerPx
  const half = outline.widthInches / 2
  const [first = 0, second] = middles
  // Between two lights of a row, else beside the only one.
  const measureX = second === undefined ? Math.min(first + half + px(9), longer) : (first + second) / 2
  const above = edgeInches - topHeight
  const words = {
    title: `Front view: the lower edge ${inchesText(Math.abs(above))} ${above < 0 ? 'below' : 'above'} the ${top.noun}`,
    description: `${middles.length === 1 ? 'A light' : `${middles.length} lights`} of ${inchesText(outline.widthInches)} over a top of ${inchesText(longer)}, with a person 5 ft 8 in. tall. The lower edge belongs ${formatInches(leastInches - topHeight)} to ${inchesText(mostInches - topHeight)} above the top.`,
  }
  return (
    <Drawing sheet={sheet} top={-ceilingInches} {...(!isSmall && words)}>
      <rect
        className="band"
        y={rounded(-mostInches)}
        width={longer}
        height={rounded(mostInches - leastInches)}
      />
      <LightsElevation lights={lights} ceilingInches={ceilingInches} />
      <Furniture heightInches={topHeight} longer={longer} />
      <path
        className="walls"
        d={`M${-end} 0H${rounded(right)}M${-end} ${-ceilingInches}H${rounded(right)}`}
      />
      {!isSmall && (
        <>
          <Person x={rounded(longer + end + PERSON_INCHES / 2)} />
          {spot.ceilingInches !== undefined && (
            <Dimension
              sheet={sheet}
              y={[-ceilingInches, 0]}
              at={-end - px(9)}
              label={formatFeet(ceilingInches)}
            />
          )}
          <Dimension
            sheet={sheet}
            y={[-edgeInches, -topHeight]}
            at={rounded(measureX)}
            side="after"
            label={inchesText(Math.abs(above))}
          />
          <Dimension
            isWarning={overhangInches > 0}
            sheet={sheet}
            x={[first - half, first + half]}
            at={-edgeInches + px(7)}
            side="after"
            label={
              overhangInches > 0 ? `${inchesText(overhangInches)} too wide` : inchesText(outline.widthInches)
            }
          />
        </>
      )}
    </Drawing>
  )
}
