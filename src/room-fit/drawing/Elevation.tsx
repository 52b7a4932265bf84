import { BEST_DEPTH_INCHES, bladeHeights } from '../../catalogue/rules/room/blade-heights.ts'
import { formatFeet } from '../../catalogue/rules/numbers.ts'
import { Dimension } from './Dimension.tsx'
import { type DrawnFan, fanPlaces } from './drawn-fan.ts'
import { FanElevation } from './FanElevation.tsx'
import { Person } from './Person.tsx'
import { fine, type Sheet, viewBox } from './sheet.ts'

interface Props {
  sheet: Sheet
  ceilingInches: number
  fan: DrawnFan
  /** From the floor to the blades. */
  bladeInches: number
  /** Without walls, where only the ceiling is known. */
  isOpen?: boolean
}

/** In px of the sheet: where a height runs beside the room, and what the lines of floor and ceiling take. */
const DIMENSION_PX = 11
const MARGIN_PX = 3

/**
 * A room from the side, to scale: floor and ceiling, the fan as it hangs, the height of its blades, the dashed line that no
 * blade may turn under, the band of the best heights, and a person of 5 ft 8 in. The floor is at 0 and heights above it.
 */
export function Elevation({ sheet, ceilingInches, fan, bladeInches, isOpen = false }: Props) {
  const { lengthInches, px } = sheet
  const { leastInches, bestFromInches } = bladeHeights(fan.spanInches)
  const bandTop = Math.min(bestFromInches + BEST_DEPTH_INCHES, ceilingInches)
  const places = fanPlaces(fan, lengthInches)
  const lastTip = (places.at(-1) ?? 0) + fan.spanInches / 2
  const right = lengthInches + DIMENSION_PX * px
  const heights = `The ceiling is at ${formatFeet(ceilingInches)}, the blades at ${formatFeet(Math.floor(bladeInches))}`
  const walls = isOpen
    ? `M0 ${-ceilingInches}H${lengthInches}M0 0H${lengthInches}`
    : `M0 0V${-ceilingInches}H${lengthInches}V0Z`
  return (
    <svg
      className="drawing"
      role="img"
      fontSize={fine(13 * px)}
      viewBox={viewBox(sheet, { top: -ceilingInches, bottom: 0, above: MARGIN_PX, below: MARGIN_PX })}
    >
      <title>{`Elevation: ceiling ${formatFeet(ceilingInches)}, blades ${formatFeet(Math.floor(bladeInches))}`}</title>
      <desc>{`The room from the side, with a person of 5 ft 8 in. ${heights}; no blade may turn lower than ${formatFeet(leastInches)}.`}</desc>
      {bandTop > bestFromInches && (
        <rect className="band" y={-bandTop} width={lengthInches} height={bandTop - bestFromInches} />
      )}
      {places.map((x) => (
        <FanElevation
          key={x}
          {...fan}
          {...{ x, bladeInches, ceilingInches }}
          isTooLow={bladeInches < leastInches}
        />
      ))}
      <Person x={fine(lengthInches * (fan.fans === 2 ? 0.5 : 0.2))} />
      {leastInches < ceilingInches && (
        <g className="least">
          <path d={`M0 ${-leastInches}H${lengthInches}`} />
          <text x={fine(lengthInches - 4 * px)} y={-leastInches} dy="1.1em" textAnchor="end">
            {formatFeet(leastInches)}
          </text>
        </g>
      )}
      <path className="walls" d={walls} />
      <path className="extension" d={`M${fine(lastTip)} ${-bladeInches}H${fine(right)}`} />
      <Dimension sheet={sheet} along="y" from={-ceilingInches} to={0} at={-DIMENSION_PX * px} />
      <Dimension sheet={sheet} along="y" from={-bladeInches} to={0} at={right} side="after" />
    </svg>
  )
}
