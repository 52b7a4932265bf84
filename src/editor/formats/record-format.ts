import type { RecordKind } from '../../catalogue/records.ts'
import { parseJson } from '../../content-check/parse-json.ts'
import { fileShape } from '../file-shapes.ts'
import { LAYOUTS } from '../layouts.ts'
import { assertNoNewFaults } from './assert-no-new-faults.ts'
import { inOrder } from './in-order.ts'
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
  const read = typeof source === 'string' && source !== '' ? parseJson(source) : undefined
  return read && 'value' in read ? read.value : undefined
}

/**
 * The format of a kind of record. A file that nothing was changed in comes out byte for byte as it went in; otherwise
 * only the fields that were changed are rewritten, and the others stay as they are, known or not.
 */
export function recordFormat(kind: RecordKind): Format {
  const { read, write } = recordForm(kind)
  const { fields: shape, toFields, toFile } = fileShape(kind)
  const { derived } = LAYOUTS[kind]
  const schemaOrder = Object.keys(shape)

  return {
    fromFile: (source) => ({ ...read(toFields(parsed(source))), [SOURCE]: source }),
    toFile: (form) => {
      const source = form[SOURCE]
      const file = toFields(parsed(source))
      const [before, after] = [write(read(file)), write(form)]
      const changed = schemaOrder.filter((name) => !isSame(before[name], after[name]))
      if (changed.length === 0 && typeof source === 'string' && source !== '') return source
      const record = { ...file }
      for (const name of [...changed, ...derived]) delete record[name]
      for (const name of changed) if (after[name] !== undefined) record[name] = after[name]
      const written = inOrder(record, Object.keys(file), schemaOrder)
      assertNoNewFaults(kind, file, written)
      return `${JSON.stringify(toFile(written), null, 2)}\n`
    },
  }
}
