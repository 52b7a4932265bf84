import type { Room } from '../../../../catalogue/rules/room/fan-fit.ts'
import { MEASUREMENT_NAMES, type MeasurementName } from '../../limits.ts'
import { type Faults, fieldText, type MeasureField, type Sentence } from '../../measured.ts'
import { readMeasurement } from '../../read-measurement.ts'

const ROOM_LENGTH: MeasureField = { name: 'length', label: 'Room length', unit: 'feet' }
const ROOM_WIDTH: MeasureField = { name: 'width', label: 'Room width', unit: 'feet', after: 'ft' }
/** The ceiling over a room or a spot. */
export const CEILING: MeasureField = {
  name: 'ceiling',
  label: 'Ceiling height',
  unit: 'feet',
  after: 'ft ceiling',
}

/** The end of a sentence about a spot under a ceiling. */
export const UNDER_CEILING: Sentence = ['with a', CEILING]

export const FLOOR_SENTENCE: Sentence = ['A room of', ROOM_LENGTH, '×', ROOM_WIDTH]

export const ROOM_SENTENCES: Record<'room' | 'ceiling', Sentence> = {
  room: [ROOM_LENGTH, '×', { ...ROOM_WIDTH, after: 'ft,' }, CEILING],
  ceiling: ['For a', CEILING],
}

export const SLOPE_SENTENCE: Sentence = [
  'It rises',
  { name: 'slope', label: 'Ceiling rise', unit: 'inches per foot', after: 'in.' },
  'per foot. Measure its height where the fan hangs.',
]

/** What the fields of a known room show. */
export const fieldTexts = ({ floor, ceilingInches, slope }: Room): Record<MeasurementName, string> => ({
  length: fieldText(floor?.lengthInches),
  width: fieldText(floor?.widthInches),
  ceiling: fieldText(ceilingInches),
  slope: fieldText(slope, 'inches per foot'),
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
): { faults: Faults; room: Room } {
  const readings = MEASUREMENT_NAMES.map((name) => [name, readMeasurement(name, typed[name])] as const)
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
