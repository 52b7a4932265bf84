import { SPOTS, type SpotName } from '../../../spots/spots.ts'
import type { NamedSpot } from '../codecs.ts'
import type { Limits, MeasurementName } from '../limits.ts'
import {
  type Faults,
  type FieldName,
  fieldText,
  hintOf,
  type MeasureField,
  type Sentence,
} from '../measured.ts'
import { readMeasurement } from '../read-measurement.ts'
import { FLOOR_SENTENCE, UNDER_CEILING } from '../room/islands/room-fields.ts'

const inches = (value: number | undefined): string => fieldText(value, 'inches')

const inInches = (name: FieldName, label: string, after?: string): MeasureField => ({
  name,
  label,
  unit: 'inches',
  ...(after && { after }),
})

/**
 * The fields of a spot's own dimensions, between the words of a sentence.
 *
 * @param isRound whether one of two will do
 */
export function ownSentence(name: SpotName, isRound = false): Sentence {
  const { fields } = SPOTS[name]
  if (!fields) return FLOOR_SENTENCE
  const { labels, words, roundWords } = fields
  if (isRound && roundWords) return [roundWords[0], inInches('length', 'Width', roundWords[1])]
  const [first, second] = labels
  const [before = '', between = '', after] = words
  return second
    ? [before, inInches('length', first), between, inInches('width', second, after)]
    : [before, inInches('size', first, between)]
}

/** Fields of a spot, with the ceiling if it matters. */
export const spotSentence = (name: SpotName, isRound?: boolean): Sentence => [
  ...ownSentence(name, isRound),
  ...(SPOTS[name].edgeHeights ? UNDER_CEILING : []),
]

/** The word within a side's field: an island's second side is its depth. */
export const sideHint = (name: SpotName, side: FieldName | undefined): string | undefined =>
  ownSentence(name).flatMap((part) =>
    typeof part !== 'string' && part.name === side ? [hintOf(part)] : [],
  )[0]

/** Field texts of a known spot. */
export function spotTexts({ name, sizes = [], floor, ceilingInches }: NamedSpot) {
  const isRoom = !SPOTS[name].fields
  return {
    length: isRoom ? fieldText(floor?.lengthInches) : inches(sizes[0]),
    width: isRoom ? fieldText(floor?.widthInches) : inches(sizes[1]),
    size: inches(sizes[0]),
    ceiling: fieldText(ceilingInches),
  }
}

/** Fields of a spot, each with its limits. */
function fieldsOf(name: SpotName): [FieldName, MeasurementName | Limits][] {
  const { fields, edgeHeights } = SPOTS[name]
  const ceiling: [FieldName, MeasurementName][] = edgeHeights ? [['ceiling', 'ceiling']] : []
  if (fields?.labels.length === 1) return [['size', fields.limits], ...ceiling]
  return [['length', fields?.limits ?? 'length'], ['width', fields?.limits ?? 'width'], ...ceiling]
}

/**
 * The spot that was typed into its fields. What its kind does not ask for stays as it was known; a table whose width is not
 * asked for is round.
 *
 * @returns a field with a fault counts as not given, and a length without its width too
 */
export function readSpotFields(
  typed: Partial<Record<FieldName, string>>,
  { sizes: _, ...latest }: NamedSpot,
): { faults: Faults; known: NamedSpot } {
  const { name } = latest
  const { fields, edgeHeights } = SPOTS[name]
  const faults: Faults = {}
  const given: Partial<Record<FieldName, number | undefined>> = {}
  for (const [field, measure] of fieldsOf(name)) {
    const { inches, fault } = readMeasurement(measure, typed[field])
    if (fault) faults[field] = fault
    given[field] = inches
  }
  const { size, length, width } = given
  const isRound = fields?.roundWords && typed.width === undefined
  const figures = fields?.labels.length === 1 ? [size] : isRound ? [length] : [length, width]
  const sizes = figures.filter((one) => one !== undefined)
  const isWhole = sizes.length === figures.length
  const [lengthInches = 0, widthInches = 0] = sizes
  const floor = fields ? latest.floor : isWhole && { lengthInches, widthInches }
  const ceilingInches = edgeHeights ? given.ceiling : latest.ceilingInches
  const { row, in: room } = latest
  return {
    faults,
    known: {
      name,
      ...(fields && isWhole && { sizes }),
      ...(row !== undefined && { row }),
      ...(room && { in: room }),
      ...(floor && { floor }),
      ...(ceilingInches !== undefined && { ceilingInches }),
    },
  }
}
