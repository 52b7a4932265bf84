import { TITLE_FIELDS } from '../editor/title-fields.ts'
import { type Cell, cellText } from './cell-text.ts'
import type { Column } from './columns.ts'
import { type Line, type Table, warning } from './read-tables.ts'

/** A product's row in a maker's list, in our columns. */
export interface MakerRow {
  /** From 0. */
  place: number
  /** What the list says: no cell is empty. */
  cells: Map<Column, Cell>
  /** The product's own number, and those of the rows that were joined into it. */
  numbers: string[]
}

/** The fields that hold a record's name. */
const NAME_FIELDS: readonly string[] = Object.values(TITLE_FIELDS)
/** The fields that hold a product's number. */
const NUMBER_FIELDS = ['modelNumber', 'partNumber']
export const isNumber = ({ field }: Column): boolean => NUMBER_FIELDS.includes(field)

/** A row's name; empty without one. */
export const nameOf = ({ cells }: MakerRow): string =>
  cellText([...cells].find(([{ field }]) => NAME_FIELDS.includes(field))?.[1])

/** With fewer cells filled in, a row without a name is a title or a footnote. */
const FEWEST_CELLS = 3
const LONGEST_QUOTE = 40

const filledIn = (row: readonly Cell[]): string[] => row.map(cellText).filter((text) => text !== '')

/** A sheet with the value of cells merged downward in each of them, as the maker meant it. */
export function filledMerges({ rows, merges = [] }: Table, head: number): Cell[][] {
  const filled = rows.map((row) => [...row])
  for (const { startRow, startCol, endRow } of merges)
    for (let row = startRow + 1; row <= endRow && startRow > head; row += 1) {
      const cells = filled[row]
      if (cells) cells[startCol] = rows[startRow]?.[startCol] ?? null
    }
  return filled
}

/** `4–6, 9` */
export function ranges(rows: readonly number[]): string {
  const spans: [number, number][] = []
  for (const row of rows) {
    const last = spans.at(-1)
    if (last && row === last[1] + 1) last[1] = row
    else spans.push([row, row])
  }
  return spans.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}

/**
 * The rows below the headings that hold products, and a line about those that do not: titles of sections, headings that a
 * printed page repeats, footnotes and empty rows.
 *
 * @param columns our column of each of the sheet's
 * @param says whether a cell says something about its column
 */
export function productRows(
  table: Table,
  head: number,
  columns: readonly (Column | undefined)[],
  says: (column: Column, cell: Cell | undefined) => boolean,
): { rows: MakerRow[]; lines: Line[] } {
  const all = filledMerges(table, head)
  const headings = filledIn(all[head] ?? []).join('\n')
  const rows: MakerRow[] = []
  const empty: number[] = []
  const others: { row: number; words: string }[] = []
  for (const [index, cells] of all.slice(head + 1).entries()) {
    const place = head + 1 + index
    const said = new Map(
      columns.flatMap((column, at): [Column, Cell][] =>
        column && says(column, cells[at]) ? [[column, cells[at] ?? null]] : [],
      ),
    )
    const words = filledIn(cells)
    const isNamed = [...said.keys()].some(({ field }) => NAME_FIELDS.includes(field))
    const number = [...said].find(([column]) => isNumber(column))?.[1]
    const fewest = isNamed || number !== undefined ? 2 : FEWEST_CELLS
    if (words.length === 0) empty.push(place + 1)
    else if (said.size < fewest || words.join('\n') === headings)
      others.push({ row: place + 1, words: words.join(' ') })
    else rows.push({ place, cells: said, numbers: number === undefined ? [] : [cellText(number)] })
  }
  const skipped = others.map(({ row, words }) => {
    const quote = words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE)}…` : words
    return `${row} "${quote}"`
  })
  if (empty.length > 0) skipped.push(`${ranges(empty)} (empty)`)
  const text = `${table.name}: no products in these rows, so they are skipped: ${skipped.join(', ')}.`
  return { rows, lines: skipped.length > 0 ? [warning(text)] : [] }
}
