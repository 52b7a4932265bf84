import type { Fan } from '../../schema/fan.ts'
import { bySize, formatFeet } from '../numbers.ts'
import { fallOver, isTooSteepForLowProfile, MIN_SLOPE_CLEARANCE_INCHES } from './slope.ts'

const LARGE_SPAN_INCHES = 84

/** The range of best blade heights is one foot. */
export const BEST_DEPTH_INCHES = 12

/** Heights of blades above the floor, in inches; a downrod is chosen for the aim. */
interface BladeHeights {
  minInches: number
  bestFromInches: number
  aimInches: number
}

const STANDARD: BladeHeights = { minInches: 84, bestFromInches: 96, aimInches: 100 }
const LARGE: BladeHeights = { minInches: 120, bestFromInches: 120, aimInches: 124 }

/**
 * Rule R4: never under 7 ft, as UL 507 and every brand's instructions require, best at 8 to 9 ft (ENERGY STAR). UL 507 calls a fan
 * of more than 84 in. span large and requires 10 ft under its blades.
 */
export const bladeHeights = (spanInches: number): BladeHeights =>
  spanInches > LARGE_SPAN_INCHES ? LARGE : STANDARD

/** The downrod in a fan's box. */
export const INCLUDED_DOWNROD_INCHES = 6
/** Standard downrod lengths (rule F13). */
const SOLD_DOWNRODS_INCHES = [12, 18, 24, 36, 48, 60, 72] as const
const DOWNRODS_INCHES = [INCLUDED_DOWNROD_INCHES, ...SOLD_DOWNRODS_INCHES]
const LONGEST_DOWNROD_INCHES = 72

/** Two standard downrods, joined by a coupler: pairs longer than the longest one, shorter sums first, of equal sums the most similar pair. */
const JOINED_DOWNRODS = SOLD_DOWNRODS_INCHES.flatMap((longer) =>
  SOLD_DOWNRODS_INCHES.filter((shorter) => shorter <= longer).map((shorter) => ({
    rods: [longer, shorter] as const,
    downrodInches: longer + shorter,
  })),
)
  .filter(({ downrodInches }) => downrodInches > LONGEST_DOWNROD_INCHES)
  .toSorted((one, other) => one.downrodInches - other.downrodInches)

/** The first of the nearest. */
const nearest = <Item>(items: readonly Item[], distanceOf: (item: Item) => number): Item | undefined =>
  items.toSorted((one, other) => distanceOf(one) - distanceOf(other))[0]

/** Decides how high the blades turn. */
export type FanMounting = Pick<Fan, 'mounting' | 'bladeDropInches'>
export type SizedFan = FanMounting & { readonly sizes: readonly number[] }

/** From ceiling to blades of a typical fan on the downrod in its box, if the brand gives no figure. */
export const USUAL_DROP_INCHES = 16
/** Under a higher ceiling, the air from a low profile fan hardly reaches people. */
const HIGH_FOR_LOW_PROFILE_INCHES = 126

interface Hung {
  /** From the floor to the blades. */
  bladeHeightInches: number
  /** Whether the fan's own drop is unknown. */
  isEstimate: boolean
}

/** Mounting for a fan span under a ceiling; `tooLow` and `tooSteep` are never recommended. */
export type MountingHeight =
  /** A custom rod is needed (`rodToMeasure`) if even two downrods are too short. */
  | ({ kind: 'includedDownrod' | 'longerDownrod' | 'rodToMeasure'; downrodInches: number } & Hung)
  | ({
      kind: 'joinedDownrods'
      rods: readonly [longer: number, shorter: number]
      downrodInches: number
    } & Hung)
  /** Close to the ceiling; `isHigh` if a downrod would bring the air down to people. */
  | ({ kind: 'lowProfile'; isHigh: boolean } & Hung)
  /** `downrodInches` is the shortest that a slope allows, if that is longer than the one from the box. */
  | ({ kind: 'tooLow'; minInches: number; downrodInches?: number } & Hung)
  /** A low profile fan whose blades would be too close to a slope. */
  | ({ kind: 'tooSteep' } & Partial<Hung>)
  | ({ kind: 'unknown' } & { [Name in keyof Hung]?: undefined })

