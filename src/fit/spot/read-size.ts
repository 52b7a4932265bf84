import { parseMeasurement } from '../parse-measurement.ts'
import type { readMeasurement } from '../room/read-measurement.ts'
import { isSizeOf, SIZE_LIMITS, type SizedSpotName } from './spot-limits.ts'

/** Reads the text in a field for a measure of a place: inches, unless it says feet. */
export function readSize(name: SizedSpotName, text: string): ReturnType<typeof readMeasurement> {
  if (text.trim() === '') return {}
  const inches = parseMeasurement(text, 'inches')
  if (inches === undefined)
    return { fault: { text: 'Enter inches, such as 36, or feet, such as 6 ft 2 in.' } }
  if (isSizeOf(name, inches)) return { inches }
  const { minInches, maxInches } = SIZE_LIMITS[name]
  const asInches = parseMeasurement(`${text.trim()} ft`)
  return {
    fault: {
      text: `Enter ${minInches} to ${maxInches} in.; for feet, enter 6 ft.`,
      ...(asInches !== undefined && isSizeOf(name, asInches) && { asInches }),
    },
  }
}
