import {
  capitalized,
  ceilingText,
  feetRoundedDown,
  floorText,
  sentence,
  spansText,
  withArticle,
} from '../../catalogue/rules/measurement-text.ts'
import { formatFeet } from '../../catalogue/rules/numbers.ts'
import { fanFit, type Room } from '../../catalogue/rules/room/fan-fit.ts'
import {
  type FanMounting,
  type MountingHeight,
  mountingHeight,
  type SizedFan,
  USUAL_DROP_INCHES,
} from '../../catalogue/rules/room/mounting-height.ts'
import { isTooSteepForLowProfile } from '../../catalogue/rules/room/slope.ts'
import {
  areaText,
  type Floor,
  isTooNarrowForFans,
  SPAN_BANDS,
  servedFloor,
  spanBand,
  spanChoices,
  squareFeet,
  takesTwoFans,
  widestSpan,
} from '../../catalogue/rules/room/span-fit.ts'
import { firstToSuit } from '../../spots/spots.ts'
import type { DrawnFans } from './room-scenes.ts'
import { adapterText, rodText } from './size-verdict.ts'

const COMMON_SPAN_INCHES = 52
const ON_DOWNROD: FanMounting = { mounting: 'Downrod', bladeDropInches: USUAL_DROP_INCHES }
const LOW_PROFILE: FanMounting = { mounting: 'Low profile', bladeDropInches: 8.5 }

/** Number of fans in a room: the visitor's choice, else the advised number. */
export const fansFor = ({ floor, fans }: { floor?: Floor | undefined; fans?: 1 | 2 }): 1 | 2 =>
  floor && takesTwoFans(floor) ? (fans ?? 2) : 1

/** In a common span that suits the floor, narrower if the walls require it. */
export function commonFan(floor: Floor | undefined, fans = fansFor({ floor })): DrawnFans {
  const served = floor && servedFloor(fans, floor)
  const spanInches = served
    ? Math.min(spanBand(squareFeet(served)).commonInches, Math.floor(widestSpan(served)))
    : COMMON_SPAN_INCHES
  return { spanInches, fans, bladeCount: 5, hasLight: true }
}

/** On a downrod, or close to the ceiling if the blades would be too low, as far as a slope allows it. */
export function commonMountingHeight(
  ceilingInches: number,
  slope = 0,
  spanInches = COMMON_SPAN_INCHES,
): MountingHeight {
  const onDownrod = mountingHeight(ON_DOWNROD, spanInches, ceilingInches, slope)
  if (onDownrod.kind !== 'tooLow') return onDownrod
  const closeToCeiling = mountingHeight(LOW_PROFILE, spanInches, ceilingInches, slope)
  return closeToCeiling.kind === 'tooSteep' ? onDownrod : closeToCeiling
}

const example = (length: number, width: number, ceiling: number): Room => ({
  floor: [length * 12, width * 12],
  ceilingInches: ceiling * 12,
})

export const EXAMPLE_ROOM = example(14, 12, 9)

/** A usual bedroom, small rooms, a living room, a large one, and a hall; last a pantry, for the smallest fans. */
const ROOMS: readonly [Room, ...Room[]] = [
  EXAMPLE_ROOM,
  example(11, 10, 9),
  example(9, 8, 8),
  example(18, 16, 9),
  example(24, 20, 10),
  example(30, 24, 14),
  example(8, 7, 9),
]

/** The room that a fan is drawn in before a visitor gives one. */
export const exampleRoomFor = (fan: SizedFan): Room =>
  firstToSuit(ROOMS, (room) => fanFit(fan, room).best?.suits)

export function spanAdvice(floor: Floor): string {
  const [first, second] = spanChoices(floor)
  const room = `${withArticle(floorText(floor))} room`
  if (isTooNarrowForFans(floor)) {
    return `${capitalized(room)} is too narrow for a fan. Blades must stay 18 in. from the walls, so choose a light instead.`
  }
  if (!first) {
    return `In ${room}, choose a fan no wider than ${Math.floor(widestSpan(floor))} in., so that its blades stay 18 in. from the walls.`
  }
  const [spans, forOne] = [spansText(first), second && spansText(second)]
  if (forOne === spans) return sentence(`In ${room}, look for one or two fans, each ${spans}`)
  const start = `In ${room}, look for ${first.fans === 2 ? 'two fans, each' : 'a blade span of'} ${spans}`
  return sentence(forOne ? `${start}, or one that’s ${forOne}` : start)
}

function mountingAdvice(height: MountingHeight, slope: number): string {
  const blades = `with the blades about ${feetRoundedDown(height.bladeHeightInches ?? 0)} above the floor`
  switch (height.kind) {
    case 'includedDownrod':
      return `most fans hang on ${rodText(height)}, ${blades}`
    case 'longerDownrod':
    case 'joinedDownrods':
      return `most fans hang best on ${rodText(height)}, ${blades}`
    case 'rodToMeasure':
      return `most fans need a custom downrod, about ${height.downrodInches} in. long. Ask us about ordering one`
    case 'lowProfile':
      return 'many fans on a downrod hang too low, with the blades less than 7 ft above the floor. Choose a low profile fan, or one on a short downrod'
    default:
      return isTooSteepForLowProfile(slope)
        ? 'most fans hang too low. On a downrod that clears the slope, the blades would be less than 7 ft above the floor. Ask us which fans fit'
        : 'few fans can keep their blades 7 ft above the floor. Ask us which ones can'
  }
}

/**
 * Heights are "about", for a fan whose blades hang as deep as most. The span decides how near the tips come to a
 * slope.
 */
export function ceilingAdvice(ceilingInches: number, slope = 0, spanInches?: number): string {
  const height = commonMountingHeight(ceilingInches, slope, spanInches)
  const words = `Under ${withArticle(ceilingText(ceilingInches, slope))}, ${mountingAdvice(height, slope)}`
  if (!slope || height.kind === 'tooLow') return sentence(words)
  return `${sentence(words)} ${adapterText(slope)}`
}

type GuideRow = readonly [measured: string, wanted: string]

export const spanRows = (): GuideRow[] =>
  SPAN_BANDS.map((band) => [
    areaText(band.overSquareFeet, band.upToSquareFeet),
    band.toInches === Infinity
      ? `${band.fromInches} in. or more, or two fans`
      : `${band.fromInches} to ${band.toInches} in.`,
  ])

const CEILINGS_FEET = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]

export const downrodRows = (): GuideRow[] =>
  CEILINGS_FEET.map((feet) => [
    formatFeet(feet * 12),
    rodText(commonMountingHeight(feet * 12)) || 'a low profile fan, or one on a short downrod',
  ])
