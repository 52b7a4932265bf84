import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctWords, editDistance, slipsIn } from '../../../src/features/search/slips.ts'

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

test('measures the distance to any word and to its nearest beginning', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
  fc.assert(
    fc.property(word, word, (typed, other) => {
      const toBeginnings = Array.from({ length: other.length + 1 }, (_, length) =>
        alignmentDistance(typed, other.slice(0, length)),
      )
      expect(editDistance(typed, other)).toEqual({
        whole: alignmentDistance(typed, other),
        begun: Math.min(...toBeginnings),
      })
    }),
    { numRuns: 1000 },
  )
})

test.each([
  { typed: 'blac', word: 'black', slips: 1, why: 'a letter missing at its end' },
  { typed: 'blck', word: 'black', slips: 1, why: 'a letter missing' },
  { typed: 'wat', word: 'wet', slips: undefined, why: 'three letters: too many words are as near' },
  { typed: 'haly', word: 'halcyon', slips: 1.5, why: 'a beginning with a letter missing' },
  { typed: 'hallc', word: 'halcyon', slips: 1.5, why: 'a beginning with a letter too many' },
  { typed: 'haxc', word: 'halcyon', slips: 1.5, why: 'a beginning with a wrong letter' },
  { typed: 'haxy', word: 'halcyon', slips: undefined, why: 'a beginning with two slips' },
  { typed: 'track', word: 'bracket', slips: undefined, why: 'a beginning with another first letter' },
  { typed: 'hlacoyn', word: 'halcyon', slips: undefined, why: 'two slips in seven letters' },
  { typed: 'chandaleir', word: 'chandelier', slips: 2, why: 'two slips in eight letters and more' },
  { typed: 'cyon', word: 'halcyon', slips: undefined, why: 'the end of a word' },
  { typed: '52000', word: '56000', slips: undefined, why: 'a number, of which each is another' },
  { typed: 'wg083', word: 'wg088', slips: undefined, why: 'an order number' },
  { typed: 'fans', word: '', slips: undefined, why: 'no word' },
])('counts $slips slips from "$typed" to "$word": $why', ({ typed, word, slips }) => {
  expect(slipsIn(typed, word, true)).toBe(slips)
  if (slips === 1.5) expect(slipsIn(typed, word, false)).toBeUndefined()
})

test.each([
  ['beacn', 'beacon', '', 'of words that are as near, the first'],
  ['porch beacn', 'porch beacon', '', 'known words stay'],
  ['beacon porc', 'beacon porc', '', 'beginnings stay'],
  ['beacn 52', 'beacon 52', '', 'figures stay'],
  ['beacn xylo', 'beacon', 'xylo', 'a word like no other is left out'],
  ['ceilingfan semiflush', 'ceiling fan semi flush', '', 'joined words are split'],
  ['fandango fan52', 'fan52', 'fandango', 'only into words of three letters and more, without figures'],
  ['lampp', 'lamp', '', 'a whole word is nearer than a longer one'],
  ['chandelir', 'chandelier', '', 'the word with the fewest slips'],
  ['warm lamp', 'lamp', 'warm', 'only the last word may be a beginning'],
  ['lamp warm', 'lamp warranty', '', 'only the last word may be a beginning'],
])('corrects "%s" to "%s" without "%s": %s', (typed, meant, left) => {
  const site =
    'beacon beach porch lampshade lamp chandlery chandelier warranty ceiling fan semi flush fan52s'.split(' ')
  const { words, unknown } = correctWords(typed.split(' '), new Set(site))
  expect([words.join(' '), unknown.join(' ')]).toEqual([meant, left])
})
