/**
 * `npm run export`: writes the catalog as a spreadsheet, `catalog.xlsx`. An argument names another file; `--csv` writes a
 * file for each sheet into a folder instead, `catalogue/` or the one that the argument names.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listPictures, readContent } from '../check-content/read-content.ts'
import { csvName, exportSheets, writeSheetCsv, writeWorkbook } from './export-sheets.ts'
import { readOptions } from './read-options.ts'

/** Writes the sheets to the place that is named, or to the usual one. */
async function write(place: string | undefined, csv: boolean, root: string): Promise<void> {
  const sheets = exportSheets((await readContent(root)).raw, new Set(await listPictures(root)))
  if (csv) {
    const folder = place ?? 'catalogue'
    await mkdir(folder, { recursive: true })
    for (const sheet of sheets) await writeFile(join(folder, csvName(sheet.kind)), writeSheetCsv(sheet))
    console.log(`The catalog is in ${folder}/, one file per sheet.`)
  } else {
    const file = place ?? 'catalog.xlsx'
    await writeFile(file, await writeWorkbook(sheets))
    console.log(
      `The catalog is in ${file}: ${sheets.map(({ rows, name }) => `${rows.length} ${name.toLowerCase()}`).join(', ')}.`,
    )
  }
}

const read = readOptions({
  options: { csv: { type: 'boolean', default: false }, root: { type: 'string', default: '.' } },
  allowPositionals: true,
})
if ('fault' in read) {
  console.error(read.fault)
  process.exitCode = 1
} else await write(read.positionals[0], read.values.csv, read.values.root)
