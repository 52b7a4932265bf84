/**
 * `npm run export`: writes the catalog as a spreadsheet, `catalog.xlsx`. An argument names another file; `--csv` writes a
 * file for each sheet into a folder instead, `catalogue/` or the one that the argument names.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listPictures } from '../check-content/picture-faults.ts'
import { readRawContent } from '../content-guide/raw-content.ts'
import { csvName, exportSheets } from './export-sheets.ts'
import { writeSheetCsv, writeWorkbook } from './write-workbook.ts'

const { values, positionals } = parseArgs({
  options: { csv: { type: 'boolean' }, root: { type: 'string', default: '.' } },
  allowPositionals: true,
})
const { csv, root } = values
const sheets = exportSheets(await readRawContent(root), new Set(await listPictures(root)))
if (csv) {
  const [folder = 'catalogue'] = positionals
  await mkdir(folder, { recursive: true })
  for (const sheet of sheets) await writeFile(join(folder, csvName(sheet.kind)), writeSheetCsv(sheet))
  console.log(`The catalog is in ${folder}/, one file per sheet.`)
} else {
  const [file = 'catalog.xlsx'] = positionals
  await writeFile(file, await writeWorkbook(sheets))
  console.log(
    `The catalog is in ${file}: ${sheets.map(({ rows, name }) => `${rows.length} ${name.toLowerCase()}`).join(', ')}.`,
  )
}
