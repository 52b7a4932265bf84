/**
 * `npm run import FILE…`: reads spreadsheets into `content/`; a folder stands for all the spreadsheets in it. It prints the
 * changes; with one error nothing is written, unless `--good-rows` brings in the rows without errors. `--pictures FOLDER` has the
 * pictures, `--mapping FILE` the meaning of a brand's own columns (otherwise the file in `content/import/` that fits),
 * `--end-missing` discontinues what a brand's list no longer has, `--dry-run` writes nothing, `--details` prints every value,
 * `--report FILE` adds all of it to a file as Markdown. Many errors are listed one by one in a file beside the spreadsheet.
 * `--uploads`, for the workflow on GitHub, imports everything in `content/import/`, and removes it.
 */
import { appendFile, copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, parse as parsePath } from 'node:path'
import { listPictures, readContent } from '../check-content/read-content.ts'
import { readOptions, refuse } from '../options.ts'
import type { Grid } from './columns.ts'
import { MAPPING_FOLDER, readMappings } from './mapping.ts'
import { type Line, warning } from './read-tables.ts'
import { faultLine, newPictures, planImport } from './records.ts'
import { allFindings, hasErrors, type Outcome, reportLines, reportMarkdown, sentences } from './report.ts'
import { readGrids } from './sheets.ts'

/** The options of an import besides the spreadsheets. */
export interface Given {
  /** The folder of the pictures that come along. */
  pictures?: string | undefined
  /** The one mapping file to read by; without it, the one that has the columns of a list is looked for. */
  mapping?: string | undefined
  /** Whether products that a brand's list no longer has are discontinued. */
  endMissing?: boolean | undefined
  /** Whether rows without errors come in although others have some. */
  goodRows?: boolean | undefined
  /** Whether nothing is to be written, not even a draft. */
  dryRun?: boolean | undefined
}

const LIST = /\.(xlsx|xlsm|xls|csv)$/i

/** The spreadsheets of a folder; undefined if there is no folder of that name. */
async function listsIn(folder: string): Promise<string[] | undefined> {
  const names = await readdir(folder).catch(() => undefined)
  return names
    ?.filter((name) => LIST.test(name))
    .toSorted()
    .map((name) => join(folder, name))
}

/** The spreadsheets that a path names: itself, or those of the folder that it is. */
async function listsAt(path: string): Promise<string[]> {
  const found = await listsIn(path)
  return found === undefined || found.length === 0 ? [path] : found
}

const rowKey = (table: string, row: number): string => `${table}!${row}`

/**
 * Plans an import of spreadsheets. Nothing is written.
 *
 * @param root the folder that holds `content/`
 * @param files paths of the spreadsheets, or of folders with them
 */
