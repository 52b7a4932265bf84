import { formatFeet, formatInches } from '../../catalogue/rules/numbers.ts'
import { spanFitAs, WALL_CLEARANCE_INCHES } from '../../catalogue/rules/room/span-fit.ts'
import { Dimension } from './Dimension.tsx'
import { type DrawnFan, fanPlaces } from './drawn-fan.ts'
import { FanPlan } from './FanPlan.tsx'
import { fine, type Sheet, viewBox } from './sheet.ts'
import { WallArrow } from './WallArrow.tsx'

interface Props {
  sheet: Sheet
  fan: DrawnFan
  /** Without the measures of the room, for a plan beside others of the same room. */
  isSmall?: boolean
}

/** In px of the sheet: where a measure of the room runs, and what it takes with its figures. */
const DIMENSION_PX = 11
const MARGIN_PX = 28
const BARE_MARGIN_PX = 3

function describe(size: string, fans: 1 | 2, wallInches: number): string {
  const hung =
    fans === 2
      ? 'The fans hang at a quarter and at three quarters of its length'
      : 'The fan hangs in its middle'
  if (wallInches < 0) return `A room of ${size} from above. ${hung}; the blades do not fit between the walls.`
  const way = `${Math.floor(wallInches)} in. from the tips of the blades to the nearest wall`
  const isClose = wallInches < WALL_CLEARANCE_INCHES
  return `A room of ${size} from above. ${hung}, ${way}${isClose ? ', less than the 18 in. that are needed' : ''}.`
}

/** A room from above, to scale: its walls and their measures, the fans, and the way from a blade's tip to the wall. */
export function Plan({ sheet, fan, isSmall = false }: Props) {
  const { lengthInches, widthInches, px } = sheet
  const { spanInches, fans } = fan
  const { wallInches } = spanFitAs(fans, spanInches, sheet)
  const middle = widthInches / 2
  const places = fanPlaces(fan, lengthInches)
  const [first = middle] = places
  const size = `${formatFeet(lengthInches)} by ${formatFeet(widthInches)}`
  const span = `${formatInches(spanInches)} in.`
  const isChained = fans === 2 && !isSmall
  const edges = {
    top: 0,
    bottom: widthInches,
    above: isSmall ? BARE_MARGIN_PX : MARGIN_PX,
    below: isChained ? MARGIN_PX : BARE_MARGIN_PX,
  }
  return (
    <svg className="drawing" role="img" fontSize={fine(13 * px)} viewBox={viewBox(sheet, edges)}>
      <title>{`Plan: ${size}, ${fans === 2 ? 'two fans' : 'a fan'} of ${span}`}</title>
      <desc>{describe(size, fans, wallInches)}</desc>
      <rect className="walls" width={lengthInches} height={widthInches} />
      {places.map((x) => (
        <FanPlan key={x} {...fan} x={x} y={middle} />
      ))}
      {!isSmall && (
        <>
          <SpanLabel sheet={sheet} x={places.at(-1) ?? middle} spanInches={spanInches} />
          <Dimension sheet={sheet} along="x" to={lengthInches} at={-DIMENSION_PX * px} />
          <Dimension sheet={sheet} along="y" to={widthInches} at={-DIMENSION_PX * px} />
        </>
      )}
      <WallArrow x={first} y={middle} isAcross={first < middle} {...{ sheet, spanInches, wallInches }} />
      {isChained &&
        [0, ...places].map((from, place) => (
          <Dimension
            key={from}
            sheet={sheet}
            along="x"
            from={from}
            to={places[place] ?? lengthInches}
            at={widthInches + DIMENSION_PX * px}
            side="after"
          />
        ))}
    </svg>
  )
}

/** The span, above the fan, or within it where the walls leave no room for letters. */
function SpanLabel({
  sheet: { widthInches, px },
  x,
  spanInches,
}: {
  sheet: Sheet
  x: number
  spanInches: number
}) {
  const isWithin = (widthInches - spanInches) / 2 < 18 * px
  const y = widthInches / 2 + (isWithin ? 0.36 * spanInches : -spanInches / 2)
  return (
    <text className="fan span" x={fine(x)} y={fine(y)} dy="-.4em" textAnchor="middle">
      {`${formatInches(spanInches)} in.`}
    </text>
  )
}
