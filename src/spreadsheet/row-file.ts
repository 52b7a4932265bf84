import { RECORD_KINDS } from '../catalogue/records.ts'
import { slugOf } from '../catalogue/slug-of.ts'
import { TITLE_FIELDS } from '../editor/collections.ts'
import { cellText } from './cell-values.ts'
import type { Grid, SheetRow } from './find-head.ts'

const nameOf = (kind: Grid['kind'], row: SheetRow): string =>
  cellText([...row.cells].find(([{ field }]) => field === TITLE_FIELDS[kind])?.[1])

/** A row's name as a field of its record: `{ title: 'Alder 52' }`. */
export const nameIn = (kind: Grid['kind'], row: SheetRow): Record<string, string> => ({
  [TITLE_FIELDS[kind]]: nameOf(kind, row),
})

/** The name of a row's file without its folder and ending: the one it says, else one made from its name; empty without a name. */
export const stemOf = (kind: Grid['kind'], row: SheetRow): string =>
  row.file || slugOf(nameOf(kind, row))

/** The path of a row's file from the project's root; undefined for a row without a name. */
export function fileOf(kind: Grid['kind'], row: SheetRow): string | undefined {
  const stem = stemOf(kind, row)
  return stem ? `content/${RECORD_KINDS[kind].place}/${stem}.json` : undefined
}
