/**
 * `npm run import FILE…`: reads spreadsheets into `content/`. It prints the changes; with one error nothing is written, unless
 * `--good-rows` brings in the rows without errors. `--pictures FOLDER` has the pictures, `--end-missing` discontinues what a
 * brand's list no longer has, `--dry-run` writes nothing, `--details` prints every value, `--report FILE` adds all of it to a
 * file as Markdown. Many errors are listed one by one in a file next to the spreadsheet. `--uploads`, for the workflow on
 * GitHub, imports everything in `content/import/`, and removes it.
 */
import { appendFile, copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, parse as parsePath } from 'node:path'
import { type Fault, isError } from '../../catalogue/faults.ts'
import { listPictures, readContent } from '../check-content/read-content.ts'
import { readOptions } from '../command-line.ts'
import type { Grid } from './columns.ts'
import { MAPPING_FOLDER, readMappings } from './mapping.ts'
import { LIST, readList } from './read-list.ts'
import { newPictures, planImport } from './records.ts'
import { cellErrors, type Outcome, reportLines, reportMarkdown } from './report.ts'

export interface Given {
  /** The folder of the pictures that come along. */
  pictures?: string | undefined
  endMissing?: boolean | undefined
  goodRows?: boolean | undefined
}

/** The spreadsheets of a folder; none if there is no folder of that name. */
async function listsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => LIST.test(name))
    .toSorted()
    .map((name) => join(folder, name))
}

export async function planFiles(root: string, paths: readonly string[], given: Given = {}): Promise<Outcome> {
  const { pictures, goodRows = false } = given
  const before = { ...(await readContent(root)), pictures: new Set(await listPictures(root)) }
  const { all, broken } = await readMappings(root, before.records)
  // Without the answers in it, everything else would be a guess.
  if (broken.length > 0)
    return { changes: [], same: 0, faults: broken, pictures: [], drafts: [], leftOut: [] }
  const reads = await Promise.all(paths.map((path) => readList(path, before, all)))
  const drafts = reads.flatMap((read) => read.drafts)
  const readFaults = reads.flatMap(({ faults }) => faults)

  const listed = reads.flatMap((read) => read.grids)
  let grids: readonly Grid[] = listed
  const leftOut: Fault[] = []
  // Without a row, another may have an error: a light that was to replace it.
  for (;;) {
    const planned = planImport(before, grids, { endMissing: given.endMissing, listed })
    const found = await newPictures(root, pictures, planned, before.pictures)
    const faults = [...readFaults, ...planned.faults, ...found.faults]
    const outcome = { ...planned, faults, pictures: found.pictures, drafts, leftOut }
    const wrong = faults.filter(isError)
    const bad = new Set(wrong.map(({ file, cell }) => `${file}!${cell?.row}`))
    const rows = new Set(grids.flatMap((grid) => grid.rows.map(({ place }) => `${grid.table}!${place}`)))
    if (bad.difference(rows).size > 0) return outcome
    if (!goodRows) return { ...outcome, rowsWithoutErrors: rows.size - bad.size }
    if (bad.size === 0) return outcome
    leftOut.push(...wrong)
    grids = grids.map((grid) => ({
      ...grid,
      rows: grid.rows.filter(({ place }) => !bad.has(`${grid.table}!${place}`)),
    }))
  }
}

async function writeTexts(root: string, files: readonly { file: string; text: string }[]): Promise<void> {
  for (const { file, text } of files) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
}

export async function writeFiles(root: string, { changes, pictures }: Outcome): Promise<void> {
  for (const { from, to } of pictures) {
    await mkdir(dirname(join(root, to)), { recursive: true })
    await copyFile(from, join(root, to))
  }
  await writeTexts(root, changes)
}

async function main(): Promise<void> {
  const { values, positionals } = readOptions({
    pictures: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
    'end-missing': { type: 'boolean' },
    'good-rows': { type: 'boolean' },
    uploads: { type: 'boolean' },
    report: { type: 'string' },
    root: { type: 'string', default: '.' },
  })
  const { root, report, uploads, details: hasDetails, 'dry-run': isDry, ...given } = values
  const folder = join(root, MAPPING_FOLDER)
  const files = uploads ? await listsIn(folder) : positionals
  if (files.length === 0 && !uploads) {
    console.error('Name a spreadsheet: npm run import -- catalog.xlsx --pictures folder')
    process.exit(1)
  }
  const outcome = await planFiles(root, files, {
    pictures: uploads ? folder : given.pictures,
    endMissing: given['end-missing'],
    goodRows: given['good-rows'],
  })
  if (!isDry) await writeTexts(root, outcome.drafts)
  if (outcome.faults.some(isError)) process.exitCode = 1
  else if (!isDry) {
    await writeFiles(root, outcome)
    if (uploads) for (const done of [...files, ...outcome.pictures.map(({ from }) => from)]) await rm(done)
  }
  console.log(reportLines(outcome, { isDry, hasDetails }).join('\n'))
  if (report) await appendFile(report, reportMarkdown(outcome, isDry))
  if (uploads || isDry) return
  const errors = cellErrors(outcome)
  const { dir, name } = parsePath(files[0] ?? '')
  const errorFile = join(dir, `${name}.errors.txt`)
  if (errors.length === 0) return rm(errorFile, { force: true })
  await writeFile(errorFile, `${errors.join('\n')}\n`)
  console.log(`All ${errors.length} errors are listed in ${errorFile}.`)
}

if (import.meta.main) await main()
