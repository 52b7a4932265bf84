import type { Floor } from '../room/floor.ts'

/** The places that a light is chosen for, as addresses name them (rule L1). */
export const SPOT_NAMES = ['table', 'island', 'mirror', 'door', 'room'] as const
export type SpotName = (typeof SPOT_NAMES)[number]

/** The top of a table or a counter, its longer side first or last. */
export interface Top {
  lengthInches: number
  widthInches: number
  /** A round table, which has one measure. */
  isRound?: boolean
}

/** A place and its measures, all in inches; a ceiling may be unknown. */
export type Spot =
  | { name: 'table' | 'island'; top: Top; ceilingInches?: number }
  | { name: 'mirror'; widthInches: number }
  | { name: 'door'; heightInches: number }
  | { name: 'room'; floor: Floor; ceilingInches?: number }

/** How high a table and a kitchen counter are. */
export const TOP_HEIGHT_INCHES = { table: 30, island: 36 } as const
