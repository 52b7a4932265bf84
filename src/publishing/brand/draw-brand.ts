import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { Blob, Face, Font, type SvgPathCommand, shape, Buffer as TextBuffer } from 'harfbuzzjs'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import type { Store } from '../../catalogue/schema/store.ts'
import { printSvgFile, readSvg } from '../../drawing/svg.ts'
import { type ServedFile, servedFile } from '../served-file.ts'
import { type SvgMark, svgMark } from './svg-mark.ts'

/** The store's mark: a drawing, or a picture for the icons. */
export type Mark = SvgMark | { png: Buffer }

/** The store's own logo for the header, which otherwise has the mark and the name. */
export interface Logo extends ServedFile {
  width: number
  height: number
}

const FONT = '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2'
const { resolve } = createRequire(import.meta.url)

/** Turns a glyph's y axis down, as in SVG. */
const pathOf = (commands: readonly SvgPathCommand[]): string =>
  commands
    .map(
      ({ type, values }) =>
        type + values.map((value, index) => Math.round(index % 2 === 0 ? value : -value)).join(' '),
    )
    .join('')

/** In path units, ten for each unit of the mark's box. */
const LETTER_SIZE = 200

/** A letter as an SVG path that starts at its baseline's left end; undefined if the font lacks it. */
async function outlineOf(letter: string): Promise<{ path: string; width: number } | undefined> {
  const cut = await subsetFont(await readFile(resolve(FONT)), letter, { targetFormat: 'sfnt' })
  const font = new Font(new Face(new Blob(new Uint8Array(cut))))
  font.setScale(LETTER_SIZE, LETTER_SIZE)
  const buffer = new TextBuffer()
  buffer.addText(letter)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const [glyph] = buffer.getGlyphInfosAndPositions()
  if (!glyph?.codepoint) return undefined
  return { path: pathOf(font.glyphToJson(glyph.codepoint)), width: glyph.xAdvance ?? 0 }
}

const LOGO_HEIGHT_PX = 112

export async function logoOf(path: string): Promise<Logo> {
  const source = await readFile(path)
  const { width, height } = await sharp(source).metadata()
  const file =
    extname(path) === '.svg'
      ? servedFile('logo.svg', printSvgFile(readSvg(source.toString(), 'logo')))
      : servedFile(
          'logo.png',
          await sharp(source).resize({ height: LOGO_HEIGHT_PX, withoutEnlargement: true }).png().toBuffer(),
        )
  return { ...file, width, height }
}

/** The first letter of the name in a ring, for a store without a mark. */
async function monogramOf(name: string): Promise<SvgMark> {
  const [first = ''] = name.match(/[\p{L}\p{N}]/u) ?? []
  const letter = await outlineOf(first.toUpperCase())
  const place = letter && `translate(${(320 - letter.width) / 20} 22.5) scale(.1)`
  const drawn = letter ? `<path transform="${place}" d="${letter.path}"/>` : ''
  const ring = '<circle cx="16" cy="16" r="14.75" fill="none" stroke="currentColor" stroke-width="1.5"/>'
  return { viewBox: '0 0 32 32', inner: `<g fill="currentColor">${ring}${drawn}</g>` }
}

export async function markOf({ name, markUrl }: Pick<Store, 'name' | 'markUrl'>): Promise<Mark> {
  if (!markUrl) return monogramOf(name)
  return markUrl.endsWith('.png')
    ? { png: await readFile(markUrl) }
    : svgMark(await readFile(markUrl, 'utf8'))
}
