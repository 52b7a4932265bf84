import { inflateRawSync } from 'node:zlib'
import { EncryptedFileError, formatValue } from 'hucre'
import { detectDelimiter, parseCsv } from 'hucre/csv'
import { cellRef, readXlsx, type Sheet } from 'hucre/xlsx'
import { fileStem } from '../../catalogue/records.ts'
import type { Cell } from './cells.ts'

/** A sheet of a file as it is. */
export interface Table {
  /** The name of the sheet; of a CSV that of the file. */
  name: string
  rows: Cell[][]
  /** Cells that were merged into one. Only the first of them has the value. */
  merges?: readonly Merge[]
  /** Formulas that give an error, and the error. */
  broken?: readonly { row: number; column: number; value: string }[]
  /** Rows that the program hides, from 0. They are read like the others. */
  hiddenRows?: readonly number[]
  /** Numbers that a program shows otherwise than it stores them. */
  shown?: readonly { row: number; column: number; stored: number; shown: string }[]
}

/** The corners of merged cells. Rows and columns count from 0. */
type Merge = NonNullable<Sheet['merges']>[number]

/** A finding of an import: an error stops it, a warning is worth knowing. */
export interface Line {
  severity: 'error' | 'warning'
  /** A whole sentence; with a remedy, only what is wrong, without the value. */
  text: string
  /** The cell that it is about. Rows and columns count from 0. */
  cell?: { table: string; row: number; column: number }
  /** The wrong value as people read it. */
  got?: string
  remedy?: string
  /** The file and our column in which a value of a brand’s list can be translated. */
  mapping?: { file: string; label: string }
}

/** The tables of a file, and what is said about it; no tables if the file as a whole is invalid. */
interface TablesRead {
  tables: Table[]
  lines: Line[]
}

const MAX_BYTES = 10_000_000
const MAX_UNPACKED_BYTES = 100_000_000
const MAX_ROWS = 5000

/** Titles and empty lines may come before the headings of a list. */
export const ROWS_ABOVE = 30

export const error = (text: string): Line => ({ severity: 'error', text })
export const warning = (text: string): Line => ({ severity: 'warning', text })
const refused = (...faults: string[]): TablesRead => ({ tables: [], lines: faults.map(error) })
const notASheet = (file: string, what: string): TablesRead =>
  refused(`${file}: ${what}, not a spreadsheet. Save the list as "Excel Workbook (.xlsx)" or as "CSV UTF-8".`)
const hasTooMany = ({ length }: readonly unknown[]): string =>
  `has ${length.toLocaleString('en-US')} rows, and ${MAX_ROWS.toLocaleString('en-US')} is the limit`

/** Where a cell is, as people say it: `Fans!F12`. Rows and columns count from 0. */
export const address = (table: string, row: number, column: number): string =>
  `${table}!${cellRef(row, column)}`

export const brokenFault = (table: string, row: number, column: number, value: string): Line =>
  error(`${address(table, row, column)}: the formula gives ${value}. Correct it, or write the value.`)

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

const LEADING_ZERO = /^0\d/
/** Above it, a program has rounded the last digits away. */
const MAX_EXACT = 1e15

/** Numbers with leading zeros or an exponent in sight, or too long to be stored. */
const shownOtherwise = (sheet: Sheet): NonNullable<Table['shown']> =>
  [...(sheet.cells ?? [])].flatMap(([place, { value, style }]) => {
    if (typeof value !== 'number') return []
    const [row = 0, column = 0] = place.split(',').map(Number)
    const shown = style?.numFmt ? formatValue(value, style.numFmt) : String(value)
    const isOther = LEADING_ZERO.test(shown) || /\de[+-]?\d/i.test(shown) || Math.abs(value) >= MAX_EXACT
    return isOther ? [{ row, column, stored: value, shown }] : []
  })

/**
 * Whether the files in a ZIP take no more than a number of bytes. They are unpacked for it, as what a ZIP says of their sizes may be
 * wrong; one that cannot be is left to the reader.
 */
