import { formatInches } from '../../../../catalogue/rules/numbers.ts'
import { MIN_WALL_CLEARANCE_INCHES, spanFitAs } from '../../../../catalogue/rules/room/span-fit.ts'
import { Dimension } from '../../../../drawing/Dimension.tsx'
import { Drawing } from '../../../../drawing/Drawing.tsx'
import { FanPlan } from '../../../../drawing/FanPlan.tsx'
import { rounded } from '../../../../drawing/sheet.ts'
import { distanceText, feetRoundedDown, floorText } from '../../measurement-text.ts'
import { type DrawnFan, fanCenters } from './drawn-fan.ts'
import type { RoomSheet } from './room-sheet.ts'
import { WallArrow } from './WallArrow.tsx'

interface Props {
  sheet: RoomSheet
  fan: DrawnFan
  /** Without dimensions, for a plan beside others of the same room. */
  isSmall?: boolean
}

/** In pixels of the sheet: how far a dimension is from the room, and what it takes with its figures. */
const DIMENSION_PX = 11
const MARGIN_PX = 28

function describe(fans: 1 | 2, wallClearanceInches: number): string {
  const position =
    fans === 2
      ? 'The fans hang at one quarter and three quarters of the length'
      : 'The fan hangs in the middle'
  if (wallClearanceInches < 0) return `${position}; the blades do not fit between the walls.`
  const clearance = `the tips of the blades ${distanceText(wallClearanceInches)} from the nearest wall`
  const isClose = wallClearanceInches < MIN_WALL_CLEARANCE_INCHES
  return `${position}, ${clearance}${isClose ? ', less than the 18 in. needed' : ''}.`
}

/** A room from above, to scale: its walls and their dimensions, the fans, and the clearance from a blade's tip to the wall. */
export function Plan({ sheet, fan, isSmall = false }: Props) {
  const { lengthInches, widthInches, inchesPerPx } = sheet
  const { spanInches, fans } = fan
  const { wallClearanceInches } = spanFitAs(fans, spanInches, sheet)
  const middle = widthInches / 2
  const centers = fanCenters(fan, lengthInches)
  const [first = middle] = centers
  const size = floorText(sheet)
  const span = `${formatInches(spanInches)} in.`
  const hasChain = fans === 2 && !isSmall
  const gap = DIMENSION_PX * inchesPerPx
  return (
    <Drawing
      sheet={sheet}
      top={0}
      bottom={widthInches}
      {...(!isSmall && { above: MARGIN_PX })}
      {...(hasChain && { below: MARGIN_PX })}
      title={`From above: a room of ${size}, ${fans === 2 ? 'two fans' : 'a fan'} of ${span}`}
      description={describe(fans, wallClearanceInches)}
    >
      <rect className="walls" width={lengthInches} height={widthInches} />
      {centers.map((x) => (
        <FanPlan key={x} {...fan} x={x} y={middle} />
      ))}
      {!isSmall && (
        <>
          <SpanLabel sheet={sheet} x={centers.at(-1) ?? middle} spanInches={spanInches} />
          <Dimension sheet={sheet} x={[0, lengthInches]} at={-gap} label={feetRoundedDown(lengthInches)} />
          <Dimension sheet={sheet} y={[0, widthInches]} at={-gap} label={feetRoundedDown(widthInches)} />
        </>
      )}
      <WallArrow
        x={first}
        y={middle}
        isAcross={first < middle}
        {...{ sheet, spanInches, wallClearanceInches, isSmall }}
      />
      {hasChain &&
        [0, ...centers].map((from, index) => {
          const to = centers[index] ?? lengthInches
          return (
            <Dimension
              key={from}
              sheet={sheet}
              x={[from, to]}
              at={widthInches + gap}
              side="after"
              label={feetRoundedDown(to - from)}
            />
          )
        })}
    </Drawing>
  )
}

/** The span, above the fan, or within it where the wall is too near for letters. */
function SpanLabel({
  sheet: { widthInches, inchesPerPx },
  x,
  spanInches,
}: {
  sheet: RoomSheet
  x: number
  spanInches: number
}) {
  const isWithin = (widthInches - spanInches) / 2 < 18 * inchesPerPx
  const y = widthInches / 2 + (isWithin ? 0.36 * spanInches : -spanInches / 2)
  return (
    <text className="fan span" x={rounded(x)} y={rounded(y)} dy="-.4em" textAnchor="middle">
      {`${formatInches(spanInches)} in.`}
    </text>
  )
}
