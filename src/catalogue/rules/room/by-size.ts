import { sizesText } from '../sizes-text.ts'

/**
 * Groups the sizes of a fan by what is said about them, as lines of its table: sizes with the same text share a line, and a
 * line for all of them names no size. "Over 400 sq ft (72 and 84 in.)".
 */
export function bySize(sizes: readonly number[], textOf: (spanInches: number) => string): string[] {
  const ascending = sizes.toSorted((a, b) => a - b)
  const groups = [...Map.groupBy(ascending, textOf)]
  return groups.length === 1
    ? groups.map(([text]) => text)
    : groups.map(([text, alike]) => `${text} (${sizesText(alike)})`)
}
