import type { SpotName } from '../../catalogue/rules/spot/spot.ts'

/** The measures of places that `size` gives, in inches; a room's are those of room-limits.ts. */
export type SizedSpotName = Exclude<SpotName, 'room'>

interface SizeLimits {
  minInches: number
  maxInches: number
}

const TOP: SizeLimits = { minInches: 24, maxInches: 240 }

/** No table is longer, no door higher (rule L1). */
export const SIZE_LIMITS: Record<SizedSpotName, SizeLimits> = {
  table: TOP,
  island: TOP,
  mirror: { minInches: 12, maxInches: 120 },
  door: { minInches: 72, maxInches: 144 },
}

/** Whether a place of this kind may have this measure. */
export const isSizeOf = (name: SizedSpotName, inches: number): boolean =>
  inches >= SIZE_LIMITS[name].minInches && inches <= SIZE_LIMITS[name].maxInches