export async function planFiles(root: string, files: readonly string[], given: Given = {}): Promise<Outcome> {
  const { pictures, mapping, goodRows = false, dryRun = false } = given
  const before = { ...(await readContent(root)), pictures: new Set(await listPictures(root)) }
  const { all, broken } = await readMappings(root, mapping, before.raw)
  const nothing = { changes: [], same: 0, pictures: [], drafts: [], goodRows, leftOut: 0 }
  // Without the answers that are in it, everything else would be a guess.
  if (broken.length > 0) return { ...nothing, lines: broken }
  const lists = (await Promise.all(files.map(listsAt))).flat()
  const reads = await Promise.all(lists.map((file) => readGrids(file, before, all, dryRun)))
  const readLines = reads.flatMap(({ lines }) => lines)

  const planned = async (grids: readonly Grid[]) => {
    const plan = planImport(before, grids, given)
    const changed = new Set(plan.changes.map(({ file }) => file))
    const found = await newPictures(root, pictures, plan.after, changed, before.pictures)
    const lines = [...plan.lines, ...found.faults.map((fault) => faultLine(fault, plan.placed))]
    return { changes: plan.changes, same: plan.same, lines, pictures: found.pictures }
  }

  let grids = reads.flatMap((read) => read.grids)
  let plan = await planned(grids)
  const leftOut: Line[] = []
  // Without a row, another may have an error: a light that was to replace it.
  while (goodRows) {
    const wrong = plan.lines.filter(({ severity, cell }) => severity === 'error' && cell)
    const keys = new Set(wrong.flatMap(({ cell }) => (cell ? rowKey(cell.table, cell.row) : [])))
    const good = grids.map((grid) => ({
      ...grid,
      rows: grid.rows.filter(({ place }) => !keys.has(rowKey(grid.table, place))),
    }))
    const countOf = (all: readonly Grid[]) => all.reduce((sum, { rows }) => sum + rows.length, 0)
    if (countOf(good) === countOf(grids)) break
    leftOut.push(...wrong)
    grids = good
    plan = await planned(grids)
  }
  const rows = new Set(leftOut.flatMap(({ cell }) => (cell ? rowKey(cell.table, cell.row) : [])))
  return {
    ...plan,
    lines: [...readLines, ...sentences(leftOut).map((text) => warning(`Left out: ${text}`)), ...plan.lines],
    drafts: reads.flatMap(({ drafts }) => drafts),
    goodRows,
    leftOut: rows.size,
  }
}

/** Writes the drafts of mappings. */
export async function writeDrafts(root: string, { drafts }: Pick<Outcome, 'drafts'>): Promise<void> {
  for (const { file, text } of drafts) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
}

/** Writes the records and pictures of a plan without errors: every file beside its place first, then all in their places. */
export async function writeFiles(root: string, { changes, pictures }: Outcome): Promise<void> {
  for (const { from, to } of pictures) {
    await mkdir(dirname(join(root, to)), { recursive: true })
    await copyFile(from, join(root, to))
  }
  for (const { file, text } of changes) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, `${file}.new`), text)
  }
  for (const { file } of changes) await rename(join(root, `${file}.new`), join(root, file))
}

async function main(): Promise<void> {
  const read = readOptions({
    pictures: { type: 'string' },
    mapping: { type: 'string' },
    'dry-run': { type: 'boolean' },
    details: { type: 'boolean' },
    'end-missing': { type: 'boolean' },
    'good-rows': { type: 'boolean' },
    uploads: { type: 'boolean' },
    report: { type: 'string' },
    root: { type: 'string', default: '.' },
  })
  if (!read) return
  const { root, report, uploads, details: hasDetails, 'dry-run': isDry = false, ...given } = read.values
  const folder = join(root, MAPPING_FOLDER)
  const files = uploads ? ((await listsIn(folder)) ?? []) : read.positionals
  if (files.length === 0 && !uploads)
    return refuse('Name a spreadsheet: npm run import -- catalog.xlsx --pictures folder')
  const outcome = await planFiles(root, files, {
    pictures: uploads ? folder : given.pictures,
    mapping: given.mapping,
    endMissing: given['end-missing'],
    goodRows: given['good-rows'],
    dryRun: isDry,
  })
  if (!isDry) await writeDrafts(root, outcome)
  if (hasErrors(outcome)) process.exitCode = 1
  else if (!isDry) {
    await writeFiles(root, outcome)
    if (uploads) for (const done of [...files, ...outcome.pictures.map(({ from }) => from)]) await rm(done)
  }
  console.log(reportLines(outcome, { isDry, hasDetails }).join('\n'))
  if (report) await appendFile(report, reportMarkdown(outcome, { isDry }))
  const findings = uploads || isDry ? [] : allFindings(outcome)
  if (findings.length > 0) {
    const { dir, name } = parsePath(files[0] ?? '')
    const file = `${dir ? `${dir}/` : ''}${name}.errors.txt`
    await writeFile(file, `${findings.join('\n')}\n`)
    console.log(`All ${findings.length} cells are listed in ${file}.`)
  }
}

if (import.meta.main) await main()
