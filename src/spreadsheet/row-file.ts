import { RECORD_KINDS } from '../catalogue/records.ts'
import { slugOf } from '../catalogue/slug-of.ts'
import { cellText } from './cell-values.ts'
import type { Grid, SheetRow } from './find-head.ts'

const NAMED_BY = { fans: 'title', fixtures: 'title', manufacturers: 'name' } as const
/** The field that names a record to people. */
const nameField = (kind: Grid['kind']): string =>
  kind === 'fanCategories'
    ? 'productCategory'
    : kind === 'fixtureCategories'
      ? 'lightingFixtureCategory'
      : NAMED_BY[kind]

const cellOf = (row: SheetRow, field: string): string =>
  cellText([...row.cells].find(([column]) => column.field === field)?.[1])

/** A row's name as a field of its record: `{ title: 'Alder 52' }`. */
export const nameIn = (kind: Grid['kind'], row: SheetRow): Record<string, string> => ({
  [nameField(kind)]: cellOf(row, nameField(kind)),
})

/** The name of a row's file without its folder and ending: the one it says, else one made from its name; empty without a name. */
export const stemOf = (kind: Grid['kind'], row: SheetRow): string =>
  row.file || slugOf(cellOf(row, nameField(kind)))

/** The path of a row's file from the project's root; undefined for a row without a name. */
export function fileOf(kind: Grid['kind'], row: SheetRow): string | undefined {
  const stem = stemOf(kind, row)
  return stem ? `content/${RECORD_KINDS[kind].place}/${stem}.json` : undefined
}
