import { cellRef } from 'hucre/xlsx'
import { nearest, suggest } from '../../catalogue/nearest.ts'
import type { FolderKind } from '../editor/title-fields.ts'
import { type Cell, cellText } from './cells.ts'
import { type Column, columnNamed, columnsOf, FILE_HEAD, SHEETS } from './columns.ts'
import { address, error, type Line, ROWS_ABOVE, type Table } from './read-tables.ts'
import type { Grid, SheetRow } from './rows.ts'

const isFileHead = (head: string): boolean => head.toLowerCase() === FILE_HEAD.toLowerCase()

const known = (kind: FolderKind, row: readonly Cell[]): number => {
  const columns = columnsOf(kind)
  return row.map(cellText).filter((head) => head !== '' && (isFileHead(head) || columnNamed(columns, head)))
    .length
}

/** The kind and the row of the heads that fit best; of kinds that fit as well, the one that the sheet is named after. */
function bestHead({ name, rows }: Table): { kind: FolderKind; at: number } | undefined {
  const named = SHEETS.toSorted((a, b) => Number(isNamed(b, name)) - Number(isNamed(a, name)))
  let best: { kind: FolderKind; at: number; count: number } | undefined
  for (const { kind } of named)
    for (const [at, row] of rows.slice(0, ROWS_ABOVE).entries()) {
      const count = known(kind, row)
      if (count > (best?.count ?? 1)) best = { kind, at, count }
    }
  return best
}

/** Merged cells, and formulas with an error: their values are not known. */
const cellFaults = ({ name, merges = [], broken = [] }: Table, head: number): Line[] => [
  ...merges
    .filter(({ endRow }) => endRow > head)
    .map(({ startRow, startCol, endRow, endCol }) =>
      error(
        `${address(name, startRow, startCol)}:${cellRef(endRow, endCol)}: these cells are merged. Unmerge them, and write the value in each.`,
      ),
    ),
  ...broken.map(({ row, column, value }) => brokenFault(name, row, column, value)),
]

export const brokenFault = (table: string, row: number, column: number, value: string): Line =>
  error(`${address(table, row, column)}: the formula gives ${value}. Correct it, or write the value.`)

/** Whether a sheet has the name of one of ours. */
export const isOursByName = (table: string): boolean => SHEETS.some((sheet) => isNamed(sheet, table))

const isNamed = ({ kind, name }: (typeof SHEETS)[number], table: string): boolean =>
  [kind, name].some(
    (one) => one.toLowerCase().replaceAll(/[ -]/g, '') === table.toLowerCase().replaceAll(/[ -]/g, ''),
  )

/** What a sheet holds, and what is wrong with its heads. */
export function findHead(table: Table): { grid?: Grid; lines: Line[] } {
  const { name, rows } = table
  const head = bestHead(table)
  if (!head) {
    const text = `${address(name, 0, 0)}: no row has the column names, such as "Name", "Maker" and "Sizes". Restore that row. For a brand’s own list, see docs/staff-guide.md.`
    return { lines: [error(text)] }
  }
  const columns = columnsOf(head.kind)
  const places = new Map<Column, number>()
  const lines = cellFaults(table, head.at)
  let fileAt = -1
  for (const [at, cell] of (rows[head.at] ?? []).entries()) {
    const words = cellText(cell)
    const column = columnNamed(columns, words)
    if (words === '') continue
    const say = (severity: Line['severity'], text: string) =>
      lines.push({ severity, text: `${address(name, head.at, at)}: ${text}` })
    if (isFileHead(words)) fileAt = at
    else if (column && places.has(column))
      say('error', `the column "${words}" is listed twice. Delete one of the two.`)
    else if (column) places.set(column, at)
    else {
      const labels = columns.map(({ label }) => label)
      if (nearest(words, labels)) say('error', `"${words}" is not a column. ${suggest(words, labels)}`)
      else say('warning', `"${words}" is not a column, so it is skipped.`)
    }
  }
  const body = rows.slice(head.at + 1).map(
    (row, index): SheetRow => ({
      place: head.at + 1 + index,
      file: fileAt < 0 ? '' : cellText(row[fileAt]).replace(/\.json$/, ''),
      cells: new Map([...places].map(([column, at]) => [column, row[at] ?? null])),
    }),
  )
  const filled = body.filter(
    ({ file, cells }) => file !== '' || [...cells.values()].some((cell) => cellText(cell) !== ''),
  )
  return { grid: { table: name, kind: head.kind, places, rows: filled }, lines }
}
