import { type Fault, warning } from '../faults.ts'
import { nearest } from '../nearest.ts'
import { productRecords, type ReadableRecords } from '../records.ts'

/** Every finish that some product is sold in, each once: those of body and blades too, not those of a light. */
function soldFinishes(records: ReadableRecords): string[] {
  const sold = productRecords(records).flatMap(({ fields: { colors = [] } }) =>
    Array.isArray(colors) ? colors : [...colors.body, ...colors.blades],
  )
  return [...new Set(sold)]
}

function colourRemedy(finish: string, known: readonly string[]): string {
  const near = nearest(finish, known)
  const add = `dd the line "${finish}": "#…" with its color.`
  return near ? `Did you mean "${near}"? Otherwise a${add}` : `A${add}`
}

/** A finish without a color is shown by name alone; one warning for each, however many products have it. */
export function finishColourWarnings(records: ReadableRecords): Fault[] {
  const [record] = records.finishColours
  if (!record?.fields.colours) return []
  const { file } = record
  const known = Object.keys(record.fields.colours)
  const problem = 'this finish is sold but has no color here, so it is shown without a dot'
  return soldFinishes(records)
    .filter((finish) => !known.includes(finish))
    .map((finish) => warning({ file, field: `colours.${finish}` }, problem, colourRemedy(finish, known)))
}

/** A finish in no family is not found by a shopper who asks for "Black"; one warning for each. */
export function finishFamilyWarnings(records: ReadableRecords): Fault[] {
  const [record] = records.finishFamilies
  if (!record) return []
  const { $schema, ...families } = record.fields
  const known = new Set(Object.values(families).flat())
  const problem =
    'this finish is sold but is not in any family, so shoppers who filter by color will not find it'
  const remedy = (finish: string) =>
    `Add "${finish}" to the family it belongs to, or start a new family for it.`
  return soldFinishes(records)
    .filter((finish) => !known.has(finish))
    .map((finish) => warning({ file: record.file, field: finish }, problem, remedy(finish)))
}
