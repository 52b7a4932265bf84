import { formatFeet } from '../../catalogue/rules/numbers.ts'
import { parseMeasurement } from './parse-measurement.ts'
import { isWithinLimits, type MeasurementName, ROOM_LIMITS } from './room-limits.ts'

/** What a field holds: nothing yet, a measurement, or a fault, as a sentence for its visitor. */
interface MeasurementReading {
  inches?: number
  fault?: string
}

/** Reads the text in the field of a measurement. */
export function readMeasurement(name: MeasurementName, text: string): MeasurementReading {
  if (text.trim() === '') return {}
  const inches = parseMeasurement(text)
  if (inches === undefined) return { fault: 'Write it in feet, such as 12, 12.5 or 12 ft 6 in.' }
  if (isWithinLimits(name, inches)) return { inches }
  const { minInches, maxInches } = ROOM_LIMITS[name]
  return { fault: `Enter ${minInches / 12} to ${formatFeet(maxInches)}; for inches, write 150 in.` }
}
