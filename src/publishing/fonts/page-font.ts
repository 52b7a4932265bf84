import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const COMMON = ` ${LETTERS}0123456789.,-–'’“”‘"&/!$%#():;?+−×=…—′″°·½¼¾é®™\u00a0`

/** All characters in each font file. Pages fetch any other letter with the package's whole file (further-letters.css). */
export const CHARACTERS = {
  headings: COMMON,
  text: `${COMMON}*<>@[\\]^_\`{|}~©•`,
} as const

const FOLDER = new URL('../../../.astro/fonts-cut/', import.meta.url)
const { resolve } = createRequire(import.meta.url)

/**
 * Cuts a font to the characters and weights that pages use: about half of its bytes.
 *
 * @param file a package's font file, such as `@fontsource/newsreader/files/newsreader-latin-500-normal.woff2`
 * @param weights the lightest and the boldest of a variable font
 * @returns the path of the new file
 */
export async function pageFont(
  file: string,
  use: keyof typeof CHARACTERS,
  weights?: { min: number; max: number },
): Promise<string> {
  const cut = await subsetFont(await readFile(resolve(file)), CHARACTERS[use], {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga', 'ccmp', 'locl'],
    ...(weights && { variationAxes: { wght: weights } }),
  })
  await mkdir(FOLDER, { recursive: true })
  const path = fileURLToPath(new URL(`${use}.woff2`, FOLDER))
  // Builds may run side by side, so the file must appear at once.
  await writeFile(`${path}.${process.pid}`, cut)
  await rename(`${path}.${process.pid}`, path)
  return path
}
