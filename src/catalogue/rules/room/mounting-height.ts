import type { Fan } from '../../schema/fan.ts'
import { BEST_DEPTH_INCHES, bladeHeights } from './blade-heights.ts'

/** What decides how high a fan's blades turn. */
export type HungFan = Pick<Fan, 'mounting' | 'bladeDropInches'>
/** The same with its blade spans, which decide what room it suits. */
export type SizedFan = HungFan & { readonly sizes: readonly number[] }

/** A fan that hangs on a rod comes with one of this length. */
const BOX_ROD_INCHES = 6
/** The rods that are sold, by specification section 9. */
const DOWNROD_INCHES = [12, 18, 24, 36, 48, 60, 72] as const
/** From ceiling to blades of a common fan on the rod from its box, where a maker gives no figure. */
export const USUAL_DROP_INCHES = 16
/** Above this ceiling the air of a low profile fan hardly comes down to people. */
const HIGH_FOR_LOW_PROFILE_INCHES = 126
/** How a fan of one span hangs under one ceiling; heights are from the floor to the blades. */
export type Hanging =
  /** On the rod from its box, or on a longer one; `isEstimate` where the fan's own drop is unknown. */
  | { kind: 'boxRod' | 'longerRod'; rodInches: number; bladeInches: number; isEstimate: boolean }
  /** Close to the ceiling, without a rod; `isHigh` where a rod would bring the air down to people. */
  | { kind: 'lowProfile'; bladeInches: number; isHigh: boolean }
  /** Its blades would turn too low; never to be recommended. */
  | { kind: 'tooLow'; bladeInches: number; leastInches: number; isEstimate: boolean }
  /** Even the longest rod leaves the blades above the best heights: rods can be joined. */
  | { kind: 'joinedRods'; rodInches: number; bladeInches: number; isEstimate: boolean }
  /** The record does not say how the fan hangs. */
  | { kind: 'unknown' }

const RODS = [BOX_ROD_INCHES, ...DOWNROD_INCHES] as const
const LONGEST_ROD_INCHES = Math.max(...RODS)

function hangingOnRod(
  dropInches: number,
  spanInches: number,
  ceilingInches: number,
  isEstimate: boolean,
): Hanging {
  const { leastInches, bestFromInches, aimInches } = bladeHeights(spanInches)
  const bladesOn = (rodInches: number) => ceilingInches - (dropInches - BOX_ROD_INCHES) - rodInches
  const fromAim = (rodInches: number) => Math.abs(bladesOn(rodInches) - aimInches)
  const [first, ...others] = RODS.filter((rodInches) => bladesOn(rodInches) >= bestFromInches)
  if (first === undefined) {
    const bladeInches = bladesOn(BOX_ROD_INCHES)
    return bladeInches < leastInches
      ? { kind: 'tooLow', bladeInches, leastInches, isEstimate }
      : { kind: 'boxRod', rodInches: BOX_ROD_INCHES, bladeInches, isEstimate }
  }
  const rodInches = others.reduce<number>((best, rod) => (fromAim(rod) < fromAim(best) ? rod : best), first)
  const bladeInches = bladesOn(rodInches)
  const on = { rodInches, bladeInches, isEstimate }
  if (rodInches === LONGEST_ROD_INCHES && bladeInches > bestFromInches + BEST_DEPTH_INCHES) {
    return { kind: 'joinedRods', ...on }
  }
  return { kind: rodInches === BOX_ROD_INCHES ? 'boxRod' : 'longerRod', ...on }
}

/**
 * How a fan of a span hangs under a ceiling, all in inches. Of the rods that keep its blades at 8 ft or more (10 ft for
 * large fans) it takes the one that brings them nearest to 4 in. above that, the shorter of two as near; where none does,
 * the rod from its box as long as 7 ft stay. A low profile fan without a known drop is unknown, as its makers differ.
 */
export function hanging(
  { mounting, bladeDropInches }: HungFan,
  spanInches: number,
  ceilingInches: number,
): Hanging {
  if (mounting === 'Downrod') {
    const drop = bladeDropInches ?? USUAL_DROP_INCHES
    return hangingOnRod(drop, spanInches, ceilingInches, bladeDropInches === undefined)
  }
  if (mounting === undefined || bladeDropInches === undefined) return { kind: 'unknown' }
  const bladeInches = ceilingInches - bladeDropInches
  const { leastInches } = bladeHeights(spanInches)
  if (bladeInches < leastInches) return { kind: 'tooLow', bladeInches, leastInches, isEstimate: false }
  return { kind: 'lowProfile', bladeInches, isHigh: ceilingInches > HIGH_FOR_LOW_PROFILE_INCHES }
}
