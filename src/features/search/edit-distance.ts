/**
 * Whether one edit at most turns one word into another: a letter inserted, deleted or replaced, or two neighbors swapped (an
 * optimal string alignment distance of 0 or 1).
 */
export function isOneEditAway(a: string, b: string): boolean {
  let start = 0
  while (a[start] && a[start] === b[start]) start += 1
  const [left, right] = [a.slice(start), b.slice(start)]
  const [leftRest, rightRest] = [left.slice(1), right.slice(1)]
  if (leftRest === rightRest || left === rightRest || leftRest === right) return true
  return left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
}
