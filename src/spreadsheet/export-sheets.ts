import type { RecordKind } from '../catalogue/records.ts'
import { RECORD_KINDS } from '../catalogue/records.ts'
import type { RawContent } from '../content-tools/raw-content.ts'
import { recordFormat } from '../editor/formats/record-format.ts'
import { safeText } from './cell-values.ts'
import { columnsOf, FILE_HEAD, SHEETS } from './columns.ts'
import { fieldWords } from './field-words.ts'
import { recordCells } from './record-cells.ts'

/** A sheet as it is written: the heads, and a row for each record. */
export interface ExportedSheet {
  kind: RecordKind
  name: string
  heads: { text: string; note: string }[]
  rows: (string | number | null)[][]
}

const FILE_NOTE = `The name of the record's file. Leave it empty for what is new: it is made from the name. Deleting a row deletes nothing.`

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
export const HOW_TO: readonly string[] = [
  'This is the catalogue: a sheet each for fans, fixtures, makers and categories, a row for each record, a column for each field.',
  'Change cells, add rows at the end, and bring the file back: put it into content/import on GitHub, or run npm run import on a computer with the project.',
  'First you are told what would change and what is wrong, by sheet and cell. While anything is wrong, nothing is changed.',
  'A row that you leave out changes nothing, and deletes nothing. A column that you leave out changes nothing.',
  'An empty cell empties the field.',
  'Do not change the column "File" of a row that has one. Leave it empty for what is new.',
  'Several values in one cell are parted by a semicolon: Black; White. The head of the column shows how: (a; b).',
  'A value of several parts has them parted by a bar: Black | black.jpg; White | white.jpg. The head names the parts.',
  'A value that has a semicolon or a bar in it stands in quotation marks: "Black; White".',
  'Pictures are named by their files, such as alder-52.jpg. New ones come along with the spreadsheet, in the same folder.',
  'Makers and categories are named as people know them, or by their files.',
  'Yes or no: write yes or no. An empty cell means no, or not known, as the note of the head says.',
  "Text that begins with = + - or @ has an apostrophe before it ('=), so that no program takes it for a formula.",
  'A product that ends: write yes under "No longer sold", and the file of what follows it under "Successor".',
]

/** Where a kind's records are, for a name of a file. */
export const csvName = (kind: RecordKind): string => `${RECORD_KINDS[kind].place}.csv`
