import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { fontProviders } from 'astro/config'
import subsetFont from 'subset-font'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Letters in Spanish, French and German names. */
const ACCENTED = 'áéíóúñçèäöüÉÑÄÖÜ'
const COMMON = ` ${LETTERS}${ACCENTED}0123456789.,-–'’“”‘"&/!$%#():;?+−×=…—′″°·½¼¾®™\u00a0`

/** The characters that pages use. Any other is from a fallback font. */
export const FONTS = {
  serif: {
    name: 'Newsreader',
    file: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
    characters: COMMON,
    weight: '500',
    axes: undefined,
    fallbacks: ['Times for Newsreader', 'Noto Serif for Newsreader', 'Georgia', 'serif'],
  },
  sans: {
    name: 'Source Sans 3',
    file: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    characters: `${COMMON}*<>@[\\]^_\`{|}~©•`,
    weight: '400 600',
    axes: { wght: { min: 400, max: 600 } },
    fallbacks: ['Arial for Source Sans', 'Roboto for Source Sans', 'Arial', 'sans-serif'],
  },
} as const

const FOLDER = new URL('../../../.astro/fonts-cut/', import.meta.url)
const { resolve } = createRequire(import.meta.url)

/** @returns the path of the subset font, about half the bytes */
export async function cutFont(use: keyof typeof FONTS): Promise<string> {
  const { file, characters, axes } = FONTS[use]
  const cut = await subsetFont(await readFile(resolve(file)), characters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga', 'ccmp', 'locl'],
    ...(axes && { variationAxes: axes }),
  })
  await mkdir(FOLDER, { recursive: true })
  const path = fileURLToPath(new URL(`${use}.woff2`, FOLDER))
  // Atomic, as builds may run in parallel.
  await writeFile(`${path}.${process.pid}`, cut)
  await rename(`${path}.${process.pid}`, path)
  return path
}

const pageFont = async (use: keyof typeof FONTS) => ({
  provider: fontProviders.local(),
  name: FONTS[use].name,
  cssVariable: `--font-${use}` as const,
  fallbacks: [...FONTS[use].fallbacks],
  // fallback-fonts.css fits better.
  optimizedFallbacks: false,
  options: {
    variants: [
      { src: [await cutFont(use)] as [string], weight: FONTS[use].weight, style: 'normal' as const },
    ] as const,
  },
})

export const pageFonts = () => Promise.all([pageFont('serif'), pageFont('sans')])
