import {
  ceilingText,
  distanceText,
  feetRoundedDown,
  floorText,
  withArticle,
} from '../../../catalogue/rules/measurement-text.ts'
import { formatFeet, formatInches } from '../../../catalogue/rules/numbers.ts'
import type { Room } from '../../../catalogue/rules/room/fan-fit.ts'
import { BEST_DEPTH_INCHES, bladeHeights } from '../../../catalogue/rules/room/mounting-height.ts'
import {
  fallOver,
  MIN_SLOPE_CLEARANCE_INCHES,
  slopeClearance,
  slopeDegrees,
} from '../../../catalogue/rules/room/slope.ts'
import {
  type Floor,
  MIN_WALL_CLEARANCE_INCHES,
  sidesOf,
  spanFitAs,
} from '../../../catalogue/rules/room/span-fit.ts'
import {
  box,
  chain,
  DIMENSION_PX,
  type DrawnFan,
  dimension,
  path,
  type Scene,
  type Shape,
} from '../../../drawing/scene.ts'
import { SceneFigures } from '../SceneFigures.tsx'
import { highestInches, outlinePath, roomOutline, sidesAt } from './room-outline.ts'

/** The fans of a room. */
export interface DrawnFans extends DrawnFan {
  /** One in the middle, or two at a quarter and three quarters of the length. */
  fans: 1 | 2
}

/** Where the fans hang, along the length of the room. */
const fanCenters = (fans: 1 | 2, lengthInches: number): number[] =>
  (fans === 2 ? [0.25, 0.75] : [0.5]).map((part) => part * lengthInches)

const { away, margin } = DIMENSION_PX

/** For the dimensions above a plan, and the chain below one with two fans. */
const marginsOf = (fans: 1 | 2) => ({ above: margin, ...(fans === 2 && { below: margin }) })

function describePlan(fans: 1 | 2, clearance: number, distance: string): string {
  const position =
    fans === 2
      ? 'The fans hang at one quarter and three quarters of the length'
      : 'The fan hangs in the middle'
  if (clearance < 0) return `${position}; the blades don’t fit between the walls.`
  const isClose = clearance < MIN_WALL_CLEARANCE_INCHES
  return `${position}, the tips of the blades ${distance} from the nearest wall${isClose ? ', less than the 18 in. needed' : ''}.`
}

/**
 * A room from above, its longer side across: its walls, the fans, and the clearance from a blade's tip to the nearest wall.
 *
 * @param hasWarning whether a clearance that is too small is a warning in words
 */
export function planOf(floor: Floor, fan: DrawnFans, hasWarning = true): Scene {
  const { longer, shorter } = sidesOf(floor)
  const { spanInches, fans } = fan
  const { wallClearanceInches: clearance } = spanFitAs(fans, spanInches, floor)
  const distance = distanceText(clearance)
  const radius = spanInches / 2
  const middle = shorter / 2
  const centers = fanCenters(fans, longer)
  const [first = 0] = centers
  const last = centers.at(-1) ?? first
  const isWarning = clearance < MIN_WALL_CLEARANCE_INCHES
  const words = clearance < 0 ? 'doesn’t fit' : isWarning && hasWarning ? `too close: ${distance}` : distance
  const span = `${formatInches(spanInches)} in.`
  // Toward the wall at the left if that is nearer, else to the one at the bottom.
  const isLeft = first < middle
  const arrow = dimension({
    ...(isLeft
      ? { x: [0, first - radius] as const, at: middle }
      : { y: [middle + radius, shorter] as const, at: first }),
    side: 'after',
    label: isLeft ? [] : [words],
    hasArrows: true,
    isWarning,
  })
  // There may be no space for its words along an arrow to the left: they are below the fan.
  const below: Shape = { kind: 'label', x: first, y: middle + radius, text: words, isBelow: true, isWarning }
  // The span is above the fan, or within it where the wall is too near.
  const isWithin = (shorter - spanInches) / 2 < longer / 13
  return {
    title: `From above: ${withArticle(floorText({ lengthInches: longer, widthInches: shorter }))} room, ${fans === 2 ? `two ${span} fans` : `${withArticle(span)} fan`}`,
    description: describePlan(fans, clearance, distance),
    caption: 'From above.',
    left: 0,
    right: longer,
    top: 0,
    bottom: shorter,
    marginsPx: marginsOf(fans),
    shapes: [
      path('walls', box(0, 0, longer, shorter)),
      ...centers.map((x): Shape => ({ kind: 'fan', seen: 'above', ...fan, x, y: middle })),
      arrow,
      ...(isLeft ? [below] : []),
    ],
    notes: [
      { kind: 'label', x: last, y: middle + (isWithin ? 0.36 * spanInches : -radius), text: span },
      dimension({ x: [0, longer], at: 0, awayPx: -away, label: feetRoundedDown(longer) }),
      dimension({ y: [0, shorter], at: 0, awayPx: -away, label: feetRoundedDown(shorter) }),
      ...(fans === 2 ? chain(centers, longer, shorter, feetRoundedDown) : []),
    ],
  }
}

/** How near the lower tips come to a slope, as a sentence after others. */
function slopeText(clearance: number): string {
  return clearance < 0
    ? ' The blades don’t fit under the slope.'
    : ` The lower tips are ${distanceText(clearance)} below the slope; the minimum is ${MIN_SLOPE_CLEARANCE_INCHES} in.`
}

