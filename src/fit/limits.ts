import type { SpotName } from '../catalogue/rules/spot/spot.ts'

/** The measurements of a room; its slope is the inches that its ceiling rises for each foot. */
export const MEASUREMENT_NAMES = ['length', 'width', 'ceiling', 'slope'] as const
export type MeasurementName = (typeof MEASUREMENT_NAMES)[number]

/** The places that `size` measures; a room has measurements of its own. */
export type SizedSpotName = Exclude<SpotName, 'room'>

/**
 * The least and the most inches: a room is 5 to 60 ft long and wide, its ceiling 7 to 30 ft high (rule R8) and sloped by 45
 * degrees at most (rule R7); no table is longer, no door higher (rule L1).
 */
export const LIMITS: Record<MeasurementName | SizedSpotName, readonly [least: number, most: number]> = {
  length: [60, 720],
  width: [60, 720],
  ceiling: [84, 360],
  slope: [0, 12],
  table: [24, 240],
  island: [24, 240],
  mirror: [12, 120],
  door: [72, 144],
}

/** Whether a room, or a place of this kind, may have this measurement. */
export function isWithinLimits(name: keyof typeof LIMITS, inches: number): boolean {
  const [least, most] = LIMITS[name]
  return inches >= least && inches <= most
}
