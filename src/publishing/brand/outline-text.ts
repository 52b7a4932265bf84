import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Face, Font, type SvgPathCommand, shape, Buffer as TextBuffer } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** The headings' font. */
const FONT = '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2'
const { resolve } = createRequire(import.meta.url)

/** A line of text as one SVG path from the left end of its baseline, and how far it reaches. */
export interface OutlinedText {
  path: string
  width: number
}

/** The path's commands moved to the right, with y downwards as in SVG. */
const pathOf = (commands: readonly SvgPathCommand[], right: number): string =>
  commands
    .map(
      ({ type, values }) =>
        type + values.map((value, index) => Math.round(index % 2 === 0 ? value + right : -value)).join(' '),
    )
    .join('')

/**
 * Sets texts in the site's own headings' font, each as an outline that needs no font.
 *
 * @param size the height of the font's square, in whole units of the paths: what is finer is rounded
 * @returns undefined where the font lacks a letter of one of them
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
