import { formatInches } from '../../catalogue/rules/numbers.ts'
import type { SpotName } from '../../catalogue/rules/spot/spot.ts'
import type { Faults } from '../measured.ts'
import { fieldText } from '../room/islands/room-fields.ts'
import { readMeasurement } from '../room/read-measurement.ts'
import type { KnownSpot } from './known-spot.ts'
import { readSize } from './read-size.ts'

/** The fields of all places; `size` is the one measure of a mirror or a door. */
export const SPOT_FIELD_NAMES = ['length', 'width', 'size', 'ceiling'] as const
export type SpotFieldName = (typeof SPOT_FIELD_NAMES)[number]

/** A field of a sentence; its label is what it is called, its hint the word within it while it is empty. */
export interface SpotField {
  name: SpotFieldName
  label: string
  hint: string
  /** After the field. */
  unit?: string
}

const CEILING = { name: 'ceiling', label: 'Ceiling height in feet', hint: 'height', unit: 'ft' } as const

const ofTop = (what: string, width: string): readonly (string | SpotField)[] => [
  `${what} of`,
  { name: 'length', label: `Length in inches`, hint: 'length' },
  'by',
  { name: 'width', label: `${width} in inches`, hint: width.toLowerCase(), unit: 'in.' },
  'under a ceiling of',
  CEILING,
]

/** The sentence of each place, its fields between its words; a round table has one measure. */
export const SPOT_SENTENCES: Record<SpotName | 'roundTable', readonly (string | SpotField)[]> = {
  table: ofTop('A table', 'Width'),
  roundTable: [
    'A round table',
    { name: 'length', label: 'Width in inches', hint: 'width', unit: 'in. across' },
    'under a ceiling of',
    CEILING,
  ],
  island: ofTop('An island', 'Depth'),
  mirror: ['A mirror', { name: 'size', label: 'Width in inches', hint: 'width', unit: 'in. wide' }],
  door: ['A door', { name: 'size', label: 'Height in inches', hint: 'height', unit: 'in. high' }],
  room: [
    'A room of',
    { name: 'length', label: 'Room length in feet', hint: 'length' },
    'by',
    { name: 'width', label: 'Room width in feet', hint: 'width', unit: 'ft' },
    'under a ceiling of',
    CEILING,
  ],
}

/** The word within a side's field in the sentence of a place: an island's second side is its depth. */
export const sideHint = (name: SpotName, side: SpotFieldName | undefined): string | undefined =>
  SPOT_SENTENCES[name].find((part): part is SpotField => typeof part !== 'string' && part.name === side)?.hint

const inches = (value: number | undefined): string => (value === undefined ? '' : formatInches(value))

/** What the fields of a known place show. */
export function spotTexts({
  name,
  sizes = [],
  floor,
  ceilingInches,
}: KnownSpot): Record<SpotFieldName, string> {
  const isRoom = name === 'room'
  return {
    length: isRoom ? fieldText(floor?.lengthInches) : inches(sizes[0]),
    width: isRoom ? fieldText(floor?.widthInches) : inches(sizes[1]),
    size: inches(sizes[0]),
    ceiling: fieldText(ceilingInches),
  }
}

type Typed = Partial<Record<SpotFieldName, string>>

function readSides(name: Exclude<KnownSpot['name'], 'mirror' | 'door'>, typed: Typed) {
  const read = (text = '') =>
    name === 'room' ? readMeasurement('length', text) : readSize(name ?? 'table', text)
  return { length: read(typed.length), width: read(typed.width) }
}

/**
 * The place that was typed into its fields. What its kind does not ask for stays as it was known; a table whose width is not
 * asked for is round.
 *
 * @returns a field with a fault counts as not given, and a length without its width too
 */
export function readSpotFields(
  typed: Typed,
  { sizes: _, ...latest }: KnownSpot,
): { faults: Faults<SpotFieldName>; known: KnownSpot } {
  const { name } = latest
  const isSingle = name === 'mirror' || name === 'door'
  const readings = isSingle
    ? { size: readSize(name, typed.size ?? '') }
    : { ...readSides(name, typed), ceiling: readMeasurement('ceiling', typed.ceiling ?? '') }
  const faults = Object.fromEntries(
    Object.entries(readings).flatMap(([field, { fault }]) => (fault ? [[field, fault]] : [])),
  )
  const { length, width, size, ceiling } = Object.fromEntries(
    Object.entries(readings).map(([field, reading]) => [field, reading.inches]),
  ) as Partial<Record<SpotFieldName, number>>
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
