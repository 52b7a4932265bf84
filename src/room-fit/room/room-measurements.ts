import { formatFeet } from '../../catalogue/rules/numbers.ts'
import { parseMeasure } from './parse-measurement.ts'

/** The three measures of a room. */
export const MEASURE_NAMES = ['length', 'width', 'ceiling'] as const
export type MeasureName = (typeof MEASURE_NAMES)[number]

interface Limits {
  leastInches: number
  mostInches: number
}

const SIDE: Limits = { leastInches: 60, mostInches: 720 }

/** A room is 5 to 60 ft long and wide, its ceiling 7 to 30 ft high. */
const LIMITS: Record<MeasureName, Limits> = {
  length: SIDE,
  width: SIDE,
  ceiling: { leastInches: 84, mostInches: 360 },
}

/** Whether a measure is one of a room that a ceiling fan can be chosen for. */
export const isWithinLimits = (name: MeasureName, inches: number): boolean =>
  inches >= LIMITS[name].leastInches && inches <= LIMITS[name].mostInches

/** What a field holds: nothing yet, a measure, or what has to be mended, as a sentence for its visitor. */
export interface MeasureReading {
  inches?: number
  fault?: string
}

/** Reads what was written into the field of a measure. */
export function readMeasure(name: MeasureName, text: string): MeasureReading {
  if (text.trim() === '') return {}
  const inches = parseMeasure(text)
  if (inches === undefined) return { fault: 'Write it in feet, such as 12, 12.5 or 12 ft 6 in.' }
  if (isWithinLimits(name, inches)) return { inches }
  const { leastInches, mostInches } = LIMITS[name]
  return { fault: `Enter ${leastInches / 12} to ${formatFeet(mostInches)}; for inches, write 150 in.` }
}