interface Side {
  ceilingInches: number
  /** The inches that the ceiling rises for each foot. */
  slope: number
  fan: DrawnFans
  /** From the floor to the blades. */
  bladeHeightInches: number
  lengthInches: number
  /** Whether the walls are unknown. */
  isOpen: boolean
}

/** A room from the side: the fan as it hangs, the dashed line that no blade may be below, and the band of the best heights. */
function sideOf({ ceilingInches, slope, fan, bladeHeightInches, lengthInches, isOpen }: Side): Scene {
  const { spanInches, fans } = fan
  const { minInches, bestFromInches } = bladeHeights(spanInches)
  const bestToInches = bestFromInches + BEST_DEPTH_INCHES
  const ceiling = { ceilingInches, slope }
  const outline = roomOutline(ceiling, lengthInches, fans)
  const band = outlinePath(outline, bestFromInches, bestToInches)
  const limit = minInches < ceilingInches ? sidesAt(outline, minInches) : undefined
  const highest = highestInches(ceiling, lengthInches, fans)
  const centers = fanCenters(fans, lengthInches)
  const [first = 0] = centers
  const last = centers.at(-1) ?? first
  const lastTip = last + spanInches / 2
  const dropInches = ceilingInches - bladeHeightInches
  const clearance = slopeClearance(dropInches, spanInches, slope)
  const isTooNear = slope > 0 && clearance < MIN_SLOPE_CLEARANCE_INCHES
  const blades = feetRoundedDown(bladeHeightInches)
  const min = formatFeet(minInches)
  const fanAt = (x: number): Shape => ({
    kind: 'fan',
    seen: 'side',
    ...fan,
    x,
    y: -bladeHeightInches,
    dropInches,
    beamInches: bladeHeightInches,
    tilt: x < last ? -slopeDegrees(slope) : slopeDegrees(slope),
    isWarning: bladeHeightInches < minInches || isTooNear,
  })
  return {
    title: `From the side: ${ceilingText(ceilingInches, slope)}, blades at ${blades}`,
    description: `A person 5 ft 8 in. tall stands in the room. No blade may be lower than ${min} above the floor.`,
    caption: `From the side. The blades must stay above the dashed line at ${min}; ${formatFeet(bestFromInches)} to ${formatFeet(bestToInches)} is best.${slope ? `${slopeText(clearance)} The ceiling is ${feetRoundedDown(ceilingInches)} high where the fan hangs and ${feetRoundedDown(highest)} at its highest.` : ''}`,
    left: 0,
    right: lengthInches,
    top: -highest,
    person: lengthInches * (fans === 2 ? 0.5 : 0.2),
    shapes: [
      ...(band ? [path('band', band)] : []),
      ...centers.map(fanAt),
      path(
        'walls',
        isOpen
          ? `M0 ${-highest}L${lengthInches} ${highest - 2 * ceilingInches}M0 0H${lengthInches}`
          : outlinePath(outline),
      ),
    ],
    notes: [
      ...(limit ? [{ kind: 'limit', x: limit, y: -minInches, label: min } as const] : []),
      dimension({
        y: [-ceilingInches, 0],
        ...(slope > 0 && { leadsFrom: first }),
        at: 0,
        awayPx: -away,
        label: feetRoundedDown(ceilingInches),
      }),
      ...(slope > 0
        ? [
            dimension({
              y: [-bladeHeightInches, fallOver(spanInches / 2, slope) - ceilingInches],
              at: lastTip,
              label: [],
              isWarning: isTooNear,
            }),
          ]
        : []),
      dimension({
        y: [-bladeHeightInches, 0],
        leadsFrom: lastTip,
        at: lengthInches,
        awayPx: away,
        side: 'after',
        label: blades,
      }),
    ],
  }
}

/** The length of a room with a known ceiling alone: enough for a person beside the fan. */
const UNKNOWN_LENGTH_INCHES = 144

interface Props {
  room: Room
  fan: DrawnFans
  /** From the floor to the blades; unknown where the fan's mounting is. */
  bladeHeightInches?: number | undefined
  /** Whether the fan is a product without a line drawing. */
  isOutlineOnly?: boolean
}

/** A room from above and from the side to one scale, as far as it is known. */
export function RoomDrawing({
  room: { floor, ceilingInches, slope = 0 },
  fan,
  bladeHeightInches,
  isOutlineOnly = false,
}: Props) {
  const { longer, shorter } = floor
    ? sidesOf(floor)
    : { longer: Math.max(UNKNOWN_LENGTH_INCHES, fan.spanInches + 48), shorter: 0 }
  const side =
    ceilingInches !== undefined && bladeHeightInches !== undefined
      ? sideOf({ ceilingInches, slope, fan, bladeHeightInches, lengthInches: longer, isOpen: !floor })
      : undefined
  const space = { across: longer, down: Math.max(shorter, -(side?.top ?? 0)) }
  const scenes = [...(floor ? [planOf(floor, fan)] : []), ...(side ? [side] : [])]
  const sheet = { space, ...(floor && { marginsPx: marginsOf(fan.fans) }) }
  return (
    <SceneFigures scenes={scenes.map((scene) => ({ ...scene, ...sheet }))} isOutlineOnly={isOutlineOnly} />
  )
}
