import { excerpt, type Fault, formatFault } from '../../catalogue/faults.ts'
import { RECORD_KINDS, type RecordKind } from '../../catalogue/records.ts'
import { SLUG } from '../../catalogue/schema/fields.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import { type FileRecords, recordsInFile } from '../check-content/read-content.ts'
import { inLabels } from '../editor/formats/assert-no-new-faults.ts'
import { fillIn, recordFormat } from '../editor/formats/record-format.ts'
import { type FolderKind, TITLE_FIELDS } from '../editor/title-fields.ts'
import {
  type Cell,
  cellFault,
  cellText,
  type FieldWords,
  fromCell,
  holdsNumbers,
  isRange,
  toCell,
} from './cells.ts'
import { type Column, columnsOf } from './columns.ts'
import type { Line } from './read-tables.ts'

/** A row of a sheet, by its columns. */
export interface SheetRow {
  /** From 0. */
  place: number
  /** The cell under "File". */
  file: string
  cells: ReadonlyMap<Column, Cell>
}

/** A sheet whose columns are known. */
export interface Grid {
  table: string
  kind: FolderKind
  /** Where each column is, from 0. */
  places: ReadonlyMap<Column, number>
  rows: SheetRow[]
  /** For a brand's list: its mapping file, and the values that file gives all products. */
  mapping?: { file: string; always: ReadonlyMap<Column, Cell> }
}

/** A record's position in the spreadsheet. */
export interface Placed {
  grid: Grid
  row: SheetRow
}

/** A file that would be written. */
export interface Change {
  file: string
  isNew: boolean
  text: string
  /** What differs, in the words of the form. */
  fields: { label: string; before: string; after: string }[]
}

const nameOf = (kind: Grid['kind'], row: SheetRow): string =>
  cellText([...row.cells].find(([{ field }]) => field === TITLE_FIELDS[kind])?.[1])

/** A row's name as a field of its record: `{ title: 'Alder 52' }`. */
export const nameIn = (kind: Grid['kind'], row: SheetRow): Record<string, string> => ({
  [TITLE_FIELDS[kind]]: nameOf(kind, row),
})

/** The name of a row's file without folder and ending, made from its name if the row has none; empty without a name. */
export const stemOf = (kind: Grid['kind'], row: SheetRow): string => row.file || slugOf(nameOf(kind, row))

/** The path of a row's file from the project's root; undefined for a row without a name. */
export function fileOf(kind: Grid['kind'], row: SheetRow): string | undefined {
  const stem = stemOf(kind, row)
  return stem ? `content/${RECORD_KINDS[kind].path}/${stem}.json` : undefined
}

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
const variantsIn = (row: ReadonlyMap<Column, Cell>, section: string): string[] => [
  ...new Set(
    [...row].flatMap(([{ variant }, cell]) =>
      variant?.section === section && cellText(cell) !== '' ? [variant.name] : [],
    ),
  ),
]

