import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOneEditAway } from '../../../src/finder/search/edit-distance.ts'
import { createWordIndex, findWords } from '../../../src/finder/search/word-index.ts'
import { aProduct } from '../products.ts'

const finish = (label: string) => ({ label, slug: label.toLowerCase(), isShown: true })

const PRODUCTS = [
  aProduct({
    title: 'Moonrise Globe 10',
    manufacturer: 'Hunter',
    partNumber: 'HD-1612-MB',
    facts: ['10 in. wide'],
  }),
  aProduct({
    title: 'Beacon 60',
    manufacturer: 'Maxim Lighting',
    facts: ['52 and 60 in.', 'Wet'],
    sizes: [52, 60],
  }),
  aProduct({ title: "Lane's End", manufacturer: 'Minka-Lavery', styles: ['Mid-Century'] }),
  aProduct({ title: 'Café Isle', finishes: [finish('Satin Brass')], facets: { finish: ['brass-and-gold'] } }),
  aProduct({
    title: 'Hunter Green',
    manufacturer: 'Craftmade',
    url: '/lighting-fixtures/pendants/hunter-green',
  }),
]
const index = await createWordIndex(PRODUCTS)
const find = (typed: string) =>
  [...findWords(index, typed)].sort(([, a], [, b]) => a - b).map(([place]) => PRODUCTS[place]?.title)

describe('what is typed', () => {
  test.each([
    { typed: 'moon', finds: ['Moonrise Globe 10'], how: 'the beginning of a word of its name' },
    { typed: 'GLOBE MOON', finds: ['Moonrise Globe 10'], how: 'two words in any order and case' },
    { typed: 'maxim', finds: ['Beacon 60'], how: 'its maker' },
    { typed: 'mid century', finds: ["Lane's End"], how: 'its style, without the hyphen' },
    { typed: 'midcentury', finds: ["Lane's End"], how: 'its style in one word' },
    { typed: 'minkalavery', finds: ["Lane's End"], how: 'its maker in one word' },
    { typed: 'lanes end', finds: ["Lane's End"], how: 'its name without an apostrophe' },
    { typed: 'cafe', finds: ['Café Isle'], how: 'its name without an accent' },
    { typed: 'satin brass', finds: ['Café Isle'], how: 'its finish' },
    { typed: 'gold', finds: ['Café Isle'], how: 'the family of its finish' },
    { typed: 'HD-1612-MB', finds: ['Moonrise Globe 10'], how: 'its part number' },
    { typed: 'hd1612mb', finds: ['Moonrise Globe 10'], how: 'its part number without hyphens' },
    { typed: 'hd 1612', finds: ['Moonrise Globe 10'], how: 'a piece of its part number' },
    { typed: '1612mb', finds: ['Moonrise Globe 10'], how: 'the end of its part number' },
    { typed: 'wet', finds: ['Beacon 60'], how: 'its rating' },
    { typed: 'pendant', finds: ['Hunter Green'], how: 'its category' },
    { typed: '60 inch ceiling fan', finds: ['Beacon 60'], how: 'its size and kind' },
    { typed: 'hunter', finds: ['Hunter Green', 'Moonrise Globe 10'], how: 'a name before a maker' },
    { typed: 'monrise', finds: ['Moonrise Globe 10'], how: 'a letter missing' },
    { typed: 'mooonrise', finds: ['Moonrise Globe 10'], how: 'a letter too many' },
    { typed: 'moonrisa', finds: ['Moonrise Globe 10'], how: 'a letter wrong' },
    { typed: 'mooinrse', finds: [], how: 'two slips' },
    { typed: 'moonrsie', finds: ['Moonrise Globe 10'], how: 'two letters swapped' },
    { typed: 'moorn', finds: ['Moonrise Globe 10'], how: 'a slip in a word that is not typed to its end' },
    { typed: 'wat', finds: [], how: 'a slip in a word of three letters' },
    { typed: 'boat', finds: [], how: 'a word that nothing begins with' },
    { typed: '61 beacon', finds: [], how: 'a wrong figure' },
    { typed: '', finds: [], how: 'nothing' },
    { typed: '- , .', finds: [], how: 'no letter and no figure' },
    { typed: '.*(+', finds: [], how: 'the signs of an expression' },
  ])('"$typed" finds $finds: $how', ({ typed, finds }) => {
    expect(find(typed)).toEqual(finds)
  })
})

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
