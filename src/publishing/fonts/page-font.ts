import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index))
/** Other characters that a store writes. Any further letter comes from the package's whole file (further-letters.css). */
const SIGNS = '\u00a0\u2007\u202f\u2011©®™°·×•…–—‘’“”′″½¼¾←→−é'
/** Kerning, ligatures and accents; small capitals and the like would bring their own letters. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk']

const FOLDER = fileURLToPath(new URL('../../../.astro/fonts-cut/', import.meta.url))
const { resolve } = createRequire(import.meta.url)

/**
 * Cuts a font to the letters and weights that pages are set in: half the bytes, and little enough to come with a
 * server's first answer (14 KiB). It is kept beside the encoded pictures, and cut again when anything of it changes.
 *
 * @param file a package's font file, such as `@fontsource/newsreader/files/newsreader-latin-500-normal.woff2`
 * @param weights the lightest and the boldest of a variable font
 * @returns the path of the cut font, a woff2 file
 * @throws Error when the package has no such file
 */
export async function pageFont(file: string, weights?: { min: number; max: number }): Promise<string> {
  const font = await readFile(resolve(file))
  const options = { keepFeatures: FEATURES, ...(weights && { variationAxes: { wght: weights } }) }
  const key = createHash('sha256')
    .update(font)
    .update(ASCII + SIGNS + JSON.stringify(options))
  const path = join(FOLDER, `${key.digest('hex').slice(0, 16)}.woff2`)
  try {
    await readFile(path)
  } catch {
    const cut = await subsetFont(font, ASCII + SIGNS, { ...options, targetFormat: 'woff2' })
    await mkdir(FOLDER, { recursive: true })
    // Builds may run side by side, so a file must appear in full or not at all.
    await writeFile(`${path}.${process.pid}`, cut)
    await rename(`${path}.${process.pid}`, path)
  }
  return path
}
