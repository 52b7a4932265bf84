/** The three measurements of a room. */
export const MEASUREMENT_NAMES = ['length', 'width', 'ceiling'] as const
export type MeasurementName = (typeof MEASUREMENT_NAMES)[number]

interface Limits {
  minInches: number
  maxInches: number
}

const SIDE: Limits = { minInches: 60, maxInches: 720 }

/** A room is 5 to 60 ft long and wide, its ceiling 7 to 30 ft high (choosing.md 2). */
export const ROOM_LIMITS: Record<MeasurementName, Limits> = {
  length: SIDE,
  width: SIDE,
  ceiling: { minInches: 84, maxInches: 360 },
}

/** Whether a room that a ceiling fan can be chosen for may have this measurement. */
export const isWithinLimits = (name: MeasurementName, inches: number): boolean =>
  inches >= ROOM_LIMITS[name].minInches && inches <= ROOM_LIMITS[name].maxInches
