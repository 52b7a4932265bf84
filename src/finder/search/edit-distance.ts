/**
 * Whether one edit at most turns one word into another: a letter inserted, deleted or replaced, or two neighbours swapped (an
 * optimal string alignment distance of 0 or 1).
 */
export function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let ends = 0
  const most = Math.min(a.length, b.length) - start
  while (ends < most && a[a.length - 1 - ends] === b[b.length - 1 - ends]) ends += 1
  const [left, right] = [a.slice(start, a.length - ends), b.slice(start, b.length - ends)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
