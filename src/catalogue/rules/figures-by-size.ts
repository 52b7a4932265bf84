import type { Fan } from '../schema/fan.ts'
import { formatInches } from './numbers.ts'

/** Those of a fan's figures that belong to some of its sizes; all of them where there is not one for each size. */
export const figuresOfSizes = (
  figures: readonly number[],
  { sizes }: { sizes: readonly number[] },
  some: readonly number[],
): number[] =>
  figures.filter((_, index) => figures.length !== sizes.length || some.includes(sizes[index] ?? Number.NaN))

/** Whether the order number of a fan is that of a size: its record has the number of its first (rule S11). */
export const hasNumber = ({ sizes }: { sizes: readonly number[] }, sizeInches: number | undefined): boolean =>
  sizeInches === undefined || sizeInches === sizes[0]

/** A fan as it is sold in one of its sizes: the figures and the number of the others are left out. */
export function fanInSize({ modelNumber, ...fan }: Fan, sizeInches: number): Fan {
  const { airflowRating, wattsOnHigh } = fan
  const own = (figures: readonly number[]) => figuresOfSizes(figures, fan, [sizeInches])
  return {
    ...fan,
    sizes: [sizeInches],
    ...(modelNumber && hasNumber(fan, sizeInches) && { modelNumber }),
    ...(airflowRating && { airflowRating: own(airflowRating) }),
    ...(wattsOnHigh && { wattsOnHigh: own(wattsOnHigh) }),
  }
}

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
