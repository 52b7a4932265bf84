import { type Fault, formatFault } from '../../catalogue/faults.ts'
import { parseJson } from '../check-content/parse-json.ts'
import { messageOf } from '../editor/formats/assert-no-new-faults.ts'
import { type Cell, cellText } from './cell-text.ts'
import type { Column } from './columns.ts'
import type { Grid, SheetRow } from './find-head.ts'
import { isRange } from './read-inches.ts'
import { address, type Line } from './read-tables.ts'

/** A record's position in the spreadsheet. */
export interface Placed {
  grid: Grid
  row: SheetRow
}

/** A line about a cell, or about something without one: a record outside the spreadsheet, or a whole list. */
export interface CellLine extends Line {
  cell?: { grid: Grid; row: number; column: Column | undefined }
}

/** The column that a fault's field is in: `shown.body[0]` is in that of the body. */
function columnOf({ places, maker }: Grid, field: string): Column | undefined {
  const parts = field.split(/[.[\]]+/).filter(Boolean)
  const of = [...places.keys(), ...(maker?.always.keys() ?? [])].filter(({ field: own }) => own === parts[0])
  return (
    of.find(({ path }) => path.length > 2 && path.at(-1) === parts[1]) ??
    of.find(({ path }) => path.length <= 2) ??
    of[0]
  )
}

/** The check's words for a file, for someone who fills in a cell. */
const forCells = (words: string): string =>
  words
    .replaceAll('true or false, without quotation marks', 'yes or no')
    .replaceAll(/expected a list such as \[(.+?)\]/g, 'expected one or more, such as $1')

/** The value that a fault quotes; undefined where it quotes none, or only its beginning. */
function quotedIn(words: string): string | undefined {
  const [, quoted] = /, got (".*")\. Correct the value\.$/.exec(words) ?? []
  const json = quoted && parseJson(quoted)
  if (!json) return undefined
  return 'fault' in json ? quoted.slice(1, -1) : String(json.value)
}

/**
 * What to do about a word of a maker: the list stays as it came, and the description says what is meant. The line to write
 * there is given.
 */
function aboutWords(grid: Grid, column: Column | undefined, words: string, cell: Cell): string {
  const isWrong = / Correct the value\.$/.test(words)
  if (!grid.maker || !column || !(isWrong || words.includes('there is no '))) return words
  const theirs = quotedIn(words) ?? cellText(cell)
  const [, example = '…'] = /such as "?([\d.,]*\d)/.exec(words) ?? []
  const line = `"values": {${JSON.stringify(column.label)}: {${JSON.stringify(theirs)}: "${example}"}}`
  const range = /inches/.test(words) && isRange(theirs) ? ' That is a range.' : ''
  const ours = `Write which of ours it is in ${grid.maker.file}, such as ${line}.`
  return isWrong ? words.replace(/ Correct the value\.$/, `${range} ${ours}`) : `${words} ${ours}`
}

/** What is wrong with a cell; the description is blamed where it filled the cell in. */
export function cellLine({ grid, row }: Placed, column: Column | undefined, words: string): CellLine {
  const { maker } = grid
  const given = column && maker?.always.get(column)
  if (given !== undefined && given !== null && row.cells.get(column as Column) === given)
    return { severity: 'error', text: `${maker?.file} › always.${words}` }
  return {
    severity: 'error',
    text: aboutWords(grid, column, words, row.cells.get(column as Column) ?? null),
    cell: { grid, row: row.place, column },
  }
}

/** A fault by sheet and cell; of a record that is not in the spreadsheet by its file. */
export function faultLine(fault: Fault, placed: ReadonlyMap<string, Placed>): CellLine {
  const { severity, file, field = '', problem, remedy } = fault
  const place = placed.get(file)
  if (!place) return { severity, text: formatFault(fault).slice(2) }
  const { maker } = place.grid
  // Every finish sold is made of the finishes that the list shows.
  const isMade = maker && problem === 'is missing' && field === 'colors' && !columnOf(place.grid, field)
  if (isMade && columnOf(place.grid, 'shown')) return faultLine({ ...fault, field: 'shown' }, placed)
  const column = columnOf(place.grid, field)
  const rowOf = (path: string) => {
    const other = placed.get(path)
    const sheet = other && other.grid.table !== place.grid.table ? `${other.grid.table}, ` : ''
    return other ? `${sheet}row ${other.row.place + 1}` : path
  }
  const words = forCells(field ? messageOf(place.grid.kind, fault) : `${problem}. ${remedy}`).replaceAll(
    /content\/[\w/-]+\.json/g,
    rowOf,
  )
  if (maker && !column && problem === 'is missing') {
    const text = `${maker.file}: nothing in the list says ${words.replace(/: is missing.*/, '')}, which new products need. Add a column to the list, or write it under "always".`
    return { severity, text }
  }
  return { ...cellLine(place, column, words), severity }
}

/** The most cells that are named one by one. */
const MOST_CELLS = 4

/** Lines with the addresses of their cells. The same sentence about several cells of a column is printed once. */
export function gathered(lines: readonly CellLine[]): Line[] {
  const groups = Map.groupBy(lines, ({ severity, text, cell }) => {
    const column = cell?.column && cell.grid.places.get(cell.column)
    return [severity, text, cell?.grid.table, cell && (column ?? 0)].join('\n')
  })
  return [...groups.values()].flatMap((group): Line[] => {
    const [first] = group
    if (!first) return []
    const { severity, text, cell } = first
    if (!cell) return [{ severity, text }]
    const rows = [...new Set(group.flatMap((line) => line.cell?.row ?? []))]
    const column = (cell.column && cell.grid.places.get(cell.column)) ?? 0
    const [place, ...others] = rows
      .slice(0, rows.length > MOST_CELLS ? MOST_CELLS - 1 : MOST_CELLS)
      .map((row) => address(cell.grid.table, row, column))
    const more = rows.length > MOST_CELLS ? ` and ${rows.length - MOST_CELLS + 1} more` : ''
    const places = [place, ...others.map((one) => one.slice(cell.grid.table.length + 1))].join(', ')
    return [{ severity, text: `${places}${more}: ${text}` }]
  })
}
