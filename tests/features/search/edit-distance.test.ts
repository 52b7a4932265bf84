import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneEditAway } from '../../../src/features/search/edit-distance.ts'

/** The distance as books have it: optimal string alignment, by the whole table. */
function alignmentDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => table[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(i - 2, j - 2) + 1)
      const row = table[i]
      if (row) row[j] = least
    }
  }
  return at(a.length, b.length)
}

test('one slip is a distance of one at most, whatever the words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(isOneEditAway(a, b)).toBe(alignmentDistance(a, b) <= 1)
    }),
    { numRuns: 2000 },
  )
})
