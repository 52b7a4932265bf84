import type { z } from 'zod'
import { RECORD_KINDS } from '../catalogue/records.ts'

/** The kinds of record that have a file each. */
export type FileKind = 'fans' | 'fixtures' | 'fanCategories' | 'fixtureCategories' | 'manufacturers'

/** The fields that the file's own name says: derived, or filled in from it. */
type Named = '$schema' | 'name' | 'nameReference'

/** What a record says beside its name, in the fields of its file. */
export interface AnswersOf {
  fans: Omit<z.input<typeof RECORD_KINDS.fans.schema>, Named>
  fixtures: Omit<z.input<typeof RECORD_KINDS.fixtures.schema>, Named>
  fanCategories: Omit<z.input<typeof RECORD_KINDS.fanCategories.schema>, Named>
  fixtureCategories: Omit<z.input<typeof RECORD_KINDS.fixtureCategories.schema>, Named>
  manufacturers: Omit<z.input<typeof RECORD_KINDS.manufacturers.schema>, Named> & { name: string }
}

/** A file to be written: its path from the project's root and its text. */
export interface NewFile {
  file: string
  text: string
}

/** Where a record of this name is kept. */
export const recordFile = (kind: FileKind, name: string): string =>
  `content/${RECORD_KINDS[kind].place}/${name}.json`

/** What stands first in the shipped files where it is not first in the schema. */
const FIRST: Partial<Record<FileKind, readonly string[]>> = {
  fanCategories: ['name', 'productCategory'],
  fixtureCategories: ['name', 'lightingFixtureCategory'],
}

/** A product's name is derived from its file; a category and a maker must say theirs. */
const NAME_FIELD: Partial<Record<FileKind, string>> = {
  fanCategories: 'name',
  fixtureCategories: 'name',
  manufacturers: 'nameReference',
}

/**
 * The file of a new record, its fields in the order of the shipped files; what was left open is left out.
 *
 * @param name the file's name without folder and ending
 */
export function newRecord<Kind extends FileKind>(
  kind: Kind,
  name: string,
  answers: AnswersOf[Kind],
): NewFile {
  const nameField = NAME_FIELD[kind]
  const fields: Record<string, unknown> = { ...answers, ...(nameField && { [nameField]: name }) }
  const order = new Set([...(FIRST[kind] ?? []), ...Object.keys(RECORD_KINDS[kind].schema.shape)])
  const record = Object.fromEntries([...order].map((field) => [field, fields[field]]))
  return { file: recordFile(kind, name), text: `${JSON.stringify(record, null, 2)}\n` }
}
