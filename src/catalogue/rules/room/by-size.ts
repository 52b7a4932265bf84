import { sizesText } from '../sizes-text.ts'

/**
 * What is said of each size of a fan, as lines of its table: sizes of which the same is said share a line, and one line
 * for all names no size. "Over 400 sq ft (72 and 84 in.)".
 */
export function bySize(sizes: readonly number[], textOf: (spanInches: number) => string): string[] {
  const sizesOfText = new Map<string, number[]>()
  for (const size of sizes.toSorted((a, b) => a - b)) {
    const text = textOf(size)
    sizesOfText.set(text, [...(sizesOfText.get(text) ?? []), size])
  }
  if (sizesOfText.size === 1) return [...sizesOfText.keys()]
  return [...sizesOfText].map(([text, alike]) => `${text} (${sizesText(alike)})`)
}
