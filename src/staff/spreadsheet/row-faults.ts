import { RECORD_KINDS } from '../../catalogue/records.ts'
import { SLUG } from '../../catalogue/schema/fields.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import { TITLE_FIELDS } from '../editor/title-fields.ts'
import { cellText } from './cell-text.ts'
import { cellFault } from './cell-values.ts'
import { type Column, holdsNumbers } from './columns.ts'
import { type CellLine, cellLine, type Placed } from './fault-lines.ts'
import type { Grid, SheetRow } from './find-head.ts'
import { variantsIn } from './record-cells.ts'

const nameOf = (kind: Grid['kind'], row: SheetRow): string =>
  cellText([...row.cells].find(([{ field }]) => field === TITLE_FIELDS[kind])?.[1])

/** A row's name as a field of its record: `{ title: 'Alder 52' }`. */
export const nameIn = (kind: Grid['kind'], row: SheetRow): Record<string, string> => ({
  [TITLE_FIELDS[kind]]: nameOf(kind, row),
})

/** The name of a row's file without its folder and ending: the one it says, else one made from its name; empty without a name. */
export const stemOf = (kind: Grid['kind'], row: SheetRow): string => row.file || slugOf(nameOf(kind, row))

/** The path of a row's file from the project's root; undefined for a row without a name. */
export function fileOf(kind: Grid['kind'], row: SheetRow): string | undefined {
  const stem = stemOf(kind, row)
  return stem ? `content/${RECORD_KINDS[kind].path}/${stem}.json` : undefined
}

/**
 * 5/2/2026, 10-12-26, 2026-05-02, 5-Feb: what a program turns 5/2 into when it writes text. Sizes such as 44/52/60 are not
 * dates.
 */
const DATE_IN_TEXT =
  /^(?:(?:0?[1-9]|1[0-2])([/.-])(?:0?[1-9]|[12]\d|3[01])\1(?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2}|\d{1,2}-[A-Z][a-z]{2})$/

/** The cells of a row that contain a date, and its text. */
const datesIn = (row: SheetRow): [Column, string][] =>
  [...row.cells].flatMap(([column, cell]): [Column, string][] => {
    const text = cellText(cell)
    const isDate = cell instanceof Date || (DATE_IN_TEXT.test(text) && holdsNumbers(column))
    return isDate ? [[column, text]] : []
  })

/**
 * Faults in single cells and rows that no record could have: a date where a number was meant, a row given twice.
 *
 * @param taken the rows of the files so far, by path; this row's is added
 */
export function rowFaults(grid: Grid, row: SheetRow, taken: Map<string, Placed>): CellLine[] {
  const lines: CellLine[] = []
  const say = (text: string, column?: Column) => lines.push(cellLine({ grid, row }, column, text))
  const file = fileOf(grid.kind, row)
  if (file === undefined)
    say(
      'the row has no name. Write one, or delete the row.',
      [...grid.places.keys()].find(({ field }) => field === TITLE_FIELDS[grid.kind]),
    )
  for (const [column, date] of datesIn(row)) {
    const advice =
      'spreadsheet programs turn 5-2 and 5/2 into dates. Format the cell as Text, then enter it again.'
    say(`${column.label} is a date, ${date}: ${advice}`, column)
  }
  for (const [column, cell] of row.cells) {
    const fault = cellFault(column.schema, cell)
    if (fault) say(`${column.label}: ${fault} Correct the value.`, column)
  }
  if (row.file && !SLUG.test(row.file)) {
    const expected = `expected lowercase words joined by hyphens. Write "${slugOf(row.file)}".`
    say(`"${row.file}" is not a file name: ${expected}`)
  }
  if (file !== undefined) {
    const other = taken.get(file)
    const sheet = other && other.grid.table !== grid.table ? `${other.grid.table}, ` : ''
    const advice = 'Delete one of the two rows, or rename one.'
    if (other) say(`"${stemOf(grid.kind, row)}" is already in ${sheet}row ${other.row.place + 1}. ${advice}`)
    taken.set(file, other ?? { grid, row })
  }
  for (const section of new Set([...row.cells.keys()].flatMap(({ variant }) => variant?.section ?? []))) {
    if (variantsIn(row.cells, section).length < 2) continue
    const column = [...row.cells.keys()].find(({ variant }) => variant?.section === section)
    say('the columns for one finish and those for body and blades are both filled in. Clear one set.', column)
  }
  return lines
}
