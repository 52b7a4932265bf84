import type { Fault } from '../faults.ts'
import { nearest } from '../nearest.ts'
import type { ReadableRecords } from '../records.ts'
import { soldFinishes } from './sold-finishes.ts'

function remedy(finish: string, known: readonly string[]): string {
  const near = nearest(finish, known)
  const add = `dd the line "${finish}": "#…" with its color.`
  return near ? `Did you mean "${near}"? Otherwise a${add}` : `A${add}`
}

/** A finish without a color is shown by name alone; one warning for each, however many products have it. */
export function finishColourWarnings(records: ReadableRecords): Fault[] {
  const [record] = records.finishColours
  if (!record?.fields.colours) return []
  const known = record.fields.colours
  return soldFinishes(records)
    .filter((finish) => !(finish in known))
    .map((finish) => ({
      file: record.file,
      field: `colours.${finish}`,
      problem: 'this finish is sold but has no color here, so it is shown without a dot',
      remedy: remedy(finish, Object.keys(known)),
      severity: 'warning',
    }))
}
