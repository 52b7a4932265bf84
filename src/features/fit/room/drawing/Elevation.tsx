import { formatFeet, formatInches } from '../../../../catalogue/rules/numbers.ts'
import { BEST_DEPTH_INCHES, bladeHeights } from '../../../../catalogue/rules/room/mounting-height.ts'
import {
  fallOver,
  MIN_SLOPE_CLEARANCE_INCHES,
  slopeClearance,
  slopeDegrees,
} from '../../../../catalogue/rules/room/slope.ts'
import { Dimension } from '../../../../drawing/Dimension.tsx'
import { Drawing } from '../../../../drawing/Drawing.tsx'
import { FanElevation } from '../../../../drawing/FanElevation.tsx'
import { Person } from '../../../../drawing/Person.tsx'
import { rounded } from '../../../../drawing/sheet.ts'
import { feetRoundedDown } from '../../measurement-text.ts'
import { type DrawnFan, fanCenters } from './drawn-fan.ts'
import { highestInches, outlinePath, roomOutline, sidesAt } from './room-outline.ts'
import type { RoomSheet } from './room-sheet.ts'

interface Props {
  sheet: RoomSheet
  /** Where the fan hangs. */
  ceilingInches: number
  /** The inches that the ceiling rises for each foot. */
  slope?: number
  fan: DrawnFan
  /** From the floor to the blades. */
  bladeHeightInches: number
  /** Without walls, where only the ceiling is known. */
  isOpen?: boolean
}

/** How far a dimension is from the room, in pixels of the sheet. */
const DIMENSION_PX = 11

function describe({ ceilingInches, slope = 0, bladeHeightInches }: Props, minInches: number) {
  const ceiling = formatFeet(ceilingInches)
  const blades = feetRoundedDown(bladeHeightInches)
  const sloped = `, sloped ${formatInches(slope)} in. per foot`
  return {
    title: `From the side: ceiling ${ceiling}${slope ? sloped : ''}, blades ${blades}`,
    description: `A person 5 ft 8 in. tall stands in the room. No blade may turn lower than ${formatFeet(minInches)} above the floor.`,
  }
}

/**
 * A room from the side, to scale: floor and ceiling, the fan as it hangs, the height of its blades, the dashed line at the
 * least blade height, the band of the best heights, and a person 5 ft 8 in. tall. The floor is at 0, heights are negative.
 */
export function Elevation(props: Props) {
  const { sheet, ceilingInches, slope = 0, fan, bladeHeightInches, isOpen = false } = props
  const { lengthInches, inchesPerPx } = sheet
  const { minInches, bestFromInches } = bladeHeights(fan.spanInches)
  const ceiling = { ceilingInches, slope }
  const outline = roomOutline(ceiling, lengthInches, fan.fans)
  const band = outlinePath(outline, bestFromInches, bestFromInches + BEST_DEPTH_INCHES)
  const least = minInches < ceilingInches ? sidesAt(outline, minInches) : undefined
  const highest = highestInches(ceiling, lengthInches, fan.fans)
  const open = `M0 ${-highest}L${lengthInches} ${highest - 2 * ceilingInches}M0 0H${lengthInches}`
  const centers = fanCenters(fan, lengthInches)
  const [first = 0] = centers
  const last = centers.at(-1) ?? 0
  const lastTip = last + fan.spanInches / 2
  const right = lengthInches + DIMENSION_PX * inchesPerPx
  const clearance = slopeClearance(ceilingInches - bladeHeightInches, fan.spanInches, slope)
  const isTooNear = slope > 0 && clearance < MIN_SLOPE_CLEARANCE_INCHES
  return (
    <Drawing sheet={sheet} top={-highest} {...describe(props, minInches)}>
      {band && <path className="band" d={band} />}
      {centers.map((x) => (
        <FanElevation
          key={x}
          {...fan}
          x={x}
          y={-bladeHeightInches}
          dropInches={ceilingInches - bladeHeightInches}
          beamInches={bladeHeightInches}
          tilt={x < last ? -slopeDegrees(slope) : slopeDegrees(slope)}
          isWarning={bladeHeightInches < minInches || isTooNear}
        />
      ))}
      <Person x={rounded(lengthInches * (fan.fans === 2 ? 0.5 : 0.2))} />
      {least && (
        <g className="least">
          <path d={`M${rounded(least[0])} ${-minInches}H${rounded(least[1])}`} />
          <text x={rounded(least[1] - 4 * inchesPerPx)} y={-minInches} dy="1.1em" textAnchor="end">
            {formatFeet(minInches)}
          </text>
        </g>
      )}
      <path className="walls" d={isOpen ? open : outlinePath(outline)} />
      {slope > 0 && (
        <>
          <path
            className="extension"
            d={`M${first} ${-ceilingInches}H${rounded(-DIMENSION_PX * inchesPerPx)}`}
          />
          <path
            className={isTooNear ? 'dimension warning' : 'dimension'}
            d={`M${rounded(lastTip)} ${rounded(-bladeHeightInches)}V${rounded(fallOver(fan.spanInches / 2, slope) - ceilingInches)}`}
          />
        </>
      )}
      <path className="extension" d={`M${rounded(lastTip)} ${-bladeHeightInches}H${rounded(right)}`} />
      <Dimension
        sheet={sheet}
        y={[-ceilingInches, 0]}
        at={-DIMENSION_PX * inchesPerPx}
        label={feetRoundedDown(ceilingInches)}
      />
      <Dimension
        sheet={sheet}
        y={[-bladeHeightInches, 0]}
        at={right}
        side="after"
        label={feetRoundedDown(bladeHeightInches)}
      />
    </Drawing>
  )
}
