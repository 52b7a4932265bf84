import { writeCsv } from 'hucre/csv'
import { type CellStyle, colToLetter, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { RECORD_KINDS, type RecordKind } from '../../catalogue/records.ts'
import type { RawContent } from '../check-content/read-content.ts'
import { recordFormat } from '../editor/formats/record-format.ts'
import { safeText } from './cells.ts'
import { columnsOf, FILE_HEAD, fieldWords, SHEETS } from './columns.ts'
import { recordCells } from './rows.ts'

/** A sheet as it is written: the heads, and a row for each record. */
export interface ExportedSheet {
  kind: RecordKind
  name: string
  heads: { text: string; note: string }[]
  rows: (string | number | null)[][]
}

const FILE_NOTE = `The name of the record’s file. Leave it empty for a new record: it is made from the name. Deleting a row deletes nothing.`

/**
 * All products, makers and categories as sheets.
 *
 * @param content the records as they are written
 * @param present every picture under content/images
 */
export function exportSheets(content: RawContent, present: ReadonlySet<string>): ExportedSheet[] {
  return SHEETS.map(({ kind, name }) => {
    const words = fieldWords(kind, content, present)
    const { fromFile } = recordFormat(kind)
    return {
      kind,
      name,
      heads: [
        { text: FILE_HEAD, note: FILE_NOTE },
        ...columnsOf(kind).map(({ head, note }) => ({ text: head, note })),
      ],
      rows: content[kind].map((record) => [
        record.name,
        ...recordCells(kind, fromFile(JSON.stringify(record.value ?? {})), words).map((cell) =>
          typeof cell === 'string' ? safeText(cell) : cell,
        ),
      ]),
    }
  })
}

/** How to use the file, a line each. */
const HOW_TO: readonly string[] = [
  'This is the catalog: one sheet each for fans, fixtures, makers and categories, one row per record, one column per field.',
  'Change cells, add rows at the end, then return the file: put it in content/import on GitHub, or run npm run import on a computer with the project.',
  'You are first told what would change and what is wrong, by sheet and cell. As long as anything is wrong, nothing is changed.',
  'Leaving out a row changes nothing and deletes nothing. Leaving out a column changes nothing.',
  'An empty cell clears the field.',
  'Do not change the "File" cell of a row that has one. Leave it empty for a new record.',
  'Separate several values in one cell with a semicolon: Black; White. The column heading shows how: (a; b).',
  'Separate the parts of one value with a bar: Black | black.jpg; White | white.jpg. The heading names the parts.',
  'Put a value that contains a semicolon or a bar in quotation marks: "Black; White".',
  'Name pictures by their files, such as alder-52.jpg. Put new ones in the same folder as the spreadsheet.',
  'Name makers and categories as people know them, or by their files.',
  'Yes or no: write yes or no. An empty cell means no or not known, as the note on the heading says.',
  "Text that begins with = + - or @ has an apostrophe before it ('=), so that no program reads it as a formula.",
  'A product you stop selling: write yes under "No longer sold", and the file of its replacement under "Successor".',
]

/** Where a kind's records are, for a name of a file. */
export const csvName = (kind: RecordKind): string => `${RECORD_KINDS[kind].path}.csv`

/** Text format, so that no program turns 5/2 into a date. */
const AS_TEXT = '@'
const HEAD: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F3ECE1' } },
  alignment: { wrapText: true, vertical: 'top' },
}
const WIDEST = 44
const NARROWEST = 9

/** An escape of the format in the text itself: written as it is, it would be read as a letter. */
const unescaped = (cell: string | number | null) =>
  typeof cell === 'string' ? cell.replaceAll(/_(?=x[\da-fA-F]{4}_)/g, '_x005F_') : cell

function sheetOf({ name, heads, rows }: ExportedSheet): WriteSheet {
  const longest = (column: number) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length), (heads[column]?.text.length ?? 0) / 2)
  return {
    name,
    columns: heads.map((_, column) => ({
      width: Math.min(WIDEST, Math.max(NARROWEST, longest(column) + 2)),
      numFmt: AS_TEXT,
    })),
    rows: [heads.map(({ text }) => text), ...rows.map((row) => row.map(unescaped))],
    cells: new Map(
      heads.map(({ text, note }, column) => [
        `0,${column}`,
        { value: text, style: HEAD, comment: { text: note } },
      ]),
    ),
    freezePane: { rows: 1, columns: 2 },
    autoFilter: { range: `A1:${colToLetter(heads.length - 1)}${rows.length + 1}` },
  }
}

/** The spreadsheet with all sheets, and one that says how to use it. */
export const writeWorkbook = (sheets: readonly ExportedSheet[]): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      ...sheets.map(sheetOf),
      {
        name: 'How to',
        columns: [{ width: 110, style: { alignment: { wrapText: true, vertical: 'top' } } }],
        rows: HOW_TO.map((line) => [line]),
      },
    ],
  })

/** One sheet as CSV, in UTF-8 with the mark that makes Excel read it as such. */
export const writeSheetCsv = ({ heads, rows }: ExportedSheet): string =>
  writeCsv([heads.map(({ text }) => text), ...rows], { bom: true })
