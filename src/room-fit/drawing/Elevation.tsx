import { formatFeet } from '../../catalogue/rules/numbers.ts'
import { BEST_DEPTH_INCHES, bladeHeights } from '../../catalogue/rules/room/blade-heights.ts'
import { Dimension } from '../../drawing/Dimension.tsx'
import { FanElevation } from '../../drawing/FanElevation.tsx'
import { Person } from '../../drawing/Person.tsx'
import { lettersOf, rounded, viewBox } from '../../drawing/sheet.ts'
import { feetRoundedDown } from '../measurement-text.ts'
import { type DrawnFan, fanPlaces } from './drawn-fan.ts'
import type { RoomSheet } from './room-sheet.ts'

interface Props {
  sheet: RoomSheet
  ceilingInches: number
  fan: DrawnFan
  /** From the floor to the blades. */
  bladeHeightInches: number
  /** Without walls, where only the ceiling is known. */
  isOpen?: boolean
}

/** In pixels of the sheet: how far a dimension is from the room, and what the lines of floor and ceiling take. */
const DIMENSION_PX = 11
const MARGIN_PX = 3

/**
 * A room from the side, to scale: floor and ceiling, the fan as it hangs, the height of its blades, the dashed line at the
 * least blade height, the band of the best heights, and a person of 5 ft 8 in. The floor is at 0, heights are negative.
 */
export function Elevation({ sheet, ceilingInches, fan, bladeHeightInches, isOpen = false }: Props) {
  const { lengthInches, inchesPerPx } = sheet
  const { minInches, bestFromInches } = bladeHeights(fan.spanInches)
  const bandTop = Math.min(bestFromInches + BEST_DEPTH_INCHES, ceilingInches)
  const places = fanPlaces(fan, lengthInches)
  const lastTip = (places.at(-1) ?? 0) + fan.spanInches / 2
  const right = lengthInches + DIMENSION_PX * inchesPerPx
  const heights = `The ceiling is at ${formatFeet(ceilingInches)}, the blades at ${feetRoundedDown(bladeHeightInches)}`
  const walls = isOpen
    ? `M0 ${-ceilingInches}H${lengthInches}M0 0H${lengthInches}`
    : `M0 0V${-ceilingInches}H${lengthInches}V0Z`
  return (
    <svg
      className="drawing"
      role="img"
      fontSize={lettersOf(sheet)}
      viewBox={viewBox(sheet, { top: -ceilingInches, bottom: 0, above: MARGIN_PX, below: MARGIN_PX })}
    >
      <title>{`Elevation: ceiling ${formatFeet(ceilingInches)}, blades ${feetRoundedDown(bladeHeightInches)}`}</title>
      <desc>{`The room from the side, with a person of 5 ft 8 in. ${heights}; no blade may turn lower than ${formatFeet(minInches)}.`}</desc>
      {bandTop > bestFromInches && (
        <rect className="band" y={-bandTop} width={lengthInches} height={bandTop - bestFromInches} />
      )}
      {places.map((x) => (
        <FanElevation
          key={x}
          {...fan}
          x={x}
          y={-bladeHeightInches}
          dropInches={ceilingInches - bladeHeightInches}
          beamInches={bladeHeightInches}
          isTooLow={bladeHeightInches < minInches}
        />
      ))}
      <Person x={rounded(lengthInches * (fan.fans === 2 ? 0.5 : 0.2))} />
      {minInches < ceilingInches && (
        <g className="least">
          <path d={`M0 ${-minInches}H${lengthInches}`} />
          <text x={rounded(lengthInches - 4 * inchesPerPx)} y={-minInches} dy="1.1em" textAnchor="end">
            {formatFeet(minInches)}
          </text>
        </g>
      )}
      <path className="walls" d={walls} />
      <path className="extension" d={`M${rounded(lastTip)} ${-bladeHeightInches}H${rounded(right)}`} />
      <Dimension
        sheet={sheet}
        along="y"
        from={-ceilingInches}
        to={0}
        at={-DIMENSION_PX * inchesPerPx}
        label={feetRoundedDown(ceilingInches)}
      />
      <Dimension
        sheet={sheet}
        along="y"
        from={-bladeHeightInches}
        to={0}
        at={right}
        side="after"
        label={feetRoundedDown(bladeHeightInches)}
      />
    </svg>
  )
}
