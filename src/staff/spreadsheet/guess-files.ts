import { basename } from 'node:path'
import { fileStem } from '../../catalogue/records.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import { isSameHead, makersNamed } from './choose-maker.ts'
import type { ContentBefore } from './content-before.ts'
import { guessMaker } from './guess-maker.ts'
import { type Described, kindOf, readMakerFile } from './maker-file.ts'
import type { ProductSheet } from './product-sheet.ts'
import { categoryNames, MAKER_FILES, makerNames, namesFor } from './read-maker-files.ts'
import { error, type Line } from './read-tables.ts'

/** A guess at what a maker's columns mean, and the file for it. */
export interface Guess {
  file: string
  text: string
}

/** Our best guess at what the columns of sheets mean that no description has, a file for each kind of product. */
export function guessFiles(
  listFile: string,
  sheets: readonly ProductSheet[],
  before: ContentBefore,
  described: readonly Described[],
  dryRun: boolean,
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
