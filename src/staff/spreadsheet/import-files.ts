import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileStem } from '../../catalogue/records.ts'
import { counted } from '../../catalogue/rules/counted.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import { applyMaker } from './apply-maker.ts'
import { cellText } from './cell-values.ts'
import type { Change } from './change.ts'
import { chooseMaker, isSameHead, makersNamed } from './choose-maker.ts'
import { type ContentBefore, contentBefore } from './content-before.ts'
import { faultLine, gathered } from './fault-lines.ts'
import { findHead, type Grid, isOursByName } from './find-head.ts'
import { guessMaker, type ProductSheet, productSheet } from './guess-maker.ts'
import { listsAt } from './list-files.ts'
import { type Described, kindOf, readMakerFile } from './maker-file.ts'
import { knownProducts } from './match-known.ts'
import { type NewPicture, newPictures } from './new-pictures.ts'
import { planImport } from './plan-import.ts'
import {
  type Answered,
  categoryNames,
  MAKER_FILES,
  makerNames,
  namesFor,
  readMakerFiles,
} from './read-maker-files.ts'
import { error, type Line, ROWS_ABOVE, readTables, type Table, warning } from './read-tables.ts'

/** What an import would do, and what is wrong. */
export interface Outcome {
  changes: Change[]
  same: number
  lines: Line[]
  pictures: NewPicture[]
  /** Guesses at makers' columns, for someone to confirm. They are written even if the import has faults. */
  guesses: Guess[]
}

/** Fewer of a sheet's columns are ours: it is a maker's own. */
const LEAST_OURS = 0.5

const isOurs = ({ rows }: Table, grid: Grid | undefined): boolean => {
  const filled = rows.slice(0, ROWS_ABOVE).map((row) => row.filter((cell) => cellText(cell) !== '').length)
  return grid !== undefined && grid.places.size >= Math.max(0, ...filled) * LEAST_OURS
}

/** A guess at what a maker's columns mean, and the file for it. */
interface Guess {
  file: string
  text: string
}

/** What is given to an import besides the spreadsheets. */
export interface Given {
  /** The folder of the pictures that come along. */
  pictures?: string | undefined
  /** The one description to read by; without it, the one that has the columns of a list is looked for. */
  maker?: string | undefined
  /** Whether products that a maker's list no longer has are ended. */
  endMissing?: boolean | undefined
  /** Whether nothing is to be written, not even a guess. */
  dryRun?: boolean | undefined
}

/** Our best guess at what the columns of sheets mean that no description has, a file for each kind of product. */
function guesses(
  listFile: string,
  sheets: readonly ProductSheet[],
  before: ContentBefore,
  described: readonly Described[],
  { dryRun = false }: Given,
): { guesses: Guess[]; lines: Line[] } {
  const makers = makerNames(before)
  const [named] = sheets.flatMap(({ table, head }) => makersNamed(listFile, table, head, makers))
  const made = [...Map.groupBy(sheets, ({ kind }) => kind)].map(([kind, [first, ...rest]], index) => {
    if (!first) return { lines: [] }
    const stem = named ?? (slugOf(fileStem(listFile)) || 'list')
    const name = `${index === 0 ? stem : `${stem}-${kind}`}.json`
    const old = described.find(({ file, maker }) => file === name && kindOf(maker) === kind)
    if (old) {
      const heads = [...first.guessed.keys()]
      const gone = Object.keys(old.maker.columns).filter(
        (theirs) => !heads.some((head) => isSameHead(head, theirs)),
      )
      const text = `${listFile}: its columns are no longer those of ${name}: ${gone.map((one) => `"${one}"`).join(', ')} are gone. Describe the new ones there, or delete that file for a new guess.`
      return { lines: [error(text)] }
    }
    const file = `${MAKER_FILES}/${described.some((one) => one.file === name) ? `${stem}-${kind}.json` : name}`
    const guess = guessMaker([first, ...rest], categoryNames(before), named ? (makers.get(named) ?? '') : '')
    const what = dryRun
      ? `Without --dry-run, our best guess at what they mean is written to ${file}, for you to correct.`
      : `Our best guess at what they mean is in ${file}: correct it there, write "confirmed": true, and run the import again.`
    const text = `${listFile}: its columns are not ours. ${what}`
    const json = `${JSON.stringify(guess, null, 2)}\n`
    const questions = readMakerFile(basename(file), json, namesFor(before)).lines.filter(
      (line) => !line.text.includes('is a guess'),
    )
    return { guess: { file, text: json }, lines: [error(text), ...questions] }
  })
  return { guesses: made.flatMap(({ guess }) => guess ?? []), lines: made.flatMap(({ lines }) => lines) }
}

