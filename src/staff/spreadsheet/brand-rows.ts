import { parse } from 'node-html-parser'
import { counted } from '../../catalogue/rules/numbers.ts'
import { TITLE_FIELDS } from '../editor/layouts.ts'
import { metaOf } from '../editor/schema.ts'
import { type Cell, cellText, holdsNumbers, inchesFrom, isMetric, joinEntries, numbersFrom } from './cells.ts'
import { type Column, columnNamed, columnsOf } from './columns.ts'
import { isSameHead, kindOf, type Mapping, type MappingFile } from './mapping.ts'
import { type Line, type Table, warning } from './read-tables.ts'

/** A product's row in a brand's list, in our columns. */
export interface MappedRow {
  /** From 0. */
  place: number
  /** No cell is empty. */
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
export const nameOf = ({ cells }: Pick<MappedRow, 'cells'>): string =>
  cellText([...cells].find(([{ field }]) => NAME_FIELDS.includes(field))?.[1])

/** The columns for the finishes and sizes of a product in one finish at a time. */
export function finishColumns(columns: readonly Column[]) {
  const of = (field: string) =>
    columns.find((column) => column.field === field && column.variant?.name !== 'mixed')
  return {
    shown: of('shown'),
    colors: of('colors'),
    pictures: of('finishPictures'),
    numbers: of('finishPartNumbers'),
    image: of('imageUrl'),
    sizes: of('sizes'),
  }
}

/** A sheet in which each cell that was merged downward has the value. */
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

/** Placeholders that brands write into a cell without a value: `n/a`, `–`, `TBD`. */
const NO_VALUE =
  /^(?:n\.?\s?\/\s?a\.?|na|[-–—−]+|(?:none|not) (?:given|available|applicable|stated|specified)|tb[ad]|to be (?:determined|announced)|unknown)$/i
export const hasNoValue = (words: string): boolean => NO_VALUE.test(words)

/** Our value for a brand's; undefined if the mapping has none. */
const ourValue = ({ values }: Mapping, { label }: Column, words: string): string | undefined =>
  Object.entries(values[label] ?? {}).find(([theirs]) => isSameHead(theirs, words))?.[1]

/** Whether a cell has a value. Any that the mapping translates is one. */
function hasValue(mapping: Mapping, column: Column, cell: Cell | undefined): boolean {
  const words = cellText(cell)
  if (words === '' || ourValue(mapping, column, words) !== undefined) return words !== ''
  return !hasNoValue(words) && !(holdsNumbers(column.schema) && /^none$/i.test(words))
}

/** The columns of a brand's sheet as ours, by their places; one that is there twice counts once. */
export function columnsIn(
  table: Table,
  head: number,
  { mapping }: MappingFile,
): { columns: readonly (Column | undefined)[]; lines: Line[] } {
  const all = columnsOf(kindOf(mapping) ?? 'fans')
  const heads = (table.rows[head] ?? []).map(cellText)
  const mappedTo = (heading: string) =>
    Object.entries(mapping.columns).find(([theirs]) => isSameHead(theirs, heading))?.[1]
  const used = new Set(heads.flatMap((heading) => columnNamed(all, mappedTo(heading) ?? '') ?? []))
  // A column with our name needs no mapping, unless another is mapped to it.
  const withOurName = (heading: string) =>
    all.find(
      (column) =>
        !used.has(column) &&
        [column.label, column.head, column.field].some((one) => isSameHead(one, heading)),
    )
  const columns: (Column | undefined)[] = []
  const unknown: string[] = []
  const lines: Line[] = []
  for (const [at, heading] of heads.entries()) {
    const mapped = mappedTo(heading)
    const column = mapped === undefined ? withOurName(heading) : columnNamed(all, mapped)
    const isTwice = column !== undefined && columns.includes(column)
    if (heading !== '' && mapped === undefined && !column) unknown.push(`"${heading}"`)
    if (isTwice)
      lines.push({
        ...warning(`"${heading}" is ${column.label}, as is a column before it, so it is skipped.`),
        cell: { table: table.name, row: head, column: at },
      })
    columns.push(isTwice ? undefined : column)
  }
  const text = `${table.name}: these columns are not in the mapping, so they are skipped: ${unknown.join(', ')}.`
  return { columns, lines: unknown.length > 0 ? [...lines, warning(text)] : lines }
}

/** Minimum of filled cells: with fewer, a row without a name is a title or a footnote. */
const MIN_CELLS = 3
const MAX_QUOTE = 40
const MAX_QUOTES = 12

const filledIn = (row: readonly Cell[]): string[] => row.map(cellText).filter((text) => text !== '')

/**
 * The rows below the headings that hold products, and a line about the others: titles of sections, headings that a printed page
 * repeats, footnotes, empty rows, and rows that the mapping skips.
 *
 * @param columns our column for each of the sheet's
 */
export function productRows(
  table: Table,
  head: number,
  columns: readonly (Column | undefined)[],
  { file, mapping }: MappingFile,
): { rows: MappedRow[]; lines: Line[] } {
  const all = filledMerges(table, head)
  const heads = (all[head] ?? []).map(cellText)
  const headings = filledIn(all[head] ?? []).join('\n')
  const isSkipped = (cells: readonly Cell[]) =>
    Object.entries(mapping.skip).some(([theirs, values]) => {
      const at = heads.findIndex((heading) => isSameHead(heading, theirs))
      return values.some((value) => at >= 0 && isSameHead(value, cellText(cells[at])))
    })
  const rows: MappedRow[] = []
  const [empty, skipped]: [number[], number[]] = [[], []]
  const others: { row: number; words: string }[] = []
  for (const [index, cells] of all.slice(head + 1).entries()) {
    const place = head + 1 + index
    const values = new Map(
      columns.flatMap((column, at): [Column, Cell][] =>
        column && hasValue(mapping, column, cells[at]) ? [[column, cells[at] ?? null]] : [],
      ),
    )
    const words = filledIn(cells)
    const fields = [...values.keys()].map(({ field }) => field)
    const isNamed = fields.some((field) => NAME_FIELDS.includes(field))
    const [numberColumn, number] = [...values].find(([column]) => isNumber(column)) ?? []
    // A number that a feed wrote as a decimal.
    const written = cellText(number).replace(/^(\d+)\.0+$/, '$1')
    if (numberColumn) values.set(numberColumn, written)
    const isFinish = mapping.rows === 'finish' && fields.includes('shown')
    const fewest = isNamed || number !== undefined || isFinish ? 2 : MIN_CELLS
    if (words.length === 0) empty.push(place + 1)
    else if (isSkipped(cells)) skipped.push(place + 1)
    else if (values.size < fewest || words.join('\n') === headings)
      others.push({ row: place + 1, words: words.join(' ') })
    else rows.push({ place, cells: values, numbers: number === undefined ? [] : [written] })
  }
  const quotes = others.map(({ row, words }) => {
    const quote = words.length > MAX_QUOTE ? `${words.slice(0, MAX_QUOTE)}…` : words
    return `${row} "${quote}"`
  })
  if (quotes.length > MAX_QUOTES)
    quotes.splice(MAX_QUOTES, quotes.length, `and ${quotes.length - MAX_QUOTES} more`)
  if (empty.length > 0) quotes.push(`${ranges(empty)} (empty)`)
  const lines = [
    quotes.length > 0 &&
      `${table.name}: no products in these rows, so they are skipped: ${quotes.join(', ')}.`,
    skipped.length > 0 &&
      `${table.name}: ${counted(skipped.length, 'row')} skipped by "skip" in ${file}: ${ranges(skipped)}.`,
  ]
  return { rows, lines: lines.flatMap((text) => (text ? warning(text) : [])) }
}

/** Signs between several finishes in a cell; "w/" is a word. */
const BETWEEN_FINISHES = /\s*(?:[;,\n|]|(?<!\bw)\/)\s*/i

/** The elements that end a sentence or begin a paragraph. */
const ENDS = /<\/(?:li|p|div|h\d|tr)>|<br\s*\/?>/gi
const TAG = /<\/?[a-z][^>]*>/i

/** A text without HTML: each bullet and line a sentence. */
function plainText(text: string): string {
  if (!TAG.test(text) && !/&\w+;/.test(text)) return text
  const lines = parse(text.replaceAll(ENDS, (end) => `${end}\n`)).textContent.split('\n')
  return lines
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((line) => (/[.!?:]$/.test(line) ? line : `${line}.`))
    .join(' ')
}

/** A picture by the name of its file, from a path or a web address. */
const pictureName = (path: string): string =>
  path
    .replace(/[?#].*$/, '')
    .split(/[\\/]/)
    .at(-1) ?? path

/** Rows in our columns, values and names, several finishes of a cell apart, with the values of all products. */
export function inOurValues(
  rows: readonly MappedRow[],
  { file, mapping }: MappingFile,
  always: ReadonlyMap<Column, Cell>,
  cellOf: (row: MappedRow, column: Column | undefined) => NonNullable<Line['cell']>,
): { rows: MappedRow[]; lines: Line[] } {
  const all = columnsOf(kindOf(mapping) ?? 'fans')
  const { shown, colors } = finishColumns(all)
  const [title] = all
  const lines: Line[] = []
  const advise = (row: MappedRow, column: Column, text: string, got: string, remedy: string) =>
    lines.push({ severity: 'warning', text, got, remedy, cell: cellOf(row, column) })

  function translated(row: MappedRow, column: Column, cell: Cell): Cell {
    const words = cellText(cell)
    const whole = ourValue(mapping, column, words)
    if (whole !== undefined) return whole
    const { input } = metaOf(column.schema)
    if (input === 'picture') return pictureName(words)
    if (column.field === 'productDescription') return plainText(words)
    if (holdsNumbers(column.schema)) {
      const figures = numbersFrom(words).map((figure) => ourValue(mapping, column, figure) ?? figure)
      if (isMetric(words) && !figures.map(inchesFrom).includes(undefined))
        advise(
          row,
          column,
          'metric, and read as inches',
          words,
          `If it is sold as another size, write that under "values" in ${file}.`,
        )
      return figures.join('; ')
    }
    if (column !== shown && column !== colors) return cell
    const finishes = words
      .split(BETWEEN_FINISHES)
      .flatMap((part) => (part === '' ? [] : (ourValue(mapping, column, part) ?? part)))
    if (finishes.length > 1 && !words.includes(';'))
      advise(
        row,
        column,
        'read as several finishes',
        words,
        `If one of these is a single finish, write it under "values" in ${file}.`,
      )
    return joinEntries(finishes.map((one) => [one]))
  }

  let above = ''
  const ours = rows.map((row): MappedRow => {
    const cells = new Map([...row.cells].map(([column, cell]) => [column, translated(row, column, cell)]))
    for (const [column, cell] of always) if (!cells.has(column)) cells.set(column, cell)
    // Under the first row of a product, lists often leave the name empty.
    const repeated = mapping.rows === 'product' ? '' : above
    const name = mapping.names[row.numbers[0] ?? ''] ?? (nameOf(row) || repeated)
    if (title && name !== '') cells.set(title, name)
    above = name
    return { ...row, cells: new Map([...cells].filter(([, cell]) => cellText(cell) !== '')) }
  })
  return { rows: ours, lines }
}
