import { type Cell, cellText } from './cell-text.ts'
import { isSameHead } from './choose-maker.ts'
import { type Column, holdsNumbers } from './columns.ts'
import type { MakerFile } from './maker-file.ts'
import { numbersFrom } from './read-number.ts'

/** What makers write where they have nothing to say. */
const NOTHING =
  /^(?:n\.?\s?\/\s?a\.?|na|[-–—−]+|(?:none|not) (?:given|available|applicable|stated|specified)|tb[ad]|to be (?:determined|announced)|unknown)$/i

/** Whether a maker has left a cell empty in words: `n/a`, `–`, `TBD`. */
export const saysNothing = (words: string): boolean => NOTHING.test(words)

/** Our word for a maker's; undefined where the description has none. */
export const ourWord = ({ values }: MakerFile, { label }: Column, words: string): string | undefined =>
  Object.entries(values[label] ?? {}).find(([theirs]) => isSameHead(theirs, words))?.[1]

/** Whether a maker's cell says something about its column. What the description has a word for does, whatever it is. */
export function isSaid(maker: MakerFile, column: Column, cell: Cell | undefined): boolean {
  const words = cellText(cell)
  if (words === '' || ourWord(maker, column, words) !== undefined) return words !== ''
  return !saysNothing(words) && !(holdsNumbers(column) && /^none$/i.test(words))
}

/** A cell of figures with our words for those that the description names. */
export function ourFigures(maker: MakerFile, column: Column, cell: Cell): Cell {
  const figures = numbersFrom(cellText(cell))
  const ours = figures.map((figure) => ourWord(maker, column, figure))
  return ours.some((one) => one !== undefined)
    ? ours.map((one, index) => one ?? figures[index]).join('; ')
    : cell
}
