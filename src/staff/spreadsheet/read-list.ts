import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { EncryptedFileError, formatValue } from 'hucre'
import { detectDelimiter, parseCsv } from 'hucre/csv'
import { readXlsx, type Sheet } from 'hucre/xlsx'
import { error, type Fault, warning } from '../../catalogue/faults.ts'
import { isKind } from '../../catalogue/kinds/product-kinds.ts'
import { nearest, suggest } from '../../catalogue/nearest.ts'
import { fileStem } from '../../catalogue/records.ts'
import { counted } from '../../catalogue/rules/numbers.ts'
import type { FolderKind } from '../editor/layouts.ts'
import { brandProducts } from './brand-list.ts'
import {
  type Cell,
  type Column,
  type ContentBefore,
  cellText,
  columnNamed,
  columnsOf,
  FILE_HEAD,
  type Grid,
  isSameHead,
  type Row,
  SHEETS,
  type Table,
} from './columns.ts'
import {
  brandNames,
  chooseMapping,
  draftMappings,
  headOf,
  kindOf,
  type MappingFile,
  ROWS_ABOVE,
  type UnknownSheet,
  unknownSheet,
} from './mapping.ts'
import { type Outcome, rowsText } from './report.ts'

interface FileRead {
  tables: Table[]
  faults: Fault[]
}

const MAX_BYTES = 10_000_000
const MAX_ROWS = 5000

const refused = (file: string, problem: string, remedy: string): FileRead => ({
  tables: [],
  faults: [error({ file }, problem, remedy)],
})
const notASheet = (file: string): FileRead =>
  refused(file, 'is not a spreadsheet', 'Save the list as "Excel Workbook (.xlsx)" or as "CSV UTF-8".')

export const LIST = /\.(xlsx|xlsm|xls|csv)$/i
/** A workbook, or one with a password. */
const WORKBOOK = /^(PK|\u00d0\u00cf)/
/** PDF, text documents and web pages, whatever their names. */
const OTHER_KINDS = /^(%PDF|\{\\rtf|\s*<)/

const LEADING_ZERO = /^0\d/
/** Above it, a program has rounded the last digits away. */
const MAX_EXACT = 1e15

/** A sheet with leading zeros as displayed; other numbers displayed differently are reported. */
function tableOf(sheet: Sheet): Table {
  const { name: table, rows, merges = [] } = sheet
  const faults: Fault[] = []
  const hidden = [...(sheet.rowDefs ?? [])].flatMap(([row, def]) => (def.hidden ? row : []))
  if (hidden.length > 0) {
    const problem = `hidden, and read all the same: ${rowsText(hidden)}`
    faults.push(warning({ file: table }, problem, 'Delete what you want to leave out.'))
  }
  for (const [place, { value, style }] of sheet.cells ?? []) {
    if (typeof value !== 'number') continue
    const [row = 0, column = 0] = place.split(',').map(Number)
    const shown = style?.numFmt ? formatValue(value, style.numFmt) : String(value)
    const hasZero = LEADING_ZERO.test(shown)
    const cells = rows[row]
    if (hasZero && cells) cells[column] = shown
    if (!hasZero && !/\de[+-]?\d/i.test(shown) && Math.abs(value) < MAX_EXACT) continue
    faults.push({
      ...warning(
        { file: table, cell: { row, column } },
        'a number is shown otherwise than it is stored',
        'If it is a model number, format the cell as Text and enter it again.',
      ),
      got: hasZero ? `${shown} (read so; stored as ${value})` : `${shown} (read as ${value})`,
    })
  }
  return { name: table, rows, merges: merges.filter(({ startRow }) => startRow < MAX_ROWS), faults }
}

async function readWorkbook(file: string, data: Uint8Array): Promise<FileRead> {
  const { sheets } = await readXlsx(data, { readStyles: true })
  const [hidden, visible] = [true, false].map((is) =>
    sheets.filter((sheet) => Boolean(sheet.hidden || sheet.veryHidden) === is),
  ) as [Sheet[], Sheet[]]
  const used = visible.filter(
    ({ name, rows }) => name !== 'How to' && rows.some((row) => row.some((cell) => cell !== null)),
  )
  const names = hidden.map(({ name }) => `"${name}"`).join(', ')
  const left = warning({ file }, `left out, as they are hidden: ${names}`, 'Unhide a sheet to import it.')
  return { tables: used.map(tableOf), faults: hidden.length > 0 ? [left] : [] }
}

const ACCENTS = /[áàâäãéèêëíïóôöõúüñç’‘“”–—°½¼¾®™′″×]/gi

/** The text of a CSV, and its encoding if it had to be guessed. */
function decoded(data: Uint8Array): { text: string; guessed?: 'Windows-1252' | 'Mac Roman' } {
  const mark = Buffer.from(data.subarray(0, 2)).toString('hex')
  if (mark === 'fffe') return { text: new TextDecoder('utf-16le').decode(data) }
  if (mark === 'feff') return { text: new TextDecoder('utf-16be').decode(data) }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(data) }
  } catch {
    const windows = new TextDecoder('windows-1252').decode(data)
    const mac = new TextDecoder('macintosh').decode(data)
    const accentsIn = (text: string) => text.match(ACCENTS)?.length ?? 0
    return accentsIn(mac) > accentsIn(windows)
      ? { text: mac, guessed: 'Mac Roman' }
      : { text: windows, guessed: 'Windows-1252' }
  }
}

