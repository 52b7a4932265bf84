import type { Fan } from '../../schema/fan.ts'
import { BEST_DEPTH_INCHES, bladeHeights } from './blade-heights.ts'

/** What decides how high a fan's blades turn. */
export type FanMounting = Pick<Fan, 'mounting' | 'bladeDropInches'>
/** The same with its blade spans, which decide what room it suits. */
export type SizedFan = FanMounting & { readonly sizes: readonly number[] }

/** A fan on a downrod comes with one of this length in its box. */
const INCLUDED_DOWNROD_INCHES = 6
/** The downrods that are sold (specification section 9). */
const SOLD_DOWNRODS_INCHES = [12, 18, 24, 36, 48, 60, 72] as const
const DOWNRODS_INCHES = [INCLUDED_DOWNROD_INCHES, ...SOLD_DOWNRODS_INCHES] as const
const LONGEST_DOWNROD_INCHES = Math.max(...DOWNRODS_INCHES)
/** From ceiling to blades of a usual fan on the downrod from its box, where a maker gives no figure. */
export const USUAL_DROP_INCHES = 16
/** Under a higher ceiling the air of a low profile fan hardly reaches people. */
const HIGH_FOR_LOW_PROFILE_INCHES = 126

/** How a fan of one span hangs under one ceiling; `bladeHeightInches` is from the floor to the blades. */
export type MountingHeight =
  /** On the downrod from its box, or on a longer one; `isEstimate` where the fan's own drop is unknown. */
  | {
      kind: 'includedDownrod' | 'longerDownrod'
      downrodInches: number
      bladeHeightInches: number
      isEstimate: boolean
    }
  /** Close to the ceiling, without a downrod; `isHigh` where a downrod would bring the air down to people. */
  | { kind: 'lowProfile'; bladeHeightInches: number; isHigh: boolean }
  /** Its blades would turn too low; never to be recommended. */
  | { kind: 'tooLow'; bladeHeightInches: number; minInches: number; isEstimate: boolean }
  /** Even the longest downrod leaves the blades above the best heights: downrods can be joined. */
  | { kind: 'joinedDownrods'; downrodInches: number; bladeHeightInches: number; isEstimate: boolean }
  /** The record does not say how the fan hangs. */
  | { kind: 'unknown'; bladeHeightInches?: undefined }

function onDownrod(
  dropInches: number,
  spanInches: number,
  ceilingInches: number,
  isEstimate: boolean,
): MountingHeight {
  const { minInches, bestFromInches, aimInches } = bladeHeights(spanInches)
  const heightOn = (downrod: number) => ceilingInches - (dropInches - INCLUDED_DOWNROD_INCHES) - downrod
  const fromAim = (downrod: number) => Math.abs(heightOn(downrod) - aimInches)
  const [first, ...others] = DOWNRODS_INCHES.filter((downrod) => heightOn(downrod) >= bestFromInches)
  if (first === undefined) {
    const bladeHeightInches = heightOn(INCLUDED_DOWNROD_INCHES)
    return bladeHeightInches < minInches
      ? { kind: 'tooLow', bladeHeightInches, minInches, isEstimate }
      : { kind: 'includedDownrod', downrodInches: INCLUDED_DOWNROD_INCHES, bladeHeightInches, isEstimate }
  }
  const downrodInches = others.reduce<number>(
    (best, downrod) => (fromAim(downrod) < fromAim(best) ? downrod : best),
    first,
  )
  const bladeHeightInches = heightOn(downrodInches)
  const mounted = { downrodInches, bladeHeightInches, isEstimate }
  if (downrodInches === LONGEST_DOWNROD_INCHES && bladeHeightInches > bestFromInches + BEST_DEPTH_INCHES) {
    return { kind: 'joinedDownrods', ...mounted }
  }
  return { kind: downrodInches === INCLUDED_DOWNROD_INCHES ? 'includedDownrod' : 'longerDownrod', ...mounted }
}

/**
 * How a fan of a span hangs under a ceiling, all in inches (choosing.md 2, "Height"). Of the downrods that keep its blades
 * at 8 ft or more (10 ft for large fans) it takes the one that brings them nearest to 4 in. above that, the shorter of two
 * as near; without one, the downrod from its box as long as 7 ft stay. A low profile fan without a known drop is unknown,
 * as makers differ.
 */
export function mountingHeight(
  { mounting, bladeDropInches }: FanMounting,
  spanInches: number,
  ceilingInches: number,
): MountingHeight {
  if (mounting === 'Downrod') {
    const drop = bladeDropInches ?? USUAL_DROP_INCHES
    return onDownrod(drop, spanInches, ceilingInches, bladeDropInches === undefined)
  }
  if (mounting === undefined || bladeDropInches === undefined) return { kind: 'unknown' }
  const bladeHeightInches = ceilingInches - bladeDropInches
  const { minInches } = bladeHeights(spanInches)
  if (bladeHeightInches < minInches)
    return { kind: 'tooLow', bladeHeightInches, minInches, isEstimate: false }
  return { kind: 'lowProfile', bladeHeightInches, isHigh: ceilingInches > HIGH_FOR_LOW_PROFILE_INCHES }
}
