/** A slope is written as the inches that a ceiling rises for each foot; 12 in. are 45 degrees. */
const INCHES_IN_A_FOOT = 12

/** The low blade tips stay this far below a slope, measured straight up. */
export const MIN_SLOPE_CLEARANCE_INCHES = 12

/** Steeper, about 27 degrees, the ball of a usual canopy no longer hangs straight. */
const STEEPEST_WITHOUT_ADAPTER = 6

/** Steeper, the blades of a low profile fan come too near to the ceiling. */
const STEEPEST_FOR_LOW_PROFILE = 1

export const slopeDegrees = (slope: number): number =>
  Math.round((Math.atan2(slope, INCHES_IN_A_FOOT) * 180) / Math.PI)

/** Whether a fan needs an adapter to hang from a slope (rule R7). */
export const needsAdapter = (slope: number): boolean => slope > STEEPEST_WITHOUT_ADAPTER

export const isTooSteepForLowProfile = (slope: number): boolean => slope > STEEPEST_FOR_LOW_PROFILE

export const fallOver = (distanceInches: number, slope: number): number =>
  (distanceInches * slope) / INCHES_IN_A_FOOT

/** From the low-side blade tip straight up to the slope; negative if the blade would touch it. */
export const slopeClearance = (dropInches: number, spanInches: number, slope: number): number =>
  dropInches - fallOver(spanInches / 2, slope)