/** A form after the cells of a row were filled in. A cell with the value of the record changes nothing, however its file writes it. */
function withCells(form: Form, row: ReadonlyMap<Column, Cell>, words: WordsOf): Form {
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

/** A row of a spreadsheet for a record. */
interface Filling {
  kind: Grid['kind']
  file: string
  /** The text of its file; empty for a new one. */
  source: string
  cells: ReadonlyMap<Column, Cell>
  /** The values of all of a list's products; they fill in what a record lacks. */
  always: ReadonlyMap<Column, Cell>
}

/** A record after the cells of a row were filled in, and its faults; undefined if nothing changes. */
export function changeRecord(
  { kind, file, source, cells, always }: Filling,
  words: WordsOf,
): (FileRecords & { change: Change }) | undefined {
  const { fromFile } = recordFormat(kind)
  const form = fromFile(source)
  const columns = columnsOf(kind)
  const was = recordCells(kind, form, words)
  const isFilled = new Set(columns.filter((_, index) => was[index] !== null))
  const given = [...cells].filter(([column, cell]) => always.get(column) !== cell || !isFilled.has(column))
  const { text } = fillIn(kind, withCells(form, new Map(given), words))
  if (text === source) return undefined
  const is = recordCells(kind, fromFile(text), words)
  const fields = columns.flatMap(({ label }, index) => {
    const [before, after] = [cellText(was[index]), cellText(is[index])]
    return before === after ? [] : [{ label, before, after }]
  })
  return {
    change: { file, isNew: source === '', text, fields },
    ...recordsInFile(kind, file, JSON.parse(text)),
  }
}

/** The column of a finding about a row. */
const WHOLE_ROW = -1

/** A finding about a cell; the mapping file is blamed where it filled the cell in. */
function cellLine(
  { grid, row }: Placed,
  column: Column | undefined,
  { severity = 'error', ...finding }: Omit<Line, 'cell' | 'severity'> & Partial<Pick<Line, 'severity'>>,
): Line {
  const { mapping, places, table } = grid
  const given = column && mapping?.always.get(column)
  if (given !== undefined && given !== null && row.cells.get(column as Column) === given)
    return { severity, ...finding, text: `${mapping?.file} › always.${finding.text}` }
  const isTranslatable = mapping && column && places.has(column) && finding.got !== undefined
  const range =
    isTranslatable && isRange(finding.got ?? '') ? `${finding.text} (one figure, not a range)` : finding.text
  return {
    severity,
    ...finding,
    text: range,
    cell: { table, row: row.place, column: (column && places.get(column)) ?? WHOLE_ROW },
    ...(isTranslatable && { mapping: { file: mapping.file, label: column.label } }),
  }
}

/** The column that a fault's field is in: `shown.body[0]` is in that of the body. */
function columnOf({ places, mapping }: Grid, field: string): Column | undefined {
  const parts = field.split(/[.[\]]+/).filter(Boolean)
  const of = [...places.keys(), ...(mapping?.always.keys() ?? [])].filter(
    ({ field: own }) => own === parts[0],
  )
  return (
    of.find(({ path }) => path.length > 2 && path.at(-1) === parts[1]) ??
    of.find(({ path }) => path.length <= 2) ??
    of[0]
  )
}

/** Words of the check that name how a file is written, for people who fill in cells. */
const FOR_CELLS = [
  ['true or false, without quotation marks', 'yes or no'],
  [/expected a list such as \[(.+?)\]/g, 'expected one or more, such as $1'],
] as const
const forCells = (words: string): string =>
  FOR_CELLS.reduce((text, [from, to]) => text.replaceAll(from, to), words)

/** A value as people read it in a cell: text without its quotation marks. */
const asRead = (got: unknown): string => (typeof got === 'string' ? got : excerpt(got))

/** A fault by sheet and cell; of a record that is not in the spreadsheet by its file. */
export function faultLine(fault: Fault, placed: ReadonlyMap<string, Placed>): Line {
  const { severity, file, field = '', problem } = fault
  const place = placed.get(file)
  if (!place) return { severity, text: formatFault(fault).slice(2) }
  const { grid } = place
  // Every finish sold is made of the finishes that the list shows.
  const isMade = grid.mapping && problem === 'is missing' && field === 'colors' && !columnOf(grid, field)
  if (isMade && columnOf(grid, 'shown')) return faultLine({ ...fault, field: 'shown' }, placed)
  const column = columnOf(grid, field)
  const rowOf = (path: string) => {
    const other = placed.get(path)
    const sheet = other && other.grid.table !== grid.table ? `${other.grid.table}, ` : ''
    return other ? `${sheet}row ${other.row.place + 1}` : path
  }
  const named = (words: string) => forCells(words).replaceAll(/content\/[\w/-]+\.json/g, rowOf)
  const labelled = field ? inLabels(grid.kind, fault) : fault
  if (grid.mapping && !column && problem === 'is missing') {
    const label = columnsOf(grid.kind).find((one) => one.field === field)?.label ?? field
    const text = `${grid.mapping.file}: the list has no column for ${label}, which new products need. Add one to the list, or write its value under "always".`
    return { severity, text }
  }
  return cellLine(place, column, {
    severity,
    text: named(labelled.problem),
    remedy: named(labelled.remedy),
    ...(fault.got !== undefined && { got: asRead(fault.got) }),
  })
}

/** 5/2/2026, 10-12-26, 2026-05-02, 5-Feb, 3.00E+05: what programs turn 5/2 or 3E5 into. Sizes such as 44/52/60 are no dates. */
const CONVERTED =
  /^(?:(?:0?[1-9]|1[0-2])([/.-])(?:0?[1-9]|[12]\d|3[01])\1(?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2}|\d{1,2}-[A-Z][a-z]{2}|\d(?:\.\d+)?E[+-]?\d+)$/

/** The fields in which a date or an exponent is never meant. */
const NAMES_AND_NUMBERS = ['title', 'modelNumber', 'partNumber']

/**
 * Faults in single cells and rows that no record could have: a date where a number was meant, a row given twice.
 *
 * @param taken the rows of the files so far, by path; this row's is added
 */
export function rowFaults(grid: Grid, row: SheetRow, taken: Map<string, Placed>): Line[] {
  const lines: Line[] = []
  const say = (column: Column | undefined, finding: Omit<Line, 'cell' | 'severity'>) =>
    lines.push(cellLine({ grid, row }, column, finding))
  const file = fileOf(grid.kind, row)
  if (file === undefined)
    say(
      [...grid.places.keys()].find(({ field }) => field === TITLE_FIELDS[grid.kind]),
      { text: 'the row has no name. Write one, or delete the row.' },
    )
  for (const [column, cell] of row.cells) {
    const got = cellText(cell)
    const isFigure = holdsNumbers(column.schema) || NAMES_AND_NUMBERS.includes(column.field)
    const fault = cellFault(column.schema, cell)
    if (cell instanceof Date || (isFigure && CONVERTED.test(got)))
      say(column, {
        text: `${column.label} is a date or a power of ten, which spreadsheet programs make of 5-2, 5/2 and 3E5`,
        got,
        remedy: 'Format the cell as Text, then enter it again.',
      })
    else if (fault)
      say(column, { text: `${column.label}: ${fault.problem}`, got: fault.got, remedy: fault.remedy })
  }
  if (row.file && !SLUG.test(row.file)) {
    const expected = `expected lowercase words joined by hyphens. Write "${slugOf(row.file)}".`
    say(undefined, { text: `"${row.file}" is not a file name: ${expected}` })
  }
  if (file !== undefined) {
    const other = taken.get(file)
    const sheet = other && other.grid.table !== grid.table ? `${other.grid.table}, ` : ''
    const advice = 'Delete one of the two rows, or rename one.'
    if (other)
      say(undefined, {
        text: `"${stemOf(grid.kind, row)}" is already in ${sheet}row ${other.row.place + 1}. ${advice}`,
      })
    taken.set(file, other ?? { grid, row })
  }
  for (const section of new Set([...row.cells.keys()].flatMap(({ variant }) => variant?.section ?? []))) {
    if (variantsIn(row.cells, section).length < 2) continue
    const column = [...row.cells.keys()].find(({ variant }) => variant?.section === section)
    say(column, {
      text: 'the columns for one finish and those for body and blades are both filled in. Clear one set.',
    })
  }
  return lines
}
