import {
  ceilingText,
  distanceText,
  feetRoundedDown,
  floorText,
  withArticle,
} from '../../catalogue/rules/measurement-text.ts'
import { formatFeet, formatInches } from '../../catalogue/rules/numbers.ts'
import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import { BEST_DEPTH_INCHES, bladeHeights } from '../../catalogue/rules/room/mounting-height.ts'
import {
  fallOver,
  MIN_SLOPE_CLEARANCE_INCHES,
  slopeClearance,
  slopeDegrees,
} from '../../catalogue/rules/room/slope.ts'
import {
  type Floor,
  MIN_WALL_CLEARANCE_INCHES,
  sidesOf,
  spanFitAs,
} from '../../catalogue/rules/room/span-fit.ts'
import {
  box,
  chain,
  DIMENSION_PX,
  type DrawnFan,
  dimension,
  path,
  rounded,
  type Scene,
  type Shape,
} from '../../drawing/scene.ts'
import { rowMiddles } from '../../spots/spot.ts'

export interface DrawnFans extends DrawnFan {
  fans: 1 | 2
}

const { away, margin } = DIMENSION_PX

function describePlan(fans: 1 | 2, clearance: number, distance: string): string {
  const position =
    fans === 2
      ? 'The fans hang at one quarter and three quarters of the length'
      : 'The fan hangs in the middle'
  if (clearance < 0) return `${position}; the blades don’t fit between the walls.`
  const isClose = clearance < MIN_WALL_CLEARANCE_INCHES
  return `${position}, the tips of the blades ${distance} from the nearest wall${isClose ? ', less than the 18 in. needed' : ''}.`
}

