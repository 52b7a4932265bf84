import type { SpotName } from '../../catalogue/rules/spot/spot.ts'
import {
  type Faults,
  type FieldName,
  fieldText,
  hintOf,
  type MeasureField,
  type Sentence,
} from '../measured.ts'
import { readMeasurement } from '../read-measurement.ts'
import { CEILING, ROOM_SENTENCES } from '../room/islands/room-fields.ts'
import type { KnownSpot } from './known-spot.ts'

const inInches = (name: FieldName, label: string, after?: string): MeasureField => ({
  name,
  label,
  unit: 'inches',
  ...(after && { after }),
})

const ofTop = (what: string, side: string): Sentence => [
  `${what} of`,
  inInches('length', 'Length'),
  'by',
  inInches('width', side, 'in.'),
  'under a ceiling of',
  CEILING,
]

/** The sentence of each place, its fields between its words; a round table has one measure. */
export const SPOT_SENTENCES: Record<SpotName | 'roundTable', Sentence> = {
  table: ofTop('A table', 'Width'),
  roundTable: ['A round table', inInches('length', 'Width', 'in. across'), 'under a ceiling of', CEILING],
  island: ofTop('An island', 'Depth'),
  mirror: ['A mirror', inInches('size', 'Width', 'in. wide')],
  door: ['A door', inInches('size', 'Height', 'in. high')],
  room: ROOM_SENTENCES.room,
}

/** The word within a side's field in the sentence of a place: an island's second side is its depth. */
export const sideHint = (name: SpotName, side: FieldName | undefined): string | undefined =>
  SPOT_SENTENCES[name].flatMap((part) =>
    typeof part !== 'string' && part.name === side ? [hintOf(part)] : [],
  )[0]

const inches = (value: number | undefined): string => fieldText(value, 'inches')

/** What the fields of a known place show. */
export function spotTexts({ name, sizes = [], floor, ceilingInches }: KnownSpot) {
  const isRoom = name === 'room'
  return {
    length: isRoom ? fieldText(floor?.lengthInches) : inches(sizes[0]),
    width: isRoom ? fieldText(floor?.widthInches) : inches(sizes[1]),
    size: inches(sizes[0]),
    ceiling: fieldText(ceilingInches),
  }
}

/**
 * The place that was typed into its fields. What its kind does not ask for stays as it was known; a table whose width is not
 * asked for is round.
 *
 * @returns a field with a fault counts as not given, and a length without its width too
 */
export function readSpotFields(
  typed: Partial<Record<FieldName, string>>,
  { sizes: _, ...latest }: KnownSpot,
): { faults: Faults; known: KnownSpot } {
  const { name } = latest
  const isSingle = name === 'mirror' || name === 'door'
  const side = name === 'room' ? 'length' : (name ?? 'table')
  const readings = isSingle
    ? { size: readMeasurement(name, typed.size) }
    : {
        length: readMeasurement(side, typed.length),
        width: readMeasurement(side, typed.width),
        ceiling: readMeasurement('ceiling', typed.ceiling),
      }
  const faults = Object.fromEntries(
    Object.entries(readings).flatMap(([field, { fault }]) => (fault ? [[field, fault]] : [])),
  )
  const { length, width, size, ceiling } = Object.fromEntries(
    Object.entries(readings).map(([field, reading]) => [field, reading.inches]),
  ) as Partial<Record<FieldName, number>>
  if (isSingle) return { faults, known: { ...latest, ...(size !== undefined && { sizes: [size] }) } }
  const { floor: __, ceilingInches: ___, ...kind } = latest
  const isRound = name === 'table' && typed.width === undefined
  const sides = length === undefined ? undefined : isRound ? [length] : width && [length, width]
  const [lengthInches = 0, widthInches = 0] = sides || []
  const floor = name === 'room' ? sides && { lengthInches, widthInches } : latest.floor
  return {
    faults,
    known: {
      ...kind,
      ...(name !== 'room' && sides && { sizes: sides }),
      ...(floor && { floor }),
      ...(ceiling !== undefined && { ceilingInches: ceiling }),
    },
  }
}
