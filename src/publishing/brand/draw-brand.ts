import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { Blob, Face, Font, type SvgPathCommand, shape, Buffer as TextBuffer } from 'harfbuzzjs'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { optimize } from 'svgo'
import type { Store } from '../../catalogue/schema/store.ts'
import { printSvgFile, readSvg } from '../../drawing/svg.ts'
import { type ServedFile, servedFile } from '../served-file.ts'
import { type SvgMark, svgMark } from './svg-mark.ts'

/** The store's mark: a drawing, or a picture for the icons. */
export type Mark = SvgMark | { png: Buffer }

/** The name in letters, or the store's own logo, for the header. */
export interface Lettering extends ServedFile {
  width: number
  height: number
  /** Lines of letters; 0 for the store's own logo. */
  lines: number
}

const FONT = '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2'
const { resolve } = createRequire(import.meta.url)

/** A line of text as one SVG path, starting at its baseline's left end. */
export interface OutlinedText {
  path: string
  width: number
}

/** Moves a glyph to the right, and turns its y axis down as in SVG. */
const pathOf = (commands: readonly SvgPathCommand[], right: number): string =>
  commands
    .map(
      ({ type, values }) =>
        type + values.map((value, index) => Math.round(index % 2 === 0 ? value + right : -value)).join(' '),
    )
    .join('')

/** @param size the font size in path units @returns undefined if the font lacks one of the letters */
export async function outlineTexts(
  texts: readonly string[],
  size: number,
): Promise<OutlinedText[] | undefined> {
  const cut = await subsetFont(await readFile(resolve(FONT)), texts.join(''), { targetFormat: 'sfnt' })
  const font = new Font(new Face(new Blob(new Uint8Array(cut))))
  font.setScale(size, size)
  const outlined = texts.map((text): OutlinedText | undefined => {
    const buffer = new TextBuffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    let width = 0
    const paths = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
      const path = pathOf(font.glyphToJson(codepoint), width + xOffset)
      width += xAdvance
      return codepoint === 0 ? undefined : path
    })
    return paths.includes(undefined) ? undefined : { path: paths.join(''), width }
  })
  return outlined.includes(undefined) ? undefined : (outlined as OutlinedText[])
}

/** In tenths of a pixel, for a 34 px header. */
const SIZE = 320
const BASELINE = 240
const LINE = 340
/** Above this width-to-height ratio a name is set in two lines, as it would be too small to read on a phone. */
const MAX_WIDTH_RATIO = 10.5

const inTwoLines = (name: string): [string, string][] =>
  [...name.matchAll(/\s+/g)].map(({ index, 0: space }) => [
    name.slice(0, index),
    name.slice(index + space.length),
  ])

/** Outlines are there before any font has loaded. @returns undefined if the font lacks a letter */
export async function letteringOf(name: string): Promise<Lettering | undefined> {
  let lines = await outlineTexts([name], SIZE)
  if (lines?.[0] && lines[0].width / LINE > MAX_WIDTH_RATIO) {
    const ways = await Promise.all(inTwoLines(name).map((way) => outlineTexts(way, SIZE)))
    const widest = (way: typeof lines) => Math.max(...(way ?? []).map(({ width }) => width))
    lines = ways.toSorted((one, other) => widest(one) - widest(other))[0] ?? lines
  }
  if (!lines) return undefined
  const width = Math.max(...lines.map((line) => line.width))
  const height = LINE * lines.length
  const paths = lines.map(
    ({ path }, index) => `<path${index > 0 ? ` transform="translate(0 ${LINE * index})"` : ''} d="${path}"/>`,
  )
  const drawn = `<g id="lettering" fill="currentColor" transform="translate(0 ${BASELINE})">${paths.join('')}</g>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawn}</svg>`
  // Halves the size; only SVGO's rounding plugin is used.
  const packed = optimize(svg, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 1 } }] }).data
  return { ...servedFile('lettering.svg', packed), width, height, lines: lines.length }
}

const LOGO_HEIGHT_PX = 112

async function logoOf(path: string): Promise<Lettering> {
  const source = await readFile(path)
  const { width, height } = await sharp(source).metadata()
  const file =
    extname(path) === '.svg'
      ? servedFile('logo.svg', printSvgFile(readSvg(source.toString(), 'logo')))
      : servedFile(
          'logo.png',
          await sharp(source).resize({ height: LOGO_HEIGHT_PX, withoutEnlargement: true }).png().toBuffer(),
        )
  return { ...file, width, height, lines: 0 }
}

/** The first letter of the name in a ring, for a store without a mark. */
async function monogramOf(name: string): Promise<SvgMark> {
  const [first = ''] = name.match(/[\p{L}\p{N}]/u) ?? []
  const [letter] = (await outlineTexts([first.toUpperCase()], 200)) ?? []
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

export const headerLogoOf = ({
  name,
  logoUrl,
}: Pick<Store, 'name' | 'logoUrl'>): Promise<Lettering | undefined> =>
  logoUrl ? logoOf(logoUrl) : letteringOf(name)
