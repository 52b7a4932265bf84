/** `npm run export`: writes the catalog as a spreadsheet, `catalog.xlsx`. An argument names another file. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type CellStyle, colToLetter, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { error, formatFault } from '../../catalogue/faults.ts'
import { fileStem } from '../../catalogue/records.ts'
import { listPictures, readContent } from '../check-content/read-content.ts'
import { readOptions } from '../command-line.ts'
import { fieldsIn } from '../editor/record-format.ts'
import { type ContentBefore, columnsOf, FILE_HEAD, fieldWords, SHEETS } from './columns.ts'
import { recordCells } from './records.ts'

interface ExportedSheet {
  name: string
  heads: { text: string; note: string }[]
  rows: (string | number | null)[][]
}

const FILE_NOTE =
  'The name of the record’s file. Leave it blank for a new record; it is made from the name. Deleting a row deletes nothing.'

export const exportSheets = ({ records, texts, pictures }: ContentBefore): ExportedSheet[] =>
  SHEETS.map(({ kind, name }) => {
    const words = fieldWords(kind, records, pictures)
    const columns = columnsOf(kind).map(({ head, note }) => ({ text: head, note }))
    const rows = records[kind].map(({ file }) => [
      fileStem(file),
      ...recordCells(kind, fieldsIn(texts.get(file)), words),
    ])
    return { name, heads: [{ text: FILE_HEAD, note: FILE_NOTE }, ...columns], rows }
  })

const HOW_TO: readonly string[] = [
  'This is the catalog: one sheet each for fans, fixtures, brands and categories, one row per record, one column per field.',
  'Change cells, add rows at the end, then return the file: put it in content/import on GitHub, or run npm run import on a computer with the project.',
  'You first see what would change and what is wrong, by sheet and cell. Nothing changes until everything is right.',
  'Leaving out a row changes nothing and deletes nothing. Leaving out a column changes nothing.',
  'An empty cell clears the field.',
  'Do not change the "File" cell of a row that has one. Leave it blank for a new record.',
  'Separate several values in one cell with a semicolon: Black; White. The column heading shows how: (a; b).',
  'Separate the parts of one value with a bar: Black | black.jpg; White | white.jpg. The heading names the parts.',
  'Put a value that contains a semicolon or a bar in quotation marks: "Black; White".',
  'For a fan whose body and blades are chosen separately, name the part before each finish: Body | Graphite; Blades | Walnut.',
  'Name photos by their files, such as alder-52.jpg. Put new ones in the same folder as the spreadsheet.',
  'Name brands and categories as people know them, or by their files.',
  'Yes or no: write yes or no. An empty cell means no or unknown, as the note on the heading says.',
  "Text that begins with = + - or @ has an apostrophe before it ('=), so that no program reads it as a formula.",
  'To discontinue a product, write yes under "Discontinued", and the file of its replacement under "Replacement".',
]

/** Text format, so that no program turns 5/2 into a date. */
const AS_TEXT = '@'
const HEAD: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F3ECE1' } },
  alignment: { wrapText: true, vertical: 'top' },
}
const sheetOf = ({ name, heads, rows }: ExportedSheet): WriteSheet => ({
  name,
  columns: heads.map(() => ({ width: 24, numFmt: AS_TEXT })),
  rows: [heads.map(({ text }) => text), ...rows],
  cells: new Map(
    heads.map(({ text, note }, column) => [
      `0,${column}`,
      { value: text, style: HEAD, comment: { text: note } },
    ]),
  ),
  freezePane: { rows: 1, columns: 2 },
  autoFilter: { range: `A1:${colToLetter(heads.length - 1)}${rows.length + 1}` },
})

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

async function main(): Promise<void> {
  const { values, positionals } = readOptions({ root: { type: 'string', default: '.' } })
  const { root } = values
  const [file = 'catalog.xlsx'] = positionals
  if (!existsSync(dirname(file))) {
    console.error(formatFault(error({ file }, 'there is no such folder', 'Create it, or choose another.')))
    process.exit(1)
  }
  const sheets = exportSheets({ ...(await readContent(root)), pictures: new Set(await listPictures(root)) })
  await writeFile(file, await writeWorkbook(sheets))
  const counts = sheets.map(({ rows, name }) => `${rows.length} ${name.toLowerCase()}`)
  console.log(`The catalog is in ${file}: ${counts.join(', ')}.`)
}

if (import.meta.main) await main()