const MAX_DOUBTFUL_WORDS = 6

function readCsv(file: string, data: Uint8Array): FileRead {
  const { text, guessed } = decoded(data)
  if (text.includes('\0')) return notASheet(file)
  const [, separator] = /^\ufeff?sep=(.)\r?\n/i.exec(text) ?? []
  const list = separator ? text.slice(text.indexOf('\n') + 1) : text
  // A bar is between the parts of a cell, as in "Finish | Photo", and not between cells.
  const delimiter = separator ?? detectDelimiter(list.replaceAll('|', ' '))
  const rows = parseCsv(list, { delimiter }) as Cell[][]
  const tables = [{ name: fileStem(file), rows }]
  if (!guessed) return { tables, faults: [] }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: every character beyond ASCII is in doubt.
  const doubtful = new Set(text.match(/[^\s,;"]*[^\x00-\x7f][^\s,;"]*/g))
  const words = [...doubtful].slice(0, MAX_DOUBTFUL_WORDS).join(', ')
  const problem = `read as ${guessed}, since it is not UTF-8`
  return { tables, faults: [warning({ file }, problem, `Check these words: ${words}.`)] }
}

export async function readTables(file: string, data: Uint8Array): Promise<FileRead> {
  if (data.length > MAX_BYTES) {
    const problem = `is ${Math.round(data.length / 1_000_000)} MB, and 10 MB is the limit`
    return refused(file, problem, 'Take out the pictures, and put them next to it as files.')
  }
  const start = Buffer.from(data.subarray(0, 200)).toString('latin1')
  if (!LIST.test(file) || OTHER_KINDS.test(start)) return notASheet(file)
  try {
    const read = WORKBOOK.test(start) ? await readWorkbook(file, data) : readCsv(file, data)
    const long = read.tables.find(({ rows }) => rows.length > MAX_ROWS)
    const problem = `"${long?.name}" has more than ${MAX_ROWS} rows`
    return long ? refused(file, problem, 'Delete the empty rows below the list, or split it.') : read
  } catch (cause) {
    return cause instanceof EncryptedFileError
      ? refused(file, 'has a password', 'Save it without one (File, Info, Protect Workbook).')
      : notASheet(file)
  }
}

interface GridRead {
  grid: Grid
  faults: Fault[]
}

const isFileHead = (heading: string): boolean => heading.toLowerCase() === FILE_HEAD.toLowerCase()

