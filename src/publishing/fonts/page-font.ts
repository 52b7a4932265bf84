import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { kernedPairs } from './kerned-pairs.ts'
import { kerningTable } from './kerning-table.ts'
import { withTable } from './with-table.ts'

const SPACE = ' '
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const FIGURES = '0123456789'
/** Signs whose distance to a letter is seen: a space after "T" as well. */
const KERNED = `${SPACE}${LETTERS}${FIGURES}.,-–'’“”‘"&/`

/**
 * What pages are set in. A heading has few signs, so its font does without those that take much room, such as "@". Any other
 * letter comes from the package's whole file, and has to stand in further-letters.css.
 */
export const CHARACTERS = {
  headings: `${KERNED}!$%#():;?+−×=…—′″°·½¼¾é®™\u00a0`,
  text: `${KERNED}!#$%()*+:;<=>?@[\\]^_\`{|}~©®™°×·•…—′″−½¼¾é\u00a0`,
} as const

/** Ligatures and accents; small capitals and the like would bring their own letters. Kerning is written anew (kerning-table.ts). */
const FEATURES = ['liga', 'ccmp', 'locl', 'kern']
/** In thousandths of the font's size, so 0.2 px off at most in the largest heading, which nobody sees. */
const KERNING_STEP = 8

const FOLDER = fileURLToPath(new URL('../../../.astro/fonts-cut/', import.meta.url))
const { resolve } = createRequire(import.meta.url)

/**
 * Cuts a font to the letters and weights that pages are set in, and its kerning to what is seen: two fifths of the bytes, so that both
 * fonts and the style sheets fit in the round trip after the HTML (docs/decisions.md). It is kept beside the encoded pictures, and cut
 * again when anything of it changes.
 *
 * @param file a package's font file, such as `@fontsource/newsreader/files/newsreader-latin-500-normal.woff2`
 * @param use whose characters it has to have
 * @param weights the lightest and the boldest of a variable font
 * @returns the path of the cut font, a woff2 file
 * @throws Error when the package has no such file
 */
export async function pageFont(
  file: string,
  use: keyof typeof CHARACTERS,
  weights?: { min: number; max: number },
): Promise<string> {
  const font = await readFile(resolve(file))
  const text = CHARACTERS[use]
  const options = { keepFeatures: FEATURES, ...(weights && { variationAxes: { wght: weights } }) }
  const key = createHash('sha256')
    .update(font)
    .update(JSON.stringify({ text, options, KERNED, KERNING_STEP }))
  const path = join(FOLDER, `${key.digest('hex').slice(0, 16)}.woff2`)
  try {
    await readFile(path)
  } catch {
    const cut = await subsetFont(font, text, { ...options, targetFormat: 'sfnt' })
    const kerning = kerningTable(kernedPairs(cut, KERNED, KERNING_STEP))
    const kerned = withTable(cut, 'GPOS', kerning)
    const packed = await subsetFont(kerned, text, { keepFeatures: FEATURES, targetFormat: 'woff2' })
    await mkdir(FOLDER, { recursive: true })
    // Builds may run side by side, so a file must appear in full or not at all.
    await writeFile(`${path}.${process.pid}`, packed)
    await rename(`${path}.${process.pid}`, path)
  }
  return path
}
