import { formatFeet } from '../../catalogue/rules/numbers.ts'
import { parseMeasurement, parseSlope } from '../../catalogue/rules/parse-measurement.ts'
import { isWithin, type Limits } from './room-address.ts'

interface Reader {
  read: (text: string) => number | undefined
  unreadable: string
  beyond: (least: number, most: number) => string
  /** Unit of a figure that is beyond the limits in the field's own: a number pad has no way to write one. */
  other?: 'in' | 'ft'
}

const roundTo = (parts: number, inches: number | undefined): number | undefined =>
  inches === undefined ? undefined : Math.round(inches * parts) / parts

const FEET: Reader = {
  // Quarters are finer than anyone measures a room, and what two decimals of a foot in an address can express.
  read: (text) => roundTo(4, parseMeasurement(text, 'ft')),
  unreadable: 'Enter feet, such as 12, 12.5 or 12 ft 6 in.',
  beyond: (least, most) => `Enter ${least / 12} to ${formatFeet(most)}, or inches like 150 in.`,
  other: 'in',
}
const INCHES: Reader = {
  // The form in addresses and texts.
  read: (text) => roundTo(100, parseMeasurement(text, 'in')),
  unreadable: 'Enter inches, such as 36, or feet, such as 6 ft 2 in.',
  beyond: (least, most) => `Enter ${least} to ${most} in., or feet like 6 ft.`,
  other: 'ft',
}
const INCHES_PER_FOOT: Reader = {
  read: parseSlope,
  unreadable: 'Enter inches per foot, such as 4 or 4/12.',
  beyond: () => 'Enter 0 to 12 in. per foot. Ask us about steeper ceilings.',
}

const READERS = { feet: FEET, inches: INCHES, 'inches per foot': INCHES_PER_FOOT } as const
export type Unit = keyof typeof READERS

/** Reads a measurement field, in the field's unit unless the text names another or only the other is possible: nothing, inches, or an error. */
export function readMeasurement(
  { unit, limits }: { unit: Unit; limits: Limits },
  text = '',
): { inches?: number; fault?: string } {
  if (text.trim() === '') return {}
  const { unreadable, beyond, other } = READERS[unit]
  const read = [READERS[unit].read(text), other && roundTo(4, parseMeasurement(`${text} ${other}`))]
  const inches = read.find((one) => one !== undefined && isWithin(limits, one))
  if (inches !== undefined) return { inches }
  return { fault: read[0] === undefined ? unreadable : beyond(...limits) }
}