function closeToCeiling(
  dropInches: number | undefined,
  spanInches: number,
  ceilingInches: number,
  slope: number,
): MountingHeight {
  // Brands differ: a drop is never estimated.
  if (dropInches === undefined) return { kind: isTooSteepForLowProfile(slope) ? 'tooSteep' : 'unknown' }
  const hung = { bladeHeightInches: ceilingInches - dropInches, isEstimate: false }
  if (isTooSteepForLowProfile(slope)) return { kind: 'tooSteep', ...hung }
  const { minInches } = bladeHeights(spanInches)
  return hung.bladeHeightInches < minInches
    ? { kind: 'tooLow', minInches, ...hung }
    : { kind: 'lowProfile', isHigh: ceilingInches > HIGH_FOR_LOW_PROFILE_INCHES, ...hung }
}

/**
 * Mounting by span, all in inches (rule R5): of the downrods that keep the blades at 8 ft or more (10 ft for large fans) the one that
 * brings them closest to 4 in. above that; failing that, the included downrod if 7 ft remain. Under a slope (rule R7) the lower tips
 * of the blades stay 12 in. below it.
 *
 * @param ceilingInches where the fan hangs
 * @param slope the inches that the ceiling rises for each foot
 */
export function mountingHeight(
  fan: FanMounting,
  spanInches: number,
  ceilingInches: number,
  slope = 0,
): MountingHeight {
  if (fan.mounting === undefined) return { kind: 'unknown' }
  if (fan.mounting === 'Low profile')
    return closeToCeiling(fan.bladeDropInches, spanInches, ceilingInches, slope)
  const bodyInches = (fan.bladeDropInches ?? USUAL_DROP_INCHES) - INCLUDED_DOWNROD_INCHES
  const heightOn = (downrod: number) => ceilingInches - bodyInches - downrod
  const on = (downrod: number) => ({
    bladeHeightInches: heightOn(downrod),
    isEstimate: fan.bladeDropInches === undefined,
  })
  const { minInches, bestFromInches, aimInches } = bladeHeights(spanInches)
  // Keeps the lower tips far enough from a slope, whether it is sold or not.
  const least =
    slope === 0
      ? INCLUDED_DOWNROD_INCHES
      : fallOver(spanInches / 2, slope) + MIN_SLOPE_CLEARANCE_INCHES - bodyInches
  const allowed = DOWNRODS_INCHES.filter((downrod) => downrod >= least)
  const [shortest = least] = allowed
  if (heightOn(shortest) < minInches) {
    const isLonger = shortest > INCLUDED_DOWNROD_INCHES
    return {
      kind: 'tooLow',
      minInches,
      ...(isLonger && { downrodInches: Math.ceil(shortest) }),
      ...on(shortest),
    }
  }
  const best =
    nearest(
      allowed.filter((downrod) => heightOn(downrod) >= bestFromInches),
      (downrod) => Math.abs(heightOn(downrod) - aimInches),
    ) ?? shortest
  // Rod lengths differ by a foot at most: only the longest leaves blades above their best heights.
  if (allowed.length > 0 && heightOn(best) <= bestFromInches + BEST_DEPTH_INCHES) {
    const kind = best === INCLUDED_DOWNROD_INCHES ? 'includedDownrod' : 'longerDownrod'
    return { kind, downrodInches: best, ...on(best) }
  }
  const needed = Math.max(heightOn(0) - aimInches, least)
  const joined = nearest(
    JOINED_DOWNRODS.filter(({ downrodInches: sum }) => sum >= least && heightOn(sum) >= minInches),
    ({ downrodInches }) => Math.abs(downrodInches - needed),
  )
  return joined && needed <= 2 * LONGEST_DOWNROD_INCHES
    ? { kind: 'joinedDownrods', ...joined, ...on(joined.downrodInches) }
    : { kind: 'rodToMeasure', downrodInches: Math.ceil(needed), ...on(needed) }
}

/** Inches from the ceiling to the blades; undefined for a low profile fan without a number, as brands differ. */
export const dropOf = ({ mounting, bladeDropInches }: FanMounting): number | undefined =>
  mounting && (bladeDropInches ?? (mounting === 'Downrod' ? USUAL_DROP_INCHES : undefined))

function lowestCeilingOf(fan: FanMounting, spanInches: number): string {
  const drop = dropOf(fan)
  if (drop === undefined) return 'Ask us'
  const ceiling = formatFeet(Math.ceil(bladeHeights(spanInches).minInches + drop))
  return fan.bladeDropInches === undefined ? `About ${ceiling}` : ceiling
}

/** Height with the parts in its box (rule R4), rounded up to a whole inch: "8 ft 1 in.". */
export const lowestCeiling = (fan: SizedFan): string[] =>
  bySize(fan.sizes, (spanInches) => lowestCeilingOf(fan, spanInches))
