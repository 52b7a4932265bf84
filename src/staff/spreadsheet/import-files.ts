import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { CATEGORY_TITLES } from '../../catalogue/kinds/category-title.ts'
import { forEachKind } from '../../catalogue/kinds/product.ts'
import { CATEGORY_RECORDS } from '../../catalogue/records.ts'
import { listPictures } from '../check-content/picture-faults.ts'
import { readContent } from '../check-content/read-content.ts'
import { recordFiles } from '../check-content/record-files.ts'
import { readRawContent } from '../content-guide/raw-content.ts'
import { applyMaker } from './apply-maker.ts'
import { cellText } from './cell-values.ts'
import { SHEETS } from './columns.ts'
import { faultLine } from './fault-lines.ts'
import { findHead, type Grid } from './find-head.ts'
import { guessMaker } from './guess-maker.ts'
import { readMakerFile } from './maker-file.ts'
import { type NewPicture, newPictures } from './new-pictures.ts'
import { type Change, type ContentBefore, planImport } from './plan-import.ts'
import { error, type Line, ROWS_ABOVE, readTables, type Table } from './read-tables.ts'

/** What an import would do, and what is wrong. */
export interface Outcome {
  changes: Change[]
  same: number
  lines: Line[]
  pictures: NewPicture[]
  /** Descriptions of makers' columns, written whatever is wrong, for someone to confirm. */
  guesses: Guess[]
}

async function contentBefore(root: string): Promise<ContentBefore> {
  const files = (await Promise.all(SHEETS.map(({ kind }) => recordFiles(root, kind)))).flat()
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const),
  )
  const { records } = await readContent(root)
  return {
    raw: await readRawContent(root),
    texts: new Map(texts),
    records,
    pictures: new Set(await listPictures(root)),
  }
}

/** Fewer of a sheet's columns are ours: it is a maker's own. */
const LEAST_OURS = 0.5

const isOurs = ({ rows }: Table, grid: Grid | undefined): boolean => {
  const filled = rows.slice(0, ROWS_ABOVE).map((row) => row.filter((cell) => cellText(cell) !== '').length)
  return grid !== undefined && grid.places.size >= Math.max(0, ...filled) * LEAST_OURS
}

/** Names of our categories, for columns of the maker's own. */
const categoryNames = ({ raw }: ContentBefore) =>
  forEachKind((kind) =>
    raw[CATEGORY_RECORDS[kind]].map(({ value }) =>
      String((value as Record<string, unknown> | undefined)?.[CATEGORY_TITLES[kind]] ?? ''),
    ),
  )

/** A description of a maker's columns that was guessed, and where it is to be kept. */
interface Guess {
  file: string
  text: string
}

/** The sheets of a file with their columns known: by the description of a maker's columns, where there is one. */
async function readGrids(
  file: string,
  makerFile: string,
  before: ContentBefore,
): Promise<{ grids: Grid[]; lines: Line[]; guesses: Guess[] }> {
  const data = await readFile(file).catch(() => undefined)
  if (!data) {
    return { grids: [], lines: [error(`${file}: there is no such file. Check its name.`)], guesses: [] }
  }
  const { tables, lines } = await readTables(basename(file), data)
  const described = await readFile(makerFile, 'utf8').catch(() => undefined)
  const read = described === undefined ? undefined : readMakerFile(basename(makerFile), described)
  if (read && !read.maker?.confirmed) return { grids: [], lines: [...lines, ...read.lines], guesses: [] }
  const grids: Grid[] = []
  const guesses: Guess[] = []
  lines.push(...(read?.lines ?? []))
  for (const table of tables) {
    const prepared = read?.maker ? applyMaker(table, read.maker) : { table, lines: [] }
    const { grid, lines: ofHead } = findHead(prepared.table)
    if (!read?.maker && !isOurs(table, grid) && guesses.length === 0 && tables.length === 1) {
      const guess = guessMaker(table, categoryNames(before))
      guesses.push({ file: makerFile, text: `${JSON.stringify(guess, null, 2)}\n` })
      const text = `${file}: its columns are not ours. Our best guess at what they mean is in ${makerFile}: correct it there, write "confirmed": true, and run the import again.`
      lines.push(error(text))
      continue
    }
    lines.push(...prepared.lines, ...ofHead)
    if (grid) grids.push(grid)
  }
  return { grids, lines, guesses }
}

/**
 * What an import of spreadsheets would do. Nothing is written.
 *
 * @param root the folder that holds `content/`
 * @param files paths of the spreadsheets
 * @param given the folder of the pictures that come along, and the description of a maker's columns; without one it is
 *   looked for beside the spreadsheet, under the same name
 */
export async function planFiles(
  root: string,
  files: readonly string[],
  given: { pictures?: string | undefined; maker?: string | undefined } = {},
): Promise<Outcome> {
  const before = await contentBefore(root)
  const reads = await Promise.all(
    files.map((file) => readGrids(file, given.maker ?? file.replace(/\.[^./]+$/, '.json'), before)),
  )
  const lines = reads.flatMap((read) => read.lines)
  const plan = planImport(
    before,
    reads.flatMap(({ grids }) => grids),
  )
  const changed = new Set(plan.changes.map(({ file }) => file))
  const found = await newPictures(root, given.pictures, plan.after, changed, before.pictures)
  return {
    changes: plan.changes,
    same: plan.same,
    lines: [...lines, ...plan.lines, ...found.faults.map((fault) => faultLine(fault, plan.placed))],
    pictures: found.pictures,
    guesses: reads.flatMap(({ guesses }) => guesses),
  }
}

/** Writes what a plan without faults would write: every file beside its place first, then all in their places. */
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
