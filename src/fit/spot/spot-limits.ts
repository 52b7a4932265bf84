import type { SpotName } from '../../catalogue/rules/spot/spot.ts'
import { isWithin, type Limits } from '../limits.ts'

/** The measures of places that `size` gives, in inches; a room's are those of room-limits.ts. */
export type SizedSpotName = Exclude<SpotName, 'room'>

const TOP: Limits = { minInches: 24, maxInches: 240 }

/** No table is longer, no door higher (rule L1). */
export const SIZE_LIMITS: Record<SizedSpotName, Limits> = {
  table: TOP,
  island: TOP,
  mirror: { minInches: 12, maxInches: 120 },
  door: { minInches: 72, maxInches: 144 },
}

/** Whether a place of this kind may have this measure. */
export const isSizeOf = (name: SizedSpotName, inches: number): boolean => isWithin(SIZE_LIMITS[name], inches)
