import { formatFeet } from '../../../../catalogue/rules/numbers.ts'
import type { Room } from '../../../../catalogue/rules/room/fan-fit.ts'
import { sidesOf, takesTwoFans } from '../../../../catalogue/rules/room/span-fit.ts'
import { isWithinLimits, MEASUREMENT_NAMES, type MeasurementName } from '../../limits.ts'
import { type Faults, fieldText, type MeasureField, type Sentence } from '../../measured.ts'
import { readMeasurement } from '../../read-measurement.ts'
import { highestInches } from '../room-outline.ts'

const ROOM_LENGTH: MeasureField = { name: 'length', label: 'Room length', unit: 'feet' }
const ROOM_WIDTH: MeasureField = { name: 'width', label: 'Room width', unit: 'feet', after: 'ft' }
/** The ceiling over a room or a spot. */
const CEILING: MeasureField = {
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

export const RISE_SENTENCE: Sentence = [
  'It rises',
  { name: 'slope', label: 'Ceiling rise', unit: 'inches per foot', after: 'in.' },
  'per foot.',
]

export const SLOPE_SENTENCE: Sentence = [...RISE_SENTENCE, 'Measure its height where the fan hangs.']

/** Where visitors measure the height of a sloped ceiling. */
export const MEASURED_AT = {
  fan: 'Where the fan hangs',
  ridge: 'At the ridge',
  wall: 'At the low wall',
} as const
export type MeasuredAt = keyof typeof MEASURED_AT

/** How much higher a sloped ceiling is where it is measured than where the fans hang, in quarters of an inch; 0 without a floor. */
function aboveFans({ floor, slope = 0 }: Room, at: MeasuredAt): number {
  if (!floor || at === 'fan') return 0
  const rise = highestInches({ ceilingInches: 0, slope }, sidesOf(floor).longer, takesTwoFans(floor) ? 2 : 1)
  return ((at === 'ridge' ? 1 : -1) * Math.round(rise * 4)) / 4
}

/** Field texts of a known room. */
export function fieldTexts(room: Room, at: MeasuredAt = 'fan'): Record<MeasurementName, string> {
  const { floor, ceilingInches, slope } = room
  return {
    length: fieldText(floor?.lengthInches),
    width: fieldText(floor?.widthInches),
    ceiling: fieldText(ceilingInches && ceilingInches + aboveFans(room, at)),
    slope: fieldText(slope, 'inches per foot'),
  }
}

/**
 * The room that was typed into the fields. A tool may ask for a part of it only: the other part is the known one. A ceiling
 * without a slope is flat.
 *
 * @returns the room; a field with a fault counts as not given, and a length without a width is no floor yet
 */
export function readFields(
  typed: Partial<Record<MeasurementName, string>>,
  known: Room,
  at: MeasuredAt = 'fan',
): { faults: Faults; room: Room } {
  const readings = MEASUREMENT_NAMES.map((name) => [name, readMeasurement(name, typed[name])] as const)
  const faults: Faults = Object.fromEntries(
    readings.flatMap(([name, { fault }]) => (fault ? [[name, fault]] : [])),
  )
  const { length, width, ceiling, slope } = Object.fromEntries(
    readings.map(([name, { inches }]) => [name, inches]),
  )
  const floor = length && width ? { lengthInches: length, widthInches: width } : undefined
  const asked = typed.length === undefined ? known.floor : floor
  const floorAndSlope = { ...(asked && { floor: asked }), ...(slope && { slope }) }
  const ceilingInches = ceiling && ceiling - aboveFans(floorAndSlope, at)
  if (ceilingInches && !isWithinLimits('ceiling', ceilingInches))
    faults.ceiling = {
      text: `The ceiling would be ${formatFeet(ceilingInches)} where the fan hangs. Check the slope.`,
    }
  const room = {
    ...(asked && { floor: asked }),
    ...(ceilingInches && !faults.ceiling && { ceilingInches, ...(slope && { slope }) }),
  }
  return { faults, room }
}
