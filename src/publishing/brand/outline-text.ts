import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Face, Font, type SvgPathCommand, shape, Buffer as TextBuffer } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const FONT = '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2'
const { resolve } = createRequire(import.meta.url)

/** A line of text as one SVG path that starts at the left end of its baseline. */
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

/**
 * Sets texts in the headings' font, each as an outline that needs no font.
 *
 * @param size the font size in path units; coordinates are rounded to whole units
 * @returns undefined if the font lacks one of the letters
 */
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
