import { EncryptedFileError } from 'hucre'
import { detectDelimiter, parseCsv } from 'hucre/csv'
import { cellRef, readXlsx, type Sheet } from 'hucre/xlsx'
import { fileStem } from '../../catalogue/records.ts'
import type { Cell } from './cell-text.ts'

/** A sheet of a file as it is. */
export interface Table {
  /** The name of the sheet; of a CSV that of the file. */
  name: string
  rows: Cell[][]
  /** Cells that were merged into one. Only the first of them has the value. */
  merges?: readonly Merge[]
  /** Formulas that give an error, and the error. */
  broken?: readonly { row: number; column: number; value: string }[]
}

/** The corners of merged cells. Rows and columns count from 0. */
type Merge = NonNullable<Sheet['merges']>[number]

/** A message about a file that was read: it stops the import, or is worth knowing. */
export interface Line {
  severity: 'error' | 'warning'
  text: string
}

/** The tables of a file, and what is said about it; no tables if the file as a whole is invalid. */
interface TablesRead {
  tables: Table[]
  lines: Line[]
}

const MOST_BYTES = 10_000_000
const MOST_ROWS = 5000

/** Titles and empty lines may come before the headings of a list. */
export const ROWS_ABOVE = 30

export const error = (text: string): Line => ({ severity: 'error', text })
export const warning = (text: string): Line => ({ severity: 'warning', text })
const refused = (...faults: string[]): TablesRead => ({ tables: [], lines: faults.map(error) })
const notASheet = (file: string, what: string): TablesRead =>
  refused(`${file}: ${what}, not a spreadsheet. Save the list as "Excel Workbook (.xlsx)" or as "CSV UTF-8".`)
const hasTooMany = ({ length }: readonly unknown[]): string =>
  `has ${length.toLocaleString('en-US')} rows, and ${MOST_ROWS.toLocaleString('en-US')} is the limit`

/** Where a cell is, as people say it: `Fans!F12`. Rows and columns count from 0. */
export const address = (table: string, row: number, column: number): string =>
  `${table}!${cellRef(row, column)}`

/** The first bytes of files of other kinds. */
const OTHER_KINDS: readonly [RegExp, string][] = [
  [/^%PDF/, 'is a PDF'],
  [/^\{\\rtf/, 'is a text document'],
  [/^\s*<(!doctype|html|\?xml|table)/i, 'is a web page'],
  [/^(\u00ff\u00d8|\u0089PNG|GIF8)/, 'is a picture'],
]

const brokenIn = (sheet: Sheet) =>
  [...(sheet.cells ?? [])].flatMap(([place, { type, value }]) => {
    const [row = 0, column = 0] = place.split(',').map(Number)
    return type === 'error' ? { row, column, value: String(value) } : []
  })

async function readWorkbook(file: string, data: Uint8Array): Promise<TablesRead> {
  if (Buffer.from(data).includes('vbaProject.bin'))
    return refused(`${file}: contains macros. Save it as "Excel Workbook (.xlsx)", without macros.`)
  const { sheets } = await readXlsx(data)
  const used = sheets.filter(
    ({ name, rows }) => name !== 'How to' && rows.some((row) => row.some((cell) => cell !== null)),
  )
  const tooLong = used.flatMap(({ name, rows }) =>
    rows.length > MOST_ROWS
      ? `${file}: the sheet "${name}" ${hasTooMany(rows)}. Delete the empty rows below the list, or split it.`
      : [],
  )
  if (tooLong.length > 0) return refused(...tooLong)
  const tables = used.map((sheet) => ({
    name: sheet.name,
    rows: sheet.rows,
    merges: (sheet.merges ?? []).filter(({ startRow }) => startRow < MOST_ROWS),
    broken: brokenIn(sheet),
  }))
  return { tables, lines: [] }
}

/** The text of a CSV, and its encoding. */
function decoded(data: Uint8Array): { text: string; encoding: string } {
  if (data[0] === 0xff && data[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(data), encoding: 'utf-8' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(data), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(data), encoding: 'Windows-1252' }
  }
}

function readCsv(file: string, name: string, data: Uint8Array): TablesRead {
  const { text, encoding } = decoded(data)
  if (text.includes('\0')) return notASheet(file, 'is a binary file')
  const delimiter = detectDelimiter(text)
  const rows = parseCsv(text, { delimiter }) as Cell[][]
  if (rows.length > MOST_ROWS) return refused(`${file}: ${hasTooMany(rows)}. Split it.`)
  const guessed = `${file}: was read as Windows-1252, since it is not UTF-8. Check letters such as é and signs such as ″.`
  const tables = [{ name, rows }]
  return { tables, lines: encoding === 'Windows-1252' ? [warning(guessed)] : [] }
}

/**
 * The sheets of a spreadsheet or of a CSV, formulas as their values.
 *
 * @param file the file's name, for what is said about it
 */
export async function readTables(file: string, data: Uint8Array): Promise<TablesRead> {
  if (data.length === 0) return refused(`${file}: is empty. Save the list again.`)
  if (data.length > MOST_BYTES) {
    const size = Math.round(data.length / 1_000_000)
    return refused(
      `${file}: is ${size} MB, and 10 MB is the limit. Take out the pictures, and put them next to it as files.`,
    )
  }
  const start = Buffer.from(data.subarray(0, 200)).toString('latin1')
  const other = OTHER_KINDS.find(([pattern]) => pattern.test(start))?.[1]
  if (other) return notASheet(file, other)
  try {
    if (start.startsWith('PK')) return await readWorkbook(file, data)
    if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) {
      await readXlsx(data)
      return notASheet(file, 'is in an old program’s format')
    }
  } catch (cause) {
    if (cause instanceof EncryptedFileError)
      return refused(`${file}: has a password. Save it without one (File, Info, Protect Workbook).`)
    return notASheet(file, 'is damaged or another kind of file')
  }
  return readCsv(file, fileStem(file), data)
}
