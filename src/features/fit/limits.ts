/** The measurements of a room; its slope is the inches that its ceiling rises for each foot. */
export const MEASUREMENT_NAMES = ['length', 'width', 'ceiling', 'slope'] as const
export type MeasurementName = (typeof MEASUREMENT_NAMES)[number]

export type Limits = readonly [least: number, most: number]

/**
 * The least and the most inches: a room is 3 to 60 ft long and wide, its ceiling 7 to 30 ft high (rule R8) and sloped by 45
 * degrees at most (rule R7).
 */
export const LIMITS: Readonly<Record<MeasurementName, Limits>> = {
  length: [36, 720],
  width: [36, 720],
  ceiling: [84, 360],
  slope: [0, 12],
}

export const isWithin = ([least, most]: Limits, inches: number): boolean => inches >= least && inches <= most

/** Whether a room may have this measurement. */
export const isWithinLimits = (name: MeasurementName, inches: number): boolean =>
  isWithin(LIMITS[name], inches)
