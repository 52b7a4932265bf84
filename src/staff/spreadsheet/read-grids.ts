import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { counted } from '../../catalogue/rules/counted.ts'
import { applyMaker } from './apply-maker.ts'
import { cellText } from './cell-text.ts'
import { chooseMaker } from './choose-maker.ts'
import type { ContentBefore } from './content-before.ts'
import { findHead, type Grid, isOursByName } from './find-head.ts'
import { type Guess, guessFiles } from './guess-files.ts'
import { kindOf } from './maker-file.ts'
import { knownProducts } from './match-known.ts'
import { type ProductSheet, productSheet } from './product-sheet.ts'
import { type Answered, makerNames } from './read-maker-files.ts'
import { error, type Line, ROWS_ABOVE, readTables, type Table, warning } from './read-tables.ts'

/** Fewer of a sheet's columns are ours: it is a maker's own. */
const LEAST_OURS = 0.5

const isOurs = ({ rows }: Table, grid: Grid | undefined): boolean => {
  const filled = rows.slice(0, ROWS_ABOVE).map((row) => row.filter((cell) => cellText(cell) !== '').length)
  return grid !== undefined && grid.places.size >= Math.max(0, ...filled) * LEAST_OURS
}

/** The sheets of a file with their columns known: ours, or a maker's by the description of its columns. */
export async function readGrids(
  path: string,
  before: ContentBefore,
  described: readonly Answered[],
  dryRun: boolean,
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
  const guessed = guessFiles(file, unknown, before, described, dryRun)
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
