import type { RecordKind } from '../../catalogue/records.ts'
import { type Cell, cellText } from './cell-text.ts'
import { type FieldWords, fromCell, toCell } from './cell-values.ts'
import { type Column, columnsOf } from './columns.ts'

type Form = Record<string, unknown>
type WordsOf = (field: string) => FieldWords

const at = (form: Form, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, part) => (value as Form | undefined)?.[part], form)

const isShown = (form: Form, { variant }: Column): boolean =>
  variant === undefined || at(form, [variant.section, 'variant']) === variant.name

/** A cell for each column; those of the form that a record does not have are empty. */
export const recordCells = (kind: RecordKind, form: Form, words: WordsOf): (string | number | null)[] =>
  columnsOf(kind).map((column) =>
    isShown(form, column) ? toCell(column.schema, at(form, column.path), words(column.field)) : null,
  )

/** A form with another value at a path. */
function withValue(form: Form, [first = '', ...rest]: readonly string[], value: unknown): Form {
  if (rest.length === 0) return { ...form, [first]: value }
  return { ...form, [first]: withValue((form[first] ?? {}) as Form, rest, value) }
}

/** The variants of a section that a row fills in. */
export const variantsIn = (row: ReadonlyMap<Column, Cell>, section: string): string[] => [
  ...new Set(
    [...row].flatMap(([{ variant }, cell]) =>
      variant?.section === section && cellText(cell) !== '' ? [variant.name] : [],
    ),
  ),
]

/**
 * A form after the cells of a row were filled in. A cell that says what the record says already changes nothing, however
 * the record's file writes it.
 */
export function withCells(form: Form, row: ReadonlyMap<Column, Cell>, words: WordsOf): Form {
  const sections = new Set([...row.keys()].flatMap(({ variant }) => variant?.section ?? []))
  let filled = form
  for (const section of sections) {
    const [variant] = variantsIn(row, section)
    if (variant !== undefined && at(filled, [section, 'variant']) !== variant)
      filled = { ...filled, [section]: { variant } }
  }
  for (const [column, cell] of row) {
    if (!isShown(filled, column)) continue
    const now = cellText(toCell(column.schema, at(filled, column.path), words(column.field)))
    if (now !== cellText(cell))
      filled = withValue(filled, column.path, fromCell(column.schema, cell, words(column.field)))
  }
  return filled
}
