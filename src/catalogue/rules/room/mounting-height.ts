import type { Fan } from '../../schema/fan.ts'
import { bySize, formatFeet } from '../numbers.ts'
import { fallOver, isTooSteepForLowProfile, MIN_SLOPE_CLEARANCE_INCHES } from './slope.ts'

const LARGE_SPAN_INCHES = 84

/** The range of best blade heights is one foot. */
export const BEST_DEPTH_INCHES = 12

/** Heights of blades above the floor, in inches. */
interface BladeHeights {
  /** Blades are never lower. */
  minInches: number
  /** Lowest of the best heights. */
  bestFromInches: number
  /** The height that a downrod is chosen for. */
  aimInches: number
}

const STANDARD: BladeHeights = { minInches: 84, bestFromInches: 96, aimInches: 100 }
const LARGE: BladeHeights = { minInches: 120, bestFromInches: 120, aimInches: 124 }

/**
 * Blade heights above the floor (rule R4). Never under 7 ft, as UL 507 and every brand's
 * instructions require, best at 8 to 9 ft (ENERGY STAR); UL 507 calls a fan of more than 84 in. span large and requires
 * 10 ft under its blades.
 */
export const bladeHeights = (spanInches: number): BladeHeights =>
  spanInches > LARGE_SPAN_INCHES ? LARGE : STANDARD

/** Length of the downrod in a fan's box, in inches. */
export const INCLUDED_DOWNROD_INCHES = 6
/** Standard downrod lengths, in inches (rule F13). */
const SOLD_DOWNRODS_INCHES = [12, 18, 24, 36, 48, 60, 72] as const
/** Single downrods: the included one or a longer one. */
const DOWNRODS_INCHES: readonly number[] = [INCLUDED_DOWNROD_INCHES, ...SOLD_DOWNRODS_INCHES]
const LONGEST_DOWNROD_INCHES = Math.max(...DOWNRODS_INCHES)

/** Two standard downrods, the longer first, joined by a coupler. */
export type JoinedRods = readonly [longer: number, shorter: number]

const sumOf = ([longer, shorter]: JoinedRods): number => longer + shorter

/** Pairs longer than the longest downrod; for equal sums the most similar pair first. */
const JOINED_RODS: readonly JoinedRods[] = SOLD_DOWNRODS_INCHES.flatMap((longer) =>
  SOLD_DOWNRODS_INCHES.filter((shorter) => shorter <= longer).map((shorter): JoinedRods => [longer, shorter]),
).filter((rods) => sumOf(rods) > LONGEST_DOWNROD_INCHES)

/** Maximum length of two downrods, in inches; beyond it a custom downrod is needed. */
const LONGEST_JOINED_INCHES = Math.max(...JOINED_RODS.map(sumOf))

/**
 * The two downrods whose sum is nearest to the needed length (rule R5); for a tie the smaller sum, then the smaller
 * difference between the two.
 *
 * @param neededInches the rod that would bring the blades to their best height
 * @param isAllowed whether a sum may hang there
 * @returns undefined if no sum fits, or more is needed than two downrods give
 */
export function joinedRods(
  neededInches: number,
  isAllowed: (sumInches: number) => boolean,
): JoinedRods | undefined {
  if (neededInches > LONGEST_JOINED_INCHES) return undefined
  const distance = (rods: JoinedRods) => Math.abs(sumOf(rods) - neededInches)
  return JOINED_RODS.filter((rods) => isAllowed(sumOf(rods))).toSorted(
    (one, other) => distance(one) - distance(other) || sumOf(one) - sumOf(other),
  )[0]
}

/** Decides how high the blades turn. */
export type FanMounting = Pick<Fan, 'mounting' | 'bladeDropInches'>
/** Fan with its blade spans, which decide the room size. */
export type SizedFan = FanMounting & { readonly sizes: readonly number[] }

/** From ceiling to blades of a typical fan on the downrod in its box, if the brand gives no figure. */
export const USUAL_DROP_INCHES = 16
/** Under a higher ceiling, the air from a low profile fan hardly reaches people. */
const HIGH_FOR_LOW_PROFILE_INCHES = 126

/** Mounting for a fan span under a ceiling; `bladeHeightInches` is from the floor to the blades. */
export type MountingHeight =
  /** On the included downrod, or on a longer one; `isEstimate` if the fan's own drop is unknown. */
  | {
      kind: 'includedDownrod' | 'longerDownrod'
      downrodInches: number
      bladeHeightInches: number
      isEstimate: boolean
    }
  /** Close to the ceiling, without a downrod; `isHigh` if a downrod would bring the air down to people. */
  | { kind: 'lowProfile'; bladeHeightInches: number; isHigh: boolean }
  /**
   * The blades would turn too low; never recommended. `downrodInches` is the shortest that a slope allows, if that is
   * longer than the one from the box.
   */
  | {
      kind: 'tooLow'
      bladeHeightInches: number
      minInches: number
      isEstimate: boolean
      downrodInches?: number
    }
  /** Two downrods with a coupler, if the longest is too short; `downrodInches` is their sum. */
  | {
      kind: 'joinedDownrods'
      rods: JoinedRods
      downrodInches: number
      bladeHeightInches: number
      isEstimate: boolean
    }
  /** Even two downrods are too short: one is made, of about this length. */
  | { kind: 'rodToMeasure'; downrodInches: number; bladeHeightInches: number; isEstimate: boolean }
  /** A low profile fan whose blades would be too close to a slope; never recommended. */
  | { kind: 'tooSteep'; bladeHeightInches?: number }
  /** The fan's mounting is unknown. */
  | { kind: 'unknown'; bladeHeightInches?: undefined }

interface Ceiling {
  ceilingInches: number
  slope: number
}

