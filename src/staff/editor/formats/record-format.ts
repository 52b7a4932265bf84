import type { RecordKind } from '../../../catalogue/records.ts'
import { parseJson } from '../../check-content/json.ts'
import { fileShape } from '../file-shapes.ts'
import { LAYOUTS } from '../layouts.ts'
import { withMentions, withoutMentions } from '../mentions.ts'
import { assertNoNewFaults } from './assert-no-new-faults.ts'
import { recordForm } from './record-form.ts'

type Fields = Record<string, unknown>

/** What a file holds, as the editor edits it, and back. */
export interface Format {
  fromFile(source: string): Fields
  /** @throws Error that the editor shows, when the record would be refused by the content check */
  toFile(form: Fields): string
}

/** The field of a form that holds the text of the file as it was opened. */
export const SOURCE = '_source'

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function parsed(source: unknown): unknown {
  const read = typeof source === 'string' && source !== '' ? parseJson('', source) : undefined
  return read && 'value' in read ? read.value : undefined
}

/**
 * A record with its fields in the order that they have in their file; a field that is new there follows the nearest one
 * before it in the schema.
 */
function inOrder(record: Fields, fileOrder: readonly string[], schemaOrder: readonly string[]): Fields {
  const names = fileOrder.filter((name) => name in record)
  for (const name of schemaOrder.filter((one) => one in record && !names.includes(one))) {
    const before = schemaOrder.slice(0, schemaOrder.indexOf(name)).findLast((one) => names.includes(one))
    names.splice(before === undefined ? 0 : names.indexOf(before) + 1, 0, name)
  }
  return Object.fromEntries(names.map((name) => [name, record[name]]))
}

/** A record after its form was filled in. */
export interface FilledIn {
  /** The text of its file; the very text that was opened when nothing was changed. */
  text: string
  /** The fields as they were and as they are. */
  before: Fields
  after: Fields
}

/**
 * What a form's values make of a record's file: only the fields that were changed are rewritten, and the others stay as
 * they are, known or not.
 */
export function fillIn(kind: RecordKind, form: Fields): FilledIn {
  const { read, write } = recordForm(kind)
  const { fields: shape, toFields, toFile } = fileShape(kind)
  const { derived } = LAYOUTS[kind]
  const schemaOrder = Object.keys(shape)
  const source = form[SOURCE]
  const file = toFields(parsed(source))
  const [before, after] = [write(read(file)), write(withoutMentions(kind, form))]
  const changed = schemaOrder.filter((name) => !isSame(before[name], after[name]))
  if (changed.length === 0 && typeof source === 'string' && source !== '')
    return { text: source, before: file, after: file }
  const record = { ...file }
  for (const name of [...changed, ...derived]) delete record[name]
  for (const name of changed) if (after[name] !== undefined) record[name] = after[name]
  const written = inOrder(record, Object.keys(file), schemaOrder)
  return { text: `${JSON.stringify(toFile(written), null, 2)}\n`, before: file, after: written }
}

/**
 * The format of a kind of record. A file that nothing was changed in comes out byte for byte as it went in.
 */
export function recordFormat(kind: RecordKind): Format {
  const { read } = recordForm(kind)
  const { toFields } = fileShape(kind)
  return {
    fromFile: (source) => ({ ...withMentions(kind, read(toFields(parsed(source)))), [SOURCE]: source }),
    toFile: (form) => {
      const { text, before, after } = fillIn(kind, form)
      if (after !== before) assertNoNewFaults(kind, before, after)
      return text
    },
  }
}
