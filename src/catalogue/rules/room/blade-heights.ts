const LARGE_SPAN_INCHES = 84

/** The best heights for blades are a foot deep. */
export const BEST_DEPTH_INCHES = 12

/** Heights of blades above the floor, in inches. */
interface BladeHeights {
  /** Blades are never lower. */
  leastInches: number
  /** Where the best heights begin. */
  bestFromInches: number
  /** What a rod is chosen for. */
  aimInches: number
}

const USUAL: BladeHeights = { leastInches: 84, bestFromInches: 96, aimInches: 100 }
const LARGE: BladeHeights = { leastInches: 120, bestFromInches: 120, aimInches: 124 }

/**
 * How high above the floor blades may turn. Never under 7 ft, as UL 507 and every maker's instructions have it, best at 8
 * to 9 ft (ENERGY STAR); fans of more than 84 in. span are large fans to UL 507, which wants 10 ft under their blades.
 */
export const bladeHeights = (spanInches: number): BladeHeights =>
  spanInches > LARGE_SPAN_INCHES ? LARGE : USUAL
