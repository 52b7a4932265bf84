import type { Change } from './change.ts'
import { contentBefore } from './content-before.ts'
import { faultLine, gathered } from './fault-lines.ts'
import type { Guess } from './guess-files.ts'
import { listsAt } from './list-files.ts'
import { type NewPicture, newPictures } from './new-pictures.ts'
import { planImport } from './plan-import.ts'
import { readGrids } from './read-grids.ts'
import { namesFor, readMakerFiles } from './read-maker-files.ts'
import type { Line } from './read-tables.ts'

/** What an import would do, and what is wrong. */
export interface Outcome {
  changes: Change[]
  same: number
  lines: Line[]
  pictures: NewPicture[]
  /** Guesses at makers' columns, for someone to confirm. They are written even if the import has faults. */
  guesses: Guess[]
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
  const reads = await Promise.all(lists.map((file) => readGrids(file, before, all, given.dryRun ?? false)))
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
