import { z } from 'zod'
import { figureFaults, finishFaults } from '../../catalogue/consistency/products.ts'
import { colourFaults } from '../../catalogue/consistency/store.ts'
import { type Fault, isError, problemText } from '../../catalogue/faults.ts'
import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { RECORD_KINDS, type ReadableRecords, type RecordKind, readRecord } from '../../catalogue/records.ts'
import { type Fields, formOf, metaOf, type Schema, shapeOf } from './schema.ts'

function partOf(schema: Schema | undefined, part: string): Schema | undefined {
  const form = schema && formOf(schema)
  if (form instanceof z.ZodObject) return form.shape[part]
  // A name within a list is an image with a finish: images have two forms in a file.
  return form instanceof z.ZodArray && /^\d+$/.test(part) ? (form.element as Schema) : undefined
}

/** `sizes[1]` → `Sizes, line 2`, by the labels of the form. */
function pathInForm(kind: RecordKind, field: string): string {
  let schema: Schema | undefined = RECORD_KINDS[kind].schema
  const labels: string[] = []
  for (const part of field.split(/[.[\]]+/).filter((one) => one !== '')) {
    schema = partOf(schema, part)
    labels.push(/^\d+$/.test(part) ? `line ${Number(part) + 1}` : ((schema && metaOf(schema).title) ?? part))
  }
  return labels.join(', ')
}

const withLabels = (kind: RecordKind, message: string): string =>
  Object.entries(shapeOf(kind)).reduce(
    (text, [name, field]) => text.replaceAll(`"${name}"`, `"${metaOf(field).title ?? name}"`),
    message,
  )

/** An error as people who fill in a form or a sheet read it: fields by their labels. */
export const inLabels = (kind: RecordKind, fault: Fault): Fault => ({
  ...fault,
  problem: withLabels(kind, `${pathInForm(kind, fault.field ?? '')}: ${fault.problem}`),
  remedy: fault.problem === 'is missing' ? 'Fill it in.' : withLabels(kind, fault.remedy),
})

/** The messages of the content check about one record, as far as it needs no other record for them. */
function faultsOf(kind: RecordKind, record: Fields): string[] {
  const shape = shapeOf(kind)
  // Unknown fields are left to the content check: no form could correct them.
  const known = Object.fromEntries(Object.entries(record).filter(([name]) => name in shape))
  const { fields, faults } = readRecord(RECORD_KINDS[kind].schema, known, '')
  const records: Pick<ReadableRecords, ProductKind | 'store'> = {
    fans: [],
    fixtures: [],
    store: [],
    [kind]: [{ file: '', fields }],
  }
  const errors = [
    ...faults,
    ...finishFaults(records),
    ...figureFaults(records),
    ...colourFaults(records),
  ].filter(isError)
  return errors.map((fault) => {
    const { remedy, ...labeled } = inLabels(kind, fault)
    return `${problemText(labeled)}. ${remedy}`
  })
}

/** @throws Error whose cause the editor shows in a dialog when a record has new errors; the form stays open */
export function assertNoNewErrors(kind: RecordKind, before: Fields, after: Fields): void {
  const earlier = faultsOf(kind, before)
  const faults = faultsOf(kind, after).filter((fault) => !earlier.includes(fault))
  if (faults.length === 0) return
  // The dialog shows everything as one paragraph: numbers separate several faults.
  const lines = faults.length === 1 ? faults : faults.map((fault, index) => `${index + 1}. ${fault}`)
  throw new Error('saving_failed', { cause: new Error(lines.join('\n')) })
}
