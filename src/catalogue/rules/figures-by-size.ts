import type { Fan } from '../schema/fan.ts'
import { formatInches } from './numbers.ts'

/**
 * Figures of a fan as lines of its table, in the order of its record. With one figure for each of several sizes each line
 * names its size, the first figure belonging to the first size: "5,630 CFM on High (52 in.)".
 */
export function figuresBySize(
  figures: readonly number[],
  { sizes }: Pick<Fan, 'sizes'>,
  textOf: (figure: number) => string,
): string[] {
  const lines = figures.map(textOf)
  if (lines.length === 1 || lines.length !== sizes.length) return lines
  return sizes.map((sizeInches, index) => `${lines[index]} (${formatInches(sizeInches)} in.)`)
}
