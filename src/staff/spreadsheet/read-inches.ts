import { parseMeasurement } from '../../catalogue/rules/parse-measurement.ts'

/** `56-60`, which of the two is meant nobody can tell; without a foot mark, as `4'-8"` has one, nor 4 feet 8. */
const SEVERAL = /^[\d.]+\s*(?:"|″|”|in\.?)?\s*(?:[-–—]|\bto\b)\s*\d+(?!\s*\/)/i

/** Millimeters, centimeters and meters. */
const METRIC = /\d\s*(?:mm|cm|m|(?:milli|centi)?met(?:er|re)s?)\b/i
export const isMetric = (text: string): boolean => METRIC.test(text)

/** Whether a text gives a range of figures. */
export const isRange = (text: string): boolean => SEVERAL.test(text)

/** `4'-8"`, `132 cm`, `52 1/2`: inches, to two decimals as the pages show them. Undefined for any other text. */
export function inchesFrom(text: string): number | undefined {
  if (isRange(text)) return undefined
  const inches = parseMeasurement(text, 'in')
  return typeof inches === 'number' ? Math.round(inches * 100) / 100 : undefined
}
