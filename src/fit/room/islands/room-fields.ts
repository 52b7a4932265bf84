import { formatInches } from '../../../catalogue/rules/numbers.ts'
import type { Room } from '../../../catalogue/rules/room/fan-fit.ts'
import type { Faults } from '../../measured.ts'
import { readMeasurement } from '../read-measurement.ts'
import { MEASUREMENT_NAMES, type MeasurementName } from '../room-limits.ts'

/** A measurement as its field shows it, before the word "ft": "14", "12.5", else 12'7". */
export function fieldText(inches: number | undefined): string {
  if (inches === undefined) return ''
  const feet = inches / 12
  return Number.isInteger(feet * 2) ? String(feet) : `${Math.floor(feet)}'${inches % 12}"`
}

/** What the fields of a known room show. */
export const fieldTexts = ({ floor, ceilingInches, slope }: Room): Record<MeasurementName, string> => ({
  length: fieldText(floor?.lengthInches),
  width: fieldText(floor?.widthInches),
  ceiling: fieldText(ceilingInches),
  slope: slope === undefined ? '' : formatInches(slope),
})

/**
 * The room that was typed into the fields. A tool may ask for a part of it only: the other part is the known one. A ceiling
 * without a slope is flat.
 *
 * @returns the room; a field with a fault counts as not given, and a length without a width is no floor yet
 */
export function readFields(
  typed: Partial<Record<MeasurementName, string>>,
  known: Room,
): { faults: Faults<MeasurementName>; room: Room } {
  const readings = MEASUREMENT_NAMES.map((name) => [name, readMeasurement(name, typed[name] ?? '')] as const)
  const faults = Object.fromEntries(readings.flatMap(([name, { fault }]) => (fault ? [[name, fault]] : [])))
  const { length, width, ceiling, slope } = Object.fromEntries(
    readings.map(([name, { inches }]) => [name, inches]),
  )
  const floor = length && width ? { lengthInches: length, widthInches: width } : undefined
  const asked = typed.length === undefined ? known.floor : floor
  const room = {
    ...(asked && { floor: asked }),
    ...(ceiling && { ceilingInches: ceiling, ...(slope && { slope }) }),
  }
  return { faults, room }
}
