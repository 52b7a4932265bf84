import { writeCsv } from 'hucre/csv'
import { type CellStyle, colToLetter, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { type ExportedSheet, HOW_TO } from './export-sheets.ts'

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