function unpacksWithin(zip: Buffer, maxBytes: number): boolean {
  let left = maxBytes
  const directory = Buffer.from('PK\u0001\u0002')
  for (let at = zip.indexOf(directory); at >= 0 && left > 0; at = zip.indexOf(directory, at + 4)) {
    try {
      const local = zip.readUInt32LE(at + 42)
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
      left -= inflateRawSync(zip.subarray(start), { maxOutputLength: left }).length
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return false
    }
  }
  return left > 0
}

async function readWorkbook(file: string, data: Uint8Array): Promise<TablesRead> {
  if (Buffer.from(data).includes('vbaProject.bin'))
    return refused(`${file}: contains macros. Save it as "Excel Workbook (.xlsx)", without macros.`)

  if (!unpacksWithin(Buffer.from(data), MAX_UNPACKED_BYTES))
    return refused(
      `${file}: takes more than 100 MB unpacked. Copy the list into a new workbook and save that.`,
    )
  const { sheets } = await readXlsx(data, { readStyles: true })
  const used = sheets.filter(
    ({ name, rows, hidden, veryHidden }) =>
      name !== 'How to' && !hidden && !veryHidden && rows.some((row) => row.some((cell) => cell !== null)),
  )
  const tooLong = used.flatMap(({ name, rows }) =>
    rows.length > MAX_ROWS
      ? `${file}: the sheet "${name}" ${hasTooMany(rows)}. Delete the empty rows below the list, or split it.`
      : [],
  )
  if (tooLong.length > 0) return refused(...tooLong)
  const tables = used.map((sheet): Table => {
    const shown = shownOtherwise(sheet)
    for (const { row, column, shown: text } of shown) {
      const cells = sheet.rows[row]
      if (cells && LEADING_ZERO.test(text)) cells[column] = text
    }
    return {
      name: sheet.name,
      rows: sheet.rows,
      merges: (sheet.merges ?? []).filter(({ startRow }) => startRow < MAX_ROWS),
      broken: brokenIn(sheet),
      hiddenRows: [...(sheet.rowDefs ?? [])].flatMap(([row, { hidden }]) => (hidden ? row : [])),
      shown,
    }
  })
  const names = sheets.flatMap(({ name, hidden, veryHidden }) => (hidden || veryHidden ? `"${name}"` : []))
  const left = `${file}: left out, as they are hidden: ${names.join(', ')}. Unhide a sheet to import it.`
  return { tables, lines: names.length > 0 ? [warning(left)] : [] }
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
    const [windows, mac] = ['windows-1252', 'macintosh'].map((name) => new TextDecoder(name).decode(data))
    const accentsIn = (text = '') => text.match(ACCENTS)?.length ?? 0
    return accentsIn(mac) > accentsIn(windows)
      ? { text: mac ?? '', guessed: 'Mac Roman' }
      : { text: windows ?? '', guessed: 'Windows-1252' }
  }
}

const MAX_DOUBTFUL_WORDS = 6

function readCsv(file: string, name: string, data: Uint8Array): TablesRead {
  const { text, guessed } = decoded(data)
  if (text.includes('\0')) return notASheet(file, 'is a binary file')
  const [, separator] = /^\ufeff?sep=(.)\r?\n/i.exec(text) ?? []
  const list = separator ? text.slice(text.indexOf('\n') + 1) : text
  const rows = parseCsv(list, { delimiter: separator ?? detectDelimiter(list) }) as Cell[][]
  if (rows.length > MAX_ROWS) return refused(`${file}: ${hasTooMany(rows)}. Split it.`)
  const tables = [{ name, rows }]
  if (!guessed) return { tables, lines: [] }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: every character beyond ASCII is in doubt.
  const doubtful = new Set(text.match(/[^\s,;"]*[^\x00-\x7f][^\s,;"]*/g))
  const words = [...doubtful].slice(0, MAX_DOUBTFUL_WORDS).join(', ')
  const lines = [warning(`${file}: read as ${guessed}, since it is not UTF-8. Check these words: ${words}.`)]
  return { tables, lines }
}

/**
 * The sheets of a spreadsheet or of a CSV, formulas as their values.
 *
 * @param file the file's name, for what is said about it
 */
export async function readTables(file: string, data: Uint8Array): Promise<TablesRead> {
  if (data.length === 0) return refused(`${file}: is empty. Save the list again.`)
  if (data.length > MAX_BYTES) {
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