/** The shortest downrod that keeps the blades' lower tips far enough from a slope, whether it is sold or not. */
const leastDownrod = (dropInches: number, spanInches: number, slope: number): number =>
  slope === 0
    ? INCLUDED_DOWNROD_INCHES
    : fallOver(spanInches / 2, slope) + MIN_SLOPE_CLEARANCE_INCHES - (dropInches - INCLUDED_DOWNROD_INCHES)

function onDownrod(
  dropInches: number,
  spanInches: number,
  { ceilingInches, slope }: Ceiling,
  isEstimate: boolean,
): MountingHeight {
  const { minInches, bestFromInches, aimInches } = bladeHeights(spanInches)
  const heightOn = (downrod: number) => ceilingInches - (dropInches - INCLUDED_DOWNROD_INCHES) - downrod
  const fromAim = (downrod: number) => Math.abs(heightOn(downrod) - aimInches)
  const least = leastDownrod(dropInches, spanInches, slope)
  const allowed = DOWNRODS_INCHES.filter((downrod) => downrod >= least)
  const [shortest = least] = allowed
  const [first, ...others] = allowed.filter((downrod) => heightOn(downrod) >= bestFromInches)
  if (heightOn(shortest) < minInches) {
    const bladeHeightInches = heightOn(shortest)
    const isLonger = shortest > INCLUDED_DOWNROD_INCHES
    return {
      kind: 'tooLow',
      bladeHeightInches,
      minInches,
      isEstimate,
      ...(isLonger && { downrodInches: Math.ceil(shortest) }),
    }
  }
  const downrodInches = others.reduce<number>(
    (best, downrod) => (fromAim(downrod) < fromAim(best) ? downrod : best),
    first ?? Math.min(shortest, LONGEST_DOWNROD_INCHES),
  )
  const bladeHeightInches = heightOn(downrodInches)
  const mounted = { downrodInches, bladeHeightInches, isEstimate }
  const isAboveBest = bladeHeightInches > bestFromInches + BEST_DEPTH_INCHES
  // Rod lengths differ by a foot at most: only the longest leaves blades above their best heights.
  if (allowed.length === 0 || isAboveBest) {
    const neededInches = Math.max(heightOn(0) - aimInches, least)
    const isAllowed = (sumInches: number) => sumInches >= least && heightOn(sumInches) >= minInches
    const rods = joinedRods(neededInches, isAllowed)
    const lengthInches = rods ? rods[0] + rods[1] : neededInches
    const hung = {
      downrodInches: Math.ceil(lengthInches),
      bladeHeightInches: heightOn(lengthInches),
      isEstimate,
    }
    return rods ? { kind: 'joinedDownrods', rods, ...hung } : { kind: 'rodToMeasure', ...hung }
  }
  return { kind: downrodInches === INCLUDED_DOWNROD_INCHES ? 'includedDownrod' : 'longerDownrod', ...mounted }
}

function closeToCeiling(
  dropInches: number | undefined,
  spanInches: number,
  { ceilingInches, slope }: Ceiling,
): MountingHeight {
  const bladeHeightInches = dropInches === undefined ? undefined : ceilingInches - dropInches
  if (isTooSteepForLowProfile(slope)) {
    return { kind: 'tooSteep', ...(bladeHeightInches !== undefined && { bladeHeightInches }) }
  }
  if (bladeHeightInches === undefined) return { kind: 'unknown' }
  const { minInches } = bladeHeights(spanInches)
  return bladeHeightInches < minInches
    ? { kind: 'tooLow', bladeHeightInches, minInches, isEstimate: false }
    : { kind: 'lowProfile', bladeHeightInches, isHigh: ceilingInches > HIGH_FOR_LOW_PROFILE_INCHES }
}

/**
 * Mounting of a fan by span and ceiling, all in inches (rule R5). Of the downrods that keep its blades
 * at 8 ft or more (10 ft for large fans) it takes the one that brings them closest to 4 in. above that, the shorter of two
 * equally close; failing that, the included downrod if 7 ft remain. If the longest is too short, two are
 * joined, or a custom one is needed. A low profile fan without a known drop is unknown, as brands differ.
 *
 * Under a slope (rule R7) only downrods count that keep the lower tips of the blades 12 in. below
 * it, and low profile fans hang under the gentlest only.
 *
 * @param ceilingInches where the fan hangs
 * @param slope the inches that the ceiling rises for each foot; 0 for a flat one
 */
export function mountingHeight(
  { mounting, bladeDropInches }: FanMounting,
  spanInches: number,
  ceilingInches: number,
  slope = 0,
): MountingHeight {
  const ceiling = { ceilingInches, slope }
  if (mounting === 'Low profile') return closeToCeiling(bladeDropInches, spanInches, ceiling)
  if (mounting === undefined) return { kind: 'unknown' }
  const drop = bladeDropInches ?? USUAL_DROP_INCHES
  return onDownrod(drop, spanInches, ceiling, bladeDropInches === undefined)
}

function lowestCeilingOf({ mounting, bladeDropInches }: FanMounting, spanInches: number): string {
  const drop = bladeDropInches ?? (mounting === 'Downrod' ? USUAL_DROP_INCHES : undefined)
  if (mounting === undefined || drop === undefined) return 'Ask us'
  const ceiling = formatFeet(Math.ceil(bladeHeights(spanInches).minInches + drop))
  return bladeDropInches === undefined ? `About ${ceiling}` : ceiling
}

/**
 * The lowest ceiling for each fan size with the parts in its box (rule R4): "8 ft 1 in.", rounded
 * up to a whole inch. "About" if the drop is estimated, "Ask us" if it is unknown.
 */
export const lowestCeiling = (fan: SizedFan): string[] =>
  bySize(fan.sizes, (spanInches) => lowestCeilingOf(fan, spanInches))