/** The sheets of a file with their columns known: ours, or a maker's by the description of its columns. */
async function readGrids(
  path: string,
  before: ContentBefore,
  described: readonly Answered[],
  given: Given,
): Promise<{ grids: Grid[]; lines: Line[]; guesses: Guess[] }> {
  const data = await readFile(path).catch((cause: NodeJS.ErrnoException) => cause)
  const file = basename(path)
  if (data instanceof Error) {
    const what = data.code === 'EISDIR' ? 'no spreadsheet is in this folder' : 'there is no such file'
    return { grids: [], lines: [error(`${path}: ${what}. Check its name.`)], guesses: [] }
  }
  const { tables, lines: read } = await readTables(file, data)
  const grids: Grid[] = []
  const unknown: ProductSheet[] = []
  const used = new Set<Answered>()
  const lines: Line[] = []
  const skipped: Line[] = []
  for (const table of tables) {
    const own = findHead(table)
    const isOwn = isOurs(table, own.grid)
    const choice = isOwn ? { lines: [] } : chooseMaker(file, table, described, makerNames(before))
    const sheet = isOwn || choice.chosen || choice.lines.length > 0 ? undefined : productSheet(table)
    lines.push(...choice.lines)
    if (choice.chosen) {
      const by = described.find((one) => one.file === choice.chosen?.file)
      if (by) used.add(by)
      if (!choice.chosen.maker.confirmed) continue
      const applied = applyMaker(table, choice.chosen, knownProducts(before, kindOf(choice.chosen.maker)))
      lines.push(
        warning(
          `${table.name}: ${counted(applied.grid.rows.length, 'product')}, read by ${choice.chosen.file}.`,
        ),
      )
      lines.push(...applied.lines)
      grids.push(applied.grid)
    } else if (sheet) unknown.push(sheet)
    else if (isOwn || isOursByName(table.name)) {
      lines.push(...own.lines)
      if (own.grid) grids.push(own.grid)
    } else skipped.push(warning(`Sheet ${table.name}: no products found.`))
  }
  const guessed = guesses(file, unknown, before, described, given)
  const hasNone = grids.length + unknown.length + used.size === 0 && tables.length > 0 && lines.length === 0
  const none = `${file}: no sheet has products. The row with the names of the columns is needed, such as "Name", "Maker" and "Sizes".`
  return {
    grids,
    lines: [
      ...read,
      ...(hasNone ? [error(none)] : []),
      ...[...used].flatMap((one) => one.lines),
      ...lines,
      ...guessed.lines,
      ...skipped,
    ],
    guesses: guessed.guesses,
  }
}

/**
 * What an import of spreadsheets would do. Nothing is written.
 *
 * @param root the folder that holds `content/`
 * @param files paths of the spreadsheets, or of folders with them
 */
export async function planFiles(root: string, files: readonly string[], given: Given = {}): Promise<Outcome> {
  const before = await contentBefore(root)
  const { all, broken } = await readMakerFiles(root, given.maker, namesFor(before))
  // Without the answers that are in it, everything else would be a guess.
  if (broken.length > 0) return { changes: [], same: 0, lines: broken, pictures: [], guesses: [] }
  const lists = (await Promise.all(files.map(listsAt))).flat()
  const reads = await Promise.all(lists.map((file) => readGrids(file, before, all, given)))
  const plan = planImport(
    before,
    reads.flatMap(({ grids }) => grids),
    given,
  )
  const changed = new Set(plan.changes.map(({ file }) => file))
  const found = await newPictures(root, given.pictures, plan.after, changed, before.pictures)
  const pictureLines = found.faults.map((fault) => faultLine(fault, plan.placed))
  return {
    changes: plan.changes,
    same: plan.same,
    lines: [...reads.flatMap(({ lines }) => lines), ...gathered([...plan.lines, ...pictureLines])],
    pictures: found.pictures,
    guesses: reads.flatMap(({ guesses: made }) => made),
  }
}
