import { formatFeet } from '../../catalogue/rules/numbers.ts'
import { parseMeasurement } from '../parse-measurement.ts'
import { parseSlope } from './parse-slope.ts'
import { isWithinLimits, type MeasurementName, ROOM_LIMITS } from './room-limits.ts'

/** What is wrong in a field. */
export interface MeasurementFault {
  /** A sentence for its visitor. */
  text: string
  /** The same figure as inches, where that is a possible measurement: a number pad has no way to write "in". */
  asInches?: number
}

/** What a field holds: nothing yet, a measurement, or a fault. */
interface MeasurementReading {
  inches?: number
  fault?: MeasurementFault
}

function readSlope(text: string): MeasurementReading {
  const inches = parseSlope(text)
  if (inches === undefined) return { fault: { text: 'Enter inches per foot, such as 4 or 4/12.' } }
  if (isWithinLimits('slope', inches)) return { inches }
  return { fault: { text: 'Enter 0 to 12 in. per foot; ask us about a steeper ceiling.' } }
}

/** Reads the text in the field of a measurement. */
export function readMeasurement(name: MeasurementName, text: string): MeasurementReading {
  if (text.trim() === '') return {}
  if (name === 'slope') return readSlope(text)
  const inches = parseMeasurement(text)
  if (inches === undefined) return { fault: { text: 'Enter feet, such as 12, 12.5 or 12 ft 6 in.' } }
  if (isWithinLimits(name, inches)) return { inches }
  const { minInches, maxInches } = ROOM_LIMITS[name]
  const asInches = parseMeasurement(`${text.trim()} in`)
  return {
    fault: {
      text: `Enter ${minInches / 12} to ${formatFeet(maxInches)}; for inches, enter 150 in.`,
      ...(asInches !== undefined && isWithinLimits(name, asInches) && { asInches }),
    },
  }
}
