import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { describe, expect, test } from 'vitest'
import { cutFont, FONTS } from '../../../src/publishing/fonts/page-fonts.ts'

const { resolve } = createRequire(import.meta.url)
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

describe.each(['serif', 'sans'] as const)('the %s font', async (use) => {
  const whole = await opened(resolve(FONTS[use].file))
  const cut = await opened(await cutFont(use))

  test('kerns', () => {
    expect(width(cut, 'AV')).toBeLessThan(width(cut, 'A') + width(cut, 'V'))
  })

  test('has its characters and no others', () => {
    const wrong = ALL.filter((one) => whole.nominalGlyph(one.charCodeAt(0))).filter(
      (one) => Boolean(cut.nominalGlyph(one.charCodeAt(0))) !== FONTS[use].characters.includes(one),
    )
    expect(wrong).toEqual([])
  })
})
