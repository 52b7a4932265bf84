import type { Fan } from '../../schema/fan.ts'
import { BEST_DEPTH_INCHES, bladeHeights } from './blade-heights.ts'
import {
  DOWNRODS_INCHES,
  INCLUDED_DOWNROD_INCHES,
  type JoinedRods,
  joinedRods,
  LONGEST_DOWNROD_INCHES,
} from './downrods.ts'
import { fallOver, isTooSteepForLowProfile, MIN_SLOPE_CLEARANCE_INCHES } from './slope.ts'

/** What decides how high a fan's blades turn. */
export type FanMounting = Pick<Fan, 'mounting' | 'bladeDropInches'>
/** The same with its blade spans, which decide what room it suits. */
export type SizedFan = FanMounting & { readonly sizes: readonly number[] }

/** From ceiling to blades of a typical fan on the downrod in its box, if the maker gives no figure. */
export const USUAL_DROP_INCHES = 16
/** Under a higher ceiling, the air from a low profile fan hardly reaches people. */
const HIGH_FOR_LOW_PROFILE_INCHES = 126

/** How a fan of one span hangs under one ceiling; `bladeHeightInches` is from the floor to the blades. */
export type MountingHeight =
  /** On the downrod in its box, or on a longer one; `isEstimate` where the fan's own drop is unknown. */
  | {
      kind: 'includedDownrod' | 'longerDownrod'
      downrodInches: number
      bladeHeightInches: number
      isEstimate: boolean
    }
  /** Close to the ceiling, without a downrod; `isHigh` where a downrod would bring the air down to people. */
  | { kind: 'lowProfile'; bladeHeightInches: number; isHigh: boolean }
  /**
   * Its blades would turn too low; never recommended. `downrodInches` is the shortest that a slope allows, where that is
   * longer than the one from the box.
   */
  | {
      kind: 'tooLow'
      bladeHeightInches: number
      minInches: number
      isEstimate: boolean
      downrodInches?: number
    }
  /** Where the longest downrod is too short, two of them with a coupler; `downrodInches` is their sum. */
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
  /** The record does not say how the fan hangs. */
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
  // Rods are a foot apart at most: only the longest leaves blades above their best heights.
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
 * How a fan of a span hangs under a ceiling, all in inches (rule R5). Of the downrods that keep its blades
 * at 8 ft or more (10 ft for large fans) it takes the one that brings them closest to 4 in. above that, the shorter of two
 * equally close; failing that, the downrod in its box as long as 7 ft remain. Where the longest is too short, two are
 * joined, or one is made to measure. A low profile fan without a known drop is
 * unknown,
 * as makers differ.
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
