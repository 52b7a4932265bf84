import { isWithin, type Limits } from '../limits.ts'

/** The measurements of a room; its slope is the inches that its ceiling rises for each foot. */
export const MEASUREMENT_NAMES = ['length', 'width', 'ceiling', 'slope'] as const
export type MeasurementName = (typeof MEASUREMENT_NAMES)[number]

const SIDE: Limits = { minInches: 60, maxInches: 720 }

/**
 * A room is 5 to 60 ft long and wide, its ceiling 7 to 30 ft high (rule R8) and sloped by 45 degrees at most
 * (rule R7).
 */
export const ROOM_LIMITS: Record<MeasurementName, Limits> = {
  length: SIDE,
  width: SIDE,
  ceiling: { minInches: 84, maxInches: 360 },
  slope: { minInches: 0, maxInches: 12 },
}

/** Whether a room that a ceiling fan can be chosen for may have this measurement. */
export const isWithinLimits = (name: MeasurementName, inches: number): boolean =>
  isWithin(ROOM_LIMITS[name], inches)