/** Kind and row of the best matching headings; between equal matches, the kind in the sheet's name. */
function ownHead({ name, rows }: Table): { kind: FolderKind; head: number } | undefined {
  const plain = (words: string) => words.toLowerCase().replaceAll(/[ -]/g, '')
  const isNamed = (sheet: (typeof SHEETS)[number]) =>
    [sheet.kind, sheet.name].some((one) => plain(one) === plain(name))
  let best: { kind: FolderKind; head: number; count: number } | undefined
  for (const { kind } of SHEETS.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a))))
    for (const [head, row] of rows.slice(0, ROWS_ABOVE).entries()) {
      const headings = row.map(cellText).filter(Boolean)
      const count = headings.filter((one) => isFileHead(one) || columnNamed(kind, one)).length
      if (count > (best?.count ?? 1)) best = { kind, head, count }
    }
  return best
}

function columnsIn(table: Table, head: number, kind: FolderKind, by?: MappingFile) {
  const headings = (table.rows[head] ?? []).map(cellText)
  const mappedTo = (heading: string) =>
    Object.entries(by?.mapping.columns ?? {}).find(([theirs]) => isSameHead(theirs, heading))?.[1]
  const mapped = headings.map((heading) => columnNamed(kind, mappedTo(heading) ?? ''))
  const labels = columnsOf(kind).map(({ label }) => label)
  const columns: (Column | undefined)[] = []
  const faults: Fault[] = []
  const others: string[] = []
  for (const [at, heading] of headings.entries()) {
    // A column with our name needs no mapping, unless another is mapped to it.
    const named = columnNamed(kind, heading)
    const own = named && !mapped.includes(named) ? named : undefined
    const column = mappedTo(heading) === undefined ? own : mapped[at]
    const isTwice = column !== undefined && columns.includes(column)
    const position = { file: table.name, cell: { row: head, column: at } }
    if (isTwice) {
      const problem = `"${heading}" is ${column.label}, as is a column before it`
      faults.push(by ? warning(position, problem, 'It is skipped.') : error(position, problem, 'Delete one.'))
    } else if (heading !== '' && !column && mappedTo(heading) === undefined && !isFileHead(heading)) {
      if (by || !nearest(heading, labels)) others.push(`"${heading}"`)
      else faults.push(error(position, `"${heading}" is not a column`, suggest(heading, labels)))
    }
    columns.push(isTwice ? undefined : column)
  }
  if (others.length > 0) {
    const problem = `these columns are not ${by ? 'in the mapping' : 'ours'}, so they are skipped: ${others.join(', ')}`
    faults.push(warning({ file: table.name }, problem, ''))
  }
  const places = new Map(columns.flatMap((column, at) => (column ? [[column.field, at] as const] : [])))
  return { places, faults, others, fileAt: headings.findIndex(isFileHead) }
}

/** Merged cells: across columns in a brand's list, any in a sheet of ours. */
const mergeFaults = ({ name, merges = [] }: Table, rows: readonly Row[], isBrands: boolean): Fault[] =>
  merges
    .filter(
      ({ startRow, endRow, startCol, endCol }) =>
        (endCol > startCol || !isBrands) && rows.some(({ place }) => place >= startRow && place <= endRow),
    )
    .map(({ startRow: row, startCol: column }) =>
      (isBrands ? warning : error)(
        { file: name, cell: { row, column } },
        'these cells are merged',
        'Unmerge them, and write the value in each.',
      ),
    )

interface OwnSheet extends GridRead {
  /** Whether it may be a brand's all the same: products, a heading that is not ours, and none named File. */
  isDoubtful: boolean
}

/** Minimum share of our headings: below it, a sheet is a brand's own. */
const MIN_OURS = 0.5

