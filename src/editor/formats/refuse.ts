import { z } from 'zod'
import { airflowFaults } from '../../catalogue/checks/figures.ts'
import { finishFaults } from '../../catalogue/checks/finishes.ts'
import type { Fault } from '../../catalogue/faults.ts'
import { type ReadableRecords, type RecordKind, readRecord } from '../../catalogue/records.ts'
import { fileShape } from '../file-shapes.ts'
import { formOf, metaOf, type Schema } from '../form/schema-parts.ts'

type Fields = Record<string, unknown>

const NO_RECORDS: ReadableRecords = {
  fans: [],
  fixtures: [],
  fanCategories: [],
  fixtureCategories: [],
  manufacturers: [],
  gallery: [],
  rooms: [],
  store: [],
  brandLists: [],
  finishColours: [],
  finishFamilies: [],
}

/** The part of a field that a step of a fault's path leads to, where it has a label of its own. */
function within(schema: Schema | undefined, part: string): Schema | undefined {
  const form = schema && formOf(schema)
  if (form instanceof z.ZodObject) return form.shape[part]
  // What is named within a list is a picture by its finish: pictures have two forms in a file.
  return form instanceof z.ZodArray && /^\d+$/.test(part) ? (form.element as Schema) : undefined
}

/** `sizes[1]` → `Sizes, line 2`, by the labels of the form. */
function inForm(kind: RecordKind, field: string): string {
  let schema: Schema | undefined = z.object(fileShape(kind).fields as z.ZodRawShape)
  const said: string[] = []
  for (const part of field.split(/[.[\]]+/).filter((one) => one !== '')) {
    schema = within(schema, part)
    said.push(/^\d+$/.test(part) ? `line ${Number(part) + 1}` : ((schema && metaOf(schema).title) ?? part))
  }
  return said.join(', ')
}

/** Words that name fields as a file does, by the labels of the form. */
const byLabels = (kind: RecordKind, words: string): string =>
  Object.entries(fileShape(kind).fields).reduce(
    (said, [name, field]) => said.replaceAll(`"${name}"`, `"${metaOf(field).title ?? name}"`),
    words,
  )

const sentence = (kind: RecordKind, { field = '', problem, remedy }: Fault): string =>
  byLabels(kind, `${inForm(kind, field)}: ${problem}. ${problem === 'is missing' ? 'Fill it in.' : remedy}`)

/** What the content check would say of one record, where it needs no other to say it. */
function faultsOf(kind: RecordKind, record: Fields): string[] {
  const { fields: shape } = fileShape(kind)
  // A field that nobody knows is for the content check: no form could mend it.
  const known = Object.fromEntries(Object.entries(record).filter(([name]) => name in shape))
  const { fields, faults } = readRecord(z.strictObject(shape as z.ZodRawShape), known, { file: '' })
  const records = { ...NO_RECORDS, [kind]: [{ file: '', fields }] }
  const errors = [...faults, ...finishFaults(records), ...airflowFaults(records)].filter(
    ({ severity }) => severity === 'error',
  )
  return errors.map((fault) => sentence(kind, fault))
}

/**
 * Refuses a record with a fault that it did not have before, in the words of the content check.
 *
 * @throws Error in the form whose cause the editor shows in a dialog, and keeps what was typed
 */
export function refuse(kind: RecordKind, before: Fields, after: Fields): void {
  const known = new Set(faultsOf(kind, before))
  const faults = faultsOf(kind, after).filter((fault) => !known.has(fault))
  if (faults.length === 0) return
  // The dialog sets everything as one paragraph: several are told apart by their numbers.
  const said = faults.length === 1 ? faults : faults.map((fault, place) => `${place + 1}. ${fault}`)
  throw new Error('saving_failed', { cause: new Error(said.join('\n')) })
}
