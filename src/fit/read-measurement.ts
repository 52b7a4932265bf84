import { formatFeet } from '../catalogue/rules/numbers.ts'
import { isWithinLimits, LIMITS } from './limits.ts'
import { parseMeasurement, parseSlope } from './parse-measurement.ts'

/** What is wrong in a field. */
export interface MeasurementFault {
  /** A sentence for its visitor. */
  text: string
  /** The same figure in the other unit, as inches, where that is possible: a number pad has no way to write a unit. */
  asInches?: number
}

interface Unit {
  read: (text: string) => number | undefined
  unreadable: string
  beyond: (least: number, most: number) => string
  other?: 'in' | 'ft'
}

const FEET: Unit = {
  read: parseMeasurement,
  unreadable: 'Enter feet, such as 12, 12.5 or 12 ft 6 in.',
  beyond: (least, most) => `Enter ${least / 12} to ${formatFeet(most)}; for inches, enter 150 in.`,
  other: 'in',
}
const INCHES: Unit = {
  read: (text) => parseMeasurement(text, 'inches'),
  unreadable: 'Enter inches, such as 36, or feet, such as 6 ft 2 in.',
  beyond: (least, most) => `Enter ${least} to ${most} in.; for feet, enter 6 ft.`,
  other: 'ft',
}
const INCHES_PER_FOOT: Unit = {
  read: parseSlope,
  unreadable: 'Enter inches per foot, such as 4 or 4/12.',
  beyond: () => 'Enter 0 to 12 in. per foot; ask us about a steeper ceiling.',
}

function unitOf(name: keyof typeof LIMITS): Unit {
  if (name === 'slope') return INCHES_PER_FOOT
  return name === 'length' || name === 'width' || name === 'ceiling' ? FEET : INCHES
}

/** What the field of a measurement holds, in the unit of its field unless it names another: nothing yet, inches, or a fault. */
export function readMeasurement(
  name: keyof typeof LIMITS,
  text = '',
): { inches?: number; fault?: MeasurementFault } {
  if (text.trim() === '') return {}
  const { read, unreadable, beyond, other } = unitOf(name)
  const inches = read(text)
  if (inches === undefined) return { fault: { text: unreadable } }
  if (isWithinLimits(name, inches)) return { inches }
  const asInches = other && parseMeasurement(`${text.trim()} ${other}`)
  const isMeant = asInches !== undefined && isWithinLimits(name, asInches)
  return { fault: { text: beyond(...LIMITS[name]), ...(isMeant && { asInches }) } }
}
