import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { describe, expect, test } from 'vitest'
import { cutFont, FONTS } from '../../../src/publishing/fonts/page-fonts.ts'

const { resolve } = createRequire(import.meta.url)
const FAMILIES = { serif: 'Newsreader Latin', sans: 'Source Sans Latin' }
const ALL = Array.from({ length: 0x2300 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))

async function opened(file: string): Promise<Font> {
  const sfnt = await subsetFont(await readFile(file), ALL.join(''), {
    targetFormat: 'sfnt',
    keepFeatures: ['kern'],
  })
  return new Font(new Face(new Blob(new Uint8Array(sfnt))))
}

function width(font: Font, text: string): number {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  return buffer.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0)
}

/** A family's characters in further-letters.css. */
function furtherLetters(family: string): Set<string> {
  const file = new URL('../../../src/publishing/fonts/further-letters.css', import.meta.url)
  const rule = readFileSync(file, 'utf8')
    .split('@font-face')
    .find((one) => one.includes(`"${family}"`))
  const ranges = rule?.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g) ?? []
  return new Set(
    [...ranges].flatMap(([, first = '', last = first]) =>
      ALL.filter((one) => {
        const code = one.charCodeAt(0)
        return Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16)
      }),
    ),
  )
}

describe.each(['serif', 'sans'] as const)('the %s font', async (use) => {
  const whole = await opened(resolve(FONTS[use].file))
  const cut = await opened(await cutFont(use))

  test('kerns', () => {
    expect(width(cut, 'AV')).toBeLessThan(width(cut, 'A') + width(cut, 'V'))
  })

  test('has its characters, and further-letters.css has the package’s others', () => {
    const further = furtherLetters(FAMILIES[use])
    const wrong = ALL.filter((one) => whole.nominalGlyph(one.charCodeAt(0))).filter((one) => {
      const isCut = Boolean(cut.nominalGlyph(one.charCodeAt(0)))
      return isCut !== FONTS[use].characters.includes(one) || isCut === further.has(one)
    })
    expect(wrong).toEqual([])
  })
})