/** The longer side is across. */
export function planOf(floor: Floor, fan: DrawnFans): Scene {
  const { longer, shorter } = sidesOf(floor)
  const { spanInches, fans } = fan
  const { wallClearanceInches: clearance } = spanFitAs(fans, spanInches, floor)
  const distance = distanceText(clearance)
  const radius = spanInches / 2
  const middle = shorter / 2
  const centers = rowMiddles(longer, fans)
  const [first = 0] = centers
  const last = centers.at(-1) ?? first
  const isWarning = clearance < MIN_WALL_CLEARANCE_INCHES
  const words = clearance < 0 ? 'doesn’t fit' : isWarning ? `too close: ${distance}` : distance
  const span = `${formatInches(spanInches)} in.`
  // Toward the wall at the left if that is nearer, else to the one at the bottom.
  const isLeft = first < middle
  const toWall = dimension({
    ...(isLeft
      ? { x: [0, first - radius] as const, at: middle }
      : { y: [middle + radius, shorter] as const, at: first }),
    side: 'after',
    label: isLeft ? [] : [words],
    isWarning,
  })
  // There may be no space for its words along a line to the left: they are below the fan.
  const below: Shape = { kind: 'label', x: first, y: middle + radius, text: words, isBelow: true, isWarning }
  // The span is above the fan, or within it if the wall is too near.
  const isWithin = (shorter - spanInches) / 2 < longer / 13
  return {
    title: `From above: ${withArticle(floorText([longer, shorter]))} room, ${fans === 2 ? `two ${span} fans` : `${withArticle(span)} fan`}`,
    description: describePlan(fans, clearance, distance),
    caption: 'From above.',
    left: 0,
    right: longer,
    top: 0,
    bottom: shorter,
    marginsPx: { above: margin, ...(fans === 2 && { below: margin }) },
    shapes: [
      path('walls', box(0, 0, longer, shorter)),
      ...centers.map((x): Shape => ({ kind: 'fan', seen: 'above', ...fan, x, y: middle })),
      toWall,
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

function slopeText(clearance: number): string {
  return clearance < 0
    ? ' The blades don’t fit under the slope.'
    : ` The lower tips are ${distanceText(clearance)} below the slope. The minimum is ${MIN_SLOPE_CLEARANCE_INCHES} in.`
}

/** A room from the side: its ceiling falls from left to right, or is flat. */
interface Profile {
  left: number
  right: number
  across: number
}

/** Distance from the left wall up to which a room has a height: undefined if nowhere, 0 if only at the wall. */
function reachAt({ left, right, across }: Profile, height: number): number | undefined {
  if (height > left) return undefined
  return height <= right ? across : (across * (left - height)) / (left - right)
}

/** The outline of a room between two heights as a path; empty if there is none. A room ends where its ceiling would meet the floor. */
export function outlinePath(room: Profile, from = 0, to = Infinity): string {
  const { left, right, across } = room
  const top = Math.min(to, left)
  if (top <= from) return ''
  const points = [
    [0, from],
    [0, top],
    ...(reachAt(room, top) ? [[reachAt(room, top), top]] : []),
    ...(right > from && right < top ? [[across, right]] : []),
    [reachAt(room, from), from],
  ]
  return `M${points.map(([x = 0, height = 0]) => `${rounded(x)} ${rounded(-height)}`).join('L')}Z`
}

interface RoomView {
  room: Room
  fan: DrawnFans
  /** From the floor to the blades; undefined if the fan's mounting is unknown. */
  bladeHeightInches?: number | undefined
}

/** The width of a room with only a known ceiling: enough for a person and the fan. */
const UNKNOWN_WIDTH_INCHES = 144

/**
 * A room from the side: the fan as it hangs, the dashed line that no blade may be below, and the band of the best heights. A slope falls
 * across the shorter side, so that of two fans one is behind the other.
 */
function sideOf({
  room: { floor, ceilingInches = 0, slope = 0 },
  fan,
  bladeHeightInches = 0,
}: RoomView): Scene {
  const { spanInches } = fan
  const isSloped = slope > 0
  const fans = isSloped ? 1 : fan.fans
  const across = floor
    ? sidesOf(floor)[isSloped ? 'shorter' : 'longer']
    : Math.max(UNKNOWN_WIDTH_INCHES, spanInches + 48)
  const { minInches, bestFromInches } = bladeHeights(spanInches)
  const bestToInches = bestFromInches + BEST_DEPTH_INCHES
  const rise = fallOver(across / 2, slope)
  const highest = ceilingInches + rise
  const profile = { left: highest, right: ceilingInches - rise, across }
  const band = outlinePath(profile, bestFromInches, bestToInches)
  const limit = minInches < ceilingInches ? reachAt(profile, minInches) : undefined
  const centers = rowMiddles(across, fans)
  const [first = 0] = centers
  const last = centers.at(-1) ?? first
  const lastTip = last + spanInches / 2
  const dropInches = ceilingInches - bladeHeightInches
  const clearance = slopeClearance(dropInches, spanInches, slope)
  const isTooNear = isSloped && clearance < MIN_SLOPE_CLEARANCE_INCHES
  const blades = feetRoundedDown(bladeHeightInches)
  const min = formatFeet(minInches)
  const behind = fans < fan.fans ? ' The other fan hangs behind it.' : ''
  return {
    title: `From the side: ${ceilingText(ceilingInches, slope)}, blades at ${blades}`,
    description: `A person 5 ft 8 in. tall stands in the room. No blade may be lower than ${min} above the floor.${behind}`,
    caption: `From the side. The blades must stay above the dashed line at ${min}. The best height is ${formatInches(bestFromInches / 12)} to ${formatFeet(bestToInches)}.${slope ? `${slopeText(clearance)} The ceiling is ${feetRoundedDown(ceilingInches)} high where the fan hangs${floor ? ` and ${feetRoundedDown(highest)} at its highest` : ''}.` : ''}`,
    left: 0,
    right: across,
    top: -highest,
    person: across * (fans === 2 ? 0.5 : 0.2),
    shapes: [
      ...(band ? [path('band', band)] : []),
      ...centers.map(
        (x): Shape => ({
          kind: 'fan',
          seen: 'side',
          ...fan,
          x,
          y: -bladeHeightInches,
          dropInches,
          beamInches: bladeHeightInches,
          tilt: slopeDegrees(slope),
          isWarning: bladeHeightInches < minInches || isTooNear,
        }),
      ),
      path(
        'walls',
        floor ? outlinePath(profile) : `M0 ${-highest}L${across} ${rise - ceilingInches}M0 0H${across}`,
      ),
    ],
    notes: [
      ...(limit ? [{ kind: 'limit', x: [0, limit], y: -minInches, label: min } as const] : []),
      dimension({
        y: [-ceilingInches, 0],
        ...(isSloped && { leadsFrom: first }),
        at: 0,
        awayPx: -away,
        label: feetRoundedDown(ceilingInches),
      }),
      ...(isSloped
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
        at: across,
        awayPx: away,
        side: 'after',
        label: blades,
      }),
    ],
  }
}

export function roomScenes(view: RoomView): Scene[] {
  const { room, fan, bladeHeightInches } = view
  const { floor, ceilingInches } = room
  const hasSide = ceilingInches !== undefined && bladeHeightInches !== undefined
  const scenes = [...(floor ? [planOf(floor, fan)] : []), ...(hasSide ? [sideOf(view)] : [])]
  const space = {
    across: Math.max(...scenes.map(({ right }) => right)),
    down: Math.max(...scenes.map(({ top, bottom = 0 }) => bottom - top)),
  }
  return scenes.map((scene) => ({ ...scene, space }))
}
