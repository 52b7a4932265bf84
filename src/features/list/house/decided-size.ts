import type { JudgedEntry } from './judged-entry.ts'

/**
 * The size of a fan that was chosen, or that its room decides, in inches; of one size alone, that one; undefined where neither does.
 *
 * @param sizes that it is made in
 * @param chosen the size that the list names
 */
export function decidedSize(
  sizes: readonly number[],
  { size }: Pick<JudgedEntry, 'size'>,
  chosen: number | undefined,
): number | undefined {
  const own = sizes.find((one) => one === chosen)
  const isDecided = size && (size.span || (size.height && size.height.kind !== 'unknown'))
  return own ?? (isDecided ? size.spanInches : sizes.length === 1 ? sizes[0] : undefined)
}
