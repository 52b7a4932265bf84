import type { Fault } from '../faults.ts'
import type { ReadableRecords } from '../records.ts'
import { soldFinishes } from './sold-finishes.ts'

/** A finish in no family is not found by a shopper who asks for "Black"; one warning for each. */
export function finishFamilyWarnings(records: ReadableRecords): Fault[] {
  const [record] = records.finishFamilies
  if (!record) return []
  const { $schema, ...families } = record.fields
  const known = new Set(Object.values(families).flat())
  return soldFinishes(records)
    .filter((finish) => !known.has(finish))
    .map((finish) => ({
      file: record.file,
      field: finish,
      problem:
        'this finish is sold but is not in any family, so shoppers who filter by color will not find it',
      remedy: `Add "${finish}" to the family it belongs to, or start a new family for it.`,
      severity: 'warning',
    }))
}