export function ownSheet(table: Table): OwnSheet | undefined {
  const own = ownHead(table)
  if (!own) return undefined
  const { kind, head } = own
  const { places, faults, others, fileAt } = columnsIn(table, head, kind)
  const widest = Math.max(
    ...table.rows.slice(0, ROWS_ABOVE).map((row) => row.filter((cell) => cellText(cell) !== '').length),
  )
  if (places.size < widest * MIN_OURS) return undefined
  const rows = table.rows.slice(head + 1).map(
    (row, index): Row => ({
      place: head + 1 + index,
      file: cellText(row[fileAt]).replace(/\.json$/, ''),
      cells: new Map([...places].map(([field, at]) => [field, row[at] ?? null])),
    }),
  )
  const filled = rows.filter(
    ({ file, cells }) => file !== '' || [...cells.values()].some((cell) => cellText(cell) !== ''),
  )
  return {
    grid: { table: table.name, kind, places, rows: filled },
    faults: [...faults, ...mergeFaults(table, filled, false)],
    isDoubtful: isKind(kind) && others.length > 0 && fileAt < 0,
  }
}

/** A brand's sheet as one of ours: its products in our columns and values. */
export function brandSheet(table: Table, by: MappingFile, before: ContentBefore): GridRead {
  const kind = kindOf(by.mapping) ?? 'fans'
  const { head } = headOf(table, by.mapping)
  const { places, faults } = columnsIn(table, head, kind, by)
  const always = new Map(
    Object.entries(by.mapping.always).flatMap(([label, value]): [string, Cell][] => {
      const column = columnNamed(kind, label)
      return column && value !== '' ? [[column.field, value]] : []
    }),
  )
  const list = { ...by, faults, table, head, kind, places, always }
  const { rows, brands } = brandProducts(list, before)
  const grid = { table: table.name, kind, places, rows, mapping: { file: by.file, always, brands } }
  return { grid, faults: [...faults, ...mergeFaults(table, rows, true)] }
}

/** The sheets of a file in our columns: ours, or a brand's by its mapping; a draft for those that have none. */
export async function readList(
  path: string,
  before: ContentBefore,
  mappings: readonly MappingFile[],
): Promise<{ grids: Grid[]; faults: Fault[]; drafts: Outcome['drafts'] }> {
  const data = await readFile(path).catch(() => undefined)
  const file = basename(path)
  if (!data)
    return {
      grids: [],
      faults: [error({ file: path }, 'there is no such file', 'Check its name.')],
      drafts: [],
    }
  const read = await readTables(file, data)
  const grids: Grid[] = []
  const faults: Fault[] = []
  const unknown: UnknownSheet[] = []
  const used = new Set<MappingFile>()
  const skipped: string[] = []
  const add = (table: Table, found: GridRead) => {
    grids.push(found.grid)
    faults.push(...(table.faults ?? []), ...found.faults)
  }
  for (const table of read.tables) {
    const own = ownSheet(table)
    if (own && !own.isDoubtful) {
      add(table, own)
      continue
    }
    const chosen = chooseMapping(file, table, mappings, brandNames(before.records))
    if (chosen && 'faults' in chosen) {
      used.add(chosen)
      if (!chosen.mapping.confirmed || !kindOf(chosen.mapping)) continue
      const products = brandSheet(table, chosen, before)
      const count = counted(products.grid.rows.length, 'product')
      faults.push(warning({ file: table.name }, `${count}, read by ${chosen.file}`, ''))
      add(table, products)
    } else if (chosen) faults.push(chosen)
    else {
      const sheet = unknownSheet(file, table)
      if (sheet) unknown.push(sheet)
      else skipped.push(table.name)
    }
  }
  const hasOthers = grids.length + used.size > 0
  const drafted = draftMappings(file, unknown, before.records, mappings, hasOthers)
  skipped.push(...drafted.skipped)
  if (skipped.length > 0) {
    const isAll = !hasOthers && unknown.length === 0
    faults.push(
      isAll
        ? error(
            { file },
            'no sheet has a row of three or more column names, such as "Name", "Brand" and "Sizes"',
            'Add one above the products.',
          )
        : warning({ file }, `no products found in ${skipped.join(', ')}`, ''),
    )
  }
  return {
    grids,
    faults: [...read.faults, ...[...used].flatMap((one) => one.faults), ...faults, ...drafted.faults],
    drafts: drafted.drafts,
  }
}
