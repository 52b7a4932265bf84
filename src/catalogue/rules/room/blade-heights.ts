const LARGE_SPAN_INCHES = 84

/** The range of best blade heights is one foot. */
export const BEST_DEPTH_INCHES = 12

/** Heights of blades above the floor, in inches. */
interface BladeHeights {
  /** Blades are never lower. */
  minInches: number
  /** Where the best heights begin. */
  bestFromInches: number
  /** The height that a downrod is chosen for. */
  aimInches: number
}

const STANDARD: BladeHeights = { minInches: 84, bestFromInches: 96, aimInches: 100 }
const LARGE: BladeHeights = { minInches: 120, bestFromInches: 120, aimInches: 124 }

/**
 * How high above the floor blades may turn (rule R4). Never under 7 ft, as UL 507 and every maker's
 * instructions require, best at 8 to 9 ft (ENERGY STAR); UL 507 calls a fan of more than 84 in. span large and requires
 * 10 ft under its blades.
 */
export const bladeHeights = (spanInches: number): BladeHeights =>
  spanInches > LARGE_SPAN_INCHES ? LARGE : STANDARD
