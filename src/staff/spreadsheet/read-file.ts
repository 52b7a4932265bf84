import { EncryptedFileError, formatValue } from 'hucre'
import { detectDelimiter, parseCsv } from 'hucre/csv'
import { readXlsx, type Sheet } from 'hucre/xlsx'
import { error, warning } from '../../catalogue/faults.ts'
import { fileStem } from '../../catalogue/records.ts'
import type { Cell } from './cells.ts'
import { type Finding, rowsText } from './report.ts'

export interface Table {
  /** The sheet's or CSV file's name. */
  name: string
  rows: Cell[][]
  /** Corners of merged cells, from 0. Only the first cell has the value. */
  merges?: readonly NonNullable<Sheet['merges']>[number][]
  /** Hidden rows, and numbers that a program shows otherwise than it stores them. */
  findings?: readonly Finding[]
}

export interface FileRead {
  tables: Table[]
  findings: Finding[]
}

const MAX_BYTES = 10_000_000
const MAX_ROWS = 5000

const refused = (file: string, problem: string, remedy: string): FileRead => ({
  tables: [],
  findings: [error({ file }, problem, remedy)],
})
const notASheet = (file: string, what: string): FileRead =>
  refused(file, `${what}, not a spreadsheet`, 'Save the list as "Excel Workbook (.xlsx)" or as "CSV UTF-8".')

const OTHER_KINDS: readonly [RegExp, string][] = [
  [/^%PDF/, 'is a PDF'],
  [/^\{\\rtf/, 'is a text document'],
  [/^\s*<(!doctype|html|\?xml|table)/i, 'is a web page'],
  [/^(\u00ff\u00d8|\u0089PNG|GIF8)/, 'is a picture'],
]

const LEADING_ZERO = /^0\d/
/** Above it, a program has rounded the last digits away. */
const MAX_EXACT = 1e15

/** A sheet with leading zeros as displayed; other numbers displayed differently are reported. */
function tableOf(sheet: Sheet): Table {
  const { name: table, rows, merges = [] } = sheet
  const findings: Finding[] = []
  const hidden = [...(sheet.rowDefs ?? [])].flatMap(([row, def]) => (def.hidden ? row : []))
  if (hidden.length > 0) {
    const problem = `hidden, and read all the same: ${rowsText(hidden)}`
    findings.push(warning({ file: table }, problem, 'Delete what you want to leave out.'))
  }
  for (const [place, { value, style }] of sheet.cells ?? []) {
    if (typeof value !== 'number') continue
    const [row = 0, column = 0] = place.split(',').map(Number)
    const shown = style?.numFmt ? formatValue(value, style.numFmt) : String(value)
    const hasZero = LEADING_ZERO.test(shown)
    const cells = rows[row]
    if (hasZero && cells) cells[column] = shown
    if (!hasZero && !/\de[+-]?\d/i.test(shown) && Math.abs(value) < MAX_EXACT) continue
    findings.push({
      ...warning({ file: table }, 'a number is shown otherwise than it is stored', ''),
      got: hasZero ? `${shown} (read so; stored as ${value})` : `${shown} (read as ${value})`,
      remedy: 'If it is a model number, format the cell as Text and enter it again.',
      cell: { row, column },
    })
  }
  return { name: table, rows, merges: merges.filter(({ startRow }) => startRow < MAX_ROWS), findings }
}

async function readWorkbook(file: string, data: Uint8Array): Promise<FileRead> {
  if (Buffer.from(data).includes('vbaProject.bin'))
    return refused(file, 'contains macros', 'Save it as "Excel Workbook (.xlsx)", without macros.')
  const { sheets } = await readXlsx(data, { readStyles: true })
  const [hidden, visible] = [true, false].map((is) =>
    sheets.filter((sheet) => Boolean(sheet.hidden || sheet.veryHidden) === is),
  ) as [Sheet[], Sheet[]]
  const used = visible.filter(
    ({ name, rows }) => name !== 'How to' && rows.some((row) => row.some((cell) => cell !== null)),
  )
  const names = hidden.map(({ name }) => `"${name}"`).join(', ')
  const left = warning({ file }, `left out, as they are hidden: ${names}`, 'Unhide a sheet to import it.')
  return { tables: used.map(tableOf), findings: hidden.length > 0 ? [left] : [] }
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
  if (text.includes('\0')) return notASheet(file, 'is a binary file')
  const [, separator] = /^\ufeff?sep=(.)\r?\n/i.exec(text) ?? []
  const list = separator ? text.slice(text.indexOf('\n') + 1) : text
  const rows = parseCsv(list, { delimiter: separator ?? detectDelimiter(list) }) as Cell[][]
  const tables = [{ name: fileStem(file), rows }]
  if (!guessed) return { tables, findings: [] }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: every character beyond ASCII is in doubt.
  const doubtful = new Set(text.match(/[^\s,;"]*[^\x00-\x7f][^\s,;"]*/g))
  const words = [...doubtful].slice(0, MAX_DOUBTFUL_WORDS).join(', ')
  const problem = `read as ${guessed}, since it is not UTF-8`
  return { tables, findings: [warning({ file }, problem, `Check these words: ${words}.`)] }
}

async function readAnyKind(file: string, data: Uint8Array): Promise<FileRead> {
  const start = Buffer.from(data.subarray(0, 200)).toString('latin1')
  const other = OTHER_KINDS.find(([pattern]) => pattern.test(start))?.[1]
  if (other) return notASheet(file, other)
  try {
    if (start.startsWith('PK')) return await readWorkbook(file, data)
    if (!start.startsWith('\u00d0\u00cf\u0011\u00e0')) return readCsv(file, data)
    await readXlsx(data)
    return notASheet(file, 'is in an old program’s format')
  } catch (cause) {
    return cause instanceof EncryptedFileError
      ? refused(file, 'has a password', 'Save it without one (File, Info, Protect Workbook).')
      : notASheet(file, 'is damaged or another kind of file')
  }
}

export async function readTables(file: string, data: Uint8Array): Promise<FileRead> {
  if (data.length === 0) return refused(file, 'is empty', 'Save the list again.')
  if (data.length > MAX_BYTES) {
    const problem = `is ${Math.round(data.length / 1_000_000)} MB, and 10 MB is the limit`
    return refused(file, problem, 'Take out the pictures, and put them next to it as files.')
  }
  const read = await readAnyKind(file, data)
  const long = read.tables.filter(({ rows }) => rows.length > MAX_ROWS)
  if (long.length === 0) return read
  const counts = long.map(({ name, rows }) => `"${name}" has ${rows.length.toLocaleString('en-US')} rows`)
  const problem = `${counts.join(', ')}, and ${MAX_ROWS.toLocaleString('en-US')} is the limit`
  return refused(file, problem, 'Delete the empty rows below the list, or split it.')
}
