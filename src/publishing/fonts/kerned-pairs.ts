import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs'

/** Two glyphs, by their numbers in a font, that stand nearer to each other or further apart than others, in the font's units. */
export interface KernedPair {
  first: number
  second: number
  units: number
}

/**
 * The kerning between characters, as HarfBuzz sets them, whatever tables it stands in.
 *
 * @param sfnt a font that is not packed; of a variable one, its default weight counts
 * @param characters each with each; one that the font lacks has no pairs
 * @param step in thousandths of the font's size: kerning is rounded to it, and pairs without any are left out
 */
export function kernedPairs(sfnt: Uint8Array, characters: string, step: number): KernedPair[] {
  const face = new Face(new Blob(sfnt))
  const font = new Font(face)
  const unitsInStep = (step * face.upem) / 1000

  const pairOf = (text: string): KernedPair | undefined => {
    const buffer = new TextBuffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const [first, second, ...further] = buffer.getGlyphInfosAndPositions()
    // A ligature is one glyph.
    if (!first?.codepoint || !second?.codepoint || further.length > 0) return undefined
    const units = (first.xAdvance ?? 0) - font.glyphHAdvance(first.codepoint)
    const rounded = Math.round(units / unitsInStep) * unitsInStep
    return { first: first.codepoint, second: second.codepoint, units: rounded }
  }

  return [...characters]
    .flatMap((first) => [...characters].map((second) => pairOf(first + second)))
    .filter((pair) => pair !== undefined)
    .filter(({ units }) => units !== 0)
}
