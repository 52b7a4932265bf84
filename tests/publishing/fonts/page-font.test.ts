import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { describe, expect, test } from 'vitest'
import { CHARACTERS, pageFont } from '../../../src/publishing/fonts/page-font.ts'

const { resolve } = createRequire(import.meta.url)
const FILES = {
  headings: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  text: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
} as const
const WEIGHTS = { min: 400, max: 600 }
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,’“ '
const FAMILIES = { headings: 'Newsreader Latin', text: 'Source Sans Latin' } as const

async function opened(file: string, use: keyof typeof FILES): Promise<Font> {
  const weights = use === 'text' ? { variationAxes: { wght: WEIGHTS } } : {}
  const characters = String.fromCharCode(...Array.from({ length: 0x2300 }, (_, code) => code))
  const sfnt = await subsetFont(await readFile(file), characters, { targetFormat: 'sfnt', ...weights })
  return new Font(new Face(new Blob(new Uint8Array(sfnt))))
}

/** The advances of a text's glyphs, in thousandths of the font's size. */
function advances(font: Font, text: string): number[] {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  return buffer.getGlyphInfosAndPositions().map(({ xAdvance = 0 }) => (xAdvance * 1000) / font.face.upem)
}

/** Every character of a style sheet's `unicode-range` for a family. */
function furtherCharacters(family: string): Set<string> {
  const sheet = readFileSync(
    new URL('../../../src/publishing/fonts/further-letters.css', import.meta.url),
    'utf8',
  )
  const rule = sheet.split('@font-face').find((one) => one.includes(`"${family}"`)) ?? ''
  return new Set(
    [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16)
      const count = Number.parseInt(last, 16) - from + 1
      return Array.from({ length: count }, (_, index) => String.fromCharCode(from + index))
    }),
  )
}

describe.each(['headings', 'text'] as const)('the font of %s', async (use) => {
  const whole = await opened(resolve(FILES[use]), use)
  const cut = await opened(await pageFont(FILES[use], use, use === 'text' ? WEIGHTS : undefined), use)

  test('sets every two letters as the package’s font does, to 4 thousandths of its size', () => {
    const off = [...LETTERS].flatMap((first) =>
      [...LETTERS].filter((second) => {
        const [asCut = 0, ...further] = advances(cut, first + second)
        const [asWhole = 0, ...others] = advances(whole, first + second)
        return further.length !== others.length || Math.abs(asCut - asWhole) > 4.01
      }),
    )
    expect(off).toEqual([])
  })

  test('sets “AV” nearer than “A” and “V” stand alone', () => {
    const [alone = 0] = advances(cut, 'A')
    expect(advances(cut, 'AV')[0]).toBeLessThan(alone - 8)
  })

  test('has every character that it is cut to', () => {
    expect([...CHARACTERS[use]].filter((one) => !cut.nominalGlyph(one.codePointAt(0) ?? 0))).toEqual([])
  })

  test('leaves every other letter of the package’s font to further-letters.css, and nothing else', () => {
    const further = furtherCharacters(FAMILIES[use])
    const there = Array.from({ length: 0x2300 - 0x20 }, (_, index) =>
      String.fromCharCode(0x20 + index),
    ).filter((one) => whole.nominalGlyph(one.charCodeAt(0)))
    const isEither = (one: string) => CHARACTERS[use].includes(one) !== further.has(one)
    expect(there.filter((one) => !isEither(one)).map((one) => one.charCodeAt(0).toString(16))).toEqual([])
  })
})
