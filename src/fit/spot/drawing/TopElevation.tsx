import { formatFeet, formatInches } from '../../../catalogue/rules/numbers.ts'
import { sidesOf } from '../../../catalogue/rules/room/floor.ts'
import { edgeHeights } from '../../../catalogue/rules/spot/hanging-height.ts'
import { TOP_HEIGHT_INCHES, type Top } from '../../../catalogue/rules/spot/spot.ts'
import { Dimension } from '../../../drawing/Dimension.tsx'
import { Drawing } from '../../../drawing/Drawing.tsx'
import { Person } from '../../../drawing/Person.tsx'
import { rounded } from '../../../drawing/sheet.ts'
import { inchesText } from '../../measurement-text.ts'
import type { DrawnLights } from './drawn-lights.ts'
import { LightsElevation } from './LightsElevation.tsx'
import { spotSheet, USUAL } from './spot-sheet.ts'

interface Props {
  spot: { name: 'table' | 'island'; top: Top; ceilingInches?: number }
  lights: DrawnLights
  /** How far the lights are wider than the place takes them. */
  overhangInches?: number
  isSmall?: boolean
}

const CHAIR_INCHES = 19
const PERSON_INCHES = 24

/**
 * A table or counter from the front, to scale: the lights over it, the band of the right heights, a person 5 ft 8 in. tall.
 * The left end of the top is at 0, heights are negative.
 */
export function TopElevation({ spot, lights, overhangInches = 0, isSmall = false }: Props) {
  const { name, top, ceilingInches = USUAL.ceiling } = spot
  const { outline, edgeInches, places } = lights
  const { longer } = sidesOf(top)
  const { leastInches, mostInches } = edgeHeights(name, ceilingInches)
  const topHeight = TOP_HEIGHT_INCHES[name]
  const end = name === 'table' ? CHAIR_INCHES - 6 : 2
  const right = longer + end + (isSmall ? 0 : PERSON_INCHES)
  const sheet = spotSheet(-end, right, ceilingInches, isSmall)
  const px = (count: number) => count * sheet.inchesPerPx
  const half = outline.widthInches / 2
  const [first = 0, second] = places
  // Between two lights of a row, else beside the only one.
  const measureX = second === undefined ? Math.min(first + half + px(9), longer) : (first + second) / 2
  const above = edgeInches - topHeight
  const words = {
    title: `Front view: the lower edge ${inchesText(above)} above the ${name === 'table' ? 'table' : 'counter'}`,
    description: `${places.length === 1 ? 'A light' : `${places.length} lights`} of ${inchesText(outline.widthInches)} over a top of ${inchesText(longer)}, with a person 5 ft 8 in. tall. The lower edge belongs ${formatInches(leastInches - topHeight)} to ${inchesText(mostInches - topHeight)} above the top.`,
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
      <TopFurniture name={name} longer={longer} />
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
            label={inchesText(above)}
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

/** A chair from the side, its back at the left of 0, its seat under the table. */
const CHAIR = 'M-3-38Q-4.5-28-3-18M-3-18H13V0M-3-18L-4.5 0'

/** A table with chairs at its ends, or a counter, from the front: its left end at 0, the floor at 0, heights negative. */
function TopFurniture({ name, longer }: { name: 'table' | 'island'; longer: number }) {
  const height = TOP_HEIGHT_INCHES[name]
  if (name === 'island') {
    return (
      <path
        className="walls"
        d={`M0 ${-height}H${longer}v1.5H0ZM3 ${1.5 - height}V-4h2V0H${longer - 5}V-4h2V${1.5 - height}`}
      />
    )
  }
  return (
    <>
      <path className="hub" d={CHAIR} transform="translate(-6)" />
      <path className="hub" d={CHAIR} transform={`translate(${longer + 6})scale(-1 1)`} />
      <path
        className="walls"
        d={`M0 ${-height}H${longer}v1.5H0ZM7 ${1.5 - height}V0M${longer - 7} ${1.5 - height}V0`}
      />
    </>
  )
}
