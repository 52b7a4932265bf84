import { SPOTS, type SpotName } from '../../../catalogue/rules/spot/spots.ts'
import type { NamedSpot } from '../codecs.ts'
import type { Limits, MeasurementName } from '../limits.ts'
import { type Faults, type FieldName, fieldText } from '../measured.ts'
import { readMeasurement } from '../read-measurement.ts'

const inches = (value: number | undefined): string => fieldText(value, 'inches')

/** What the fields of a known spot show. */
export function spotTexts({ name, sizes = [], floor, ceilingInches }: NamedSpot) {
  const isRoom = !SPOTS[name].sizes
  return {
    length: isRoom ? fieldText(floor?.lengthInches) : inches(sizes[0]),
    width: isRoom ? fieldText(floor?.widthInches) : inches(sizes[1]),
    size: inches(sizes[0]),
    ceiling: fieldText(ceilingInches),
  }
}

/** What each field of a spot measures. */
function fieldsOf(name: SpotName): [FieldName, MeasurementName | Limits][] {
  const { sizes, hasCeiling } = SPOTS[name]
  const ceiling: [FieldName, MeasurementName][] = hasCeiling ? [['ceiling', 'ceiling']] : []
  if (sizes?.figures === 1) return [['size', sizes.limits], ...ceiling]
  return [['length', sizes?.limits ?? 'length'], ['width', sizes?.limits ?? 'width'], ...ceiling]
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
  const { sizes: own, hasCeiling } = SPOTS[name]
  const faults: Faults = {}
  const given: Partial<Record<FieldName, number | undefined>> = {}
  for (const [field, measure] of fieldsOf(name)) {
    const { inches, fault } = readMeasurement(measure, typed[field])
    if (fault) faults[field] = fault
    given[field] = inches
  }
  const { size, length, width } = given
  const isRound = own?.mayBeRound && typed.width === undefined
  const figures = own?.figures === 1 ? [size] : isRound ? [length] : [length, width]
  const sizes = figures.filter((one) => one !== undefined)
  const isWhole = sizes.length === figures.length
  const [lengthInches = 0, widthInches = 0] = sizes
  const floor = own ? latest.floor : isWhole && { lengthInches, widthInches }
  const ceilingInches = hasCeiling ? given.ceiling : latest.ceilingInches
  const { row, in: room } = latest
  return {
    faults,
    known: {
      name,
      ...(own && isWhole && { sizes }),
      ...(row !== undefined && { row }),
      ...(room && { in: room }),
      ...(floor && { floor }),
      ...(ceilingInches !== undefined && { ceilingInches }),
    },
  }
}
