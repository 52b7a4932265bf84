import { describe, expect, test } from 'vitest'
import { correctSlips, shopWords } from '../../../src/features/search/correct-slips.ts'

const words = shopWords(
  { ignored: new Set(['with']), phrases: new Map([['covered porch', { meanings: [], pages: [] }]]) },
  [new Map([['beacon', []]]), new Map([['bench', []]])],
)

test.each([
  { word: 'beacon', isKnown: true, why: 'a product of one list' },
  { word: 'bench', isKnown: true, why: 'a product of the other' },
  { word: 'porch', isKnown: true, why: 'a word of a name of two' },
  { word: 'with', isKnown: true, why: 'a word that carries nothing' },
  { word: 'beac', isKnown: true, why: 'the beginning of a word' },
  { word: 'acon', isKnown: false, why: 'the end of a word' },
])('the shop knows "$word": $isKnown, as $why', ({ word, isKnown }) => {
  expect(words.isKnown(word)).toBe(isKnown)
})

describe('a question is corrected', () => {
  test.each([
    { typed: ['beacn'], meant: [['beacon']], why: 'by the word that is misspelled' },
    { typed: ['porch', 'beacn'], meant: [['porch', 'beacon']], why: 'and known words stay' },
    { typed: ['beacon'], meant: [], why: 'never where every word is known' },
    { typed: ['beacn', 'xylophone'], meant: [], why: 'not where a word is like no other' },
  ])('$typed → $meant: $why', ({ typed, meant }) => {
    expect(correctSlips(typed, words)).toEqual(meant)
  })

  const shop = (...all: string[]) => ({ all, isKnown: (word: string) => all.includes(word) })

  test('by words of its length first', () => {
    expect(correctSlips(['lamp'], shop('lamps', 'lamb', 'lam'))).toEqual([['lamb'], ['lamps'], ['lam']])
  })

  test('in twelve ways at most', () => {
    const alike = Array.from('abcdefghijklmno', (letter) => `fan${letter}`)
    expect(correctSlips(['fanz'], shop(...alike))).toHaveLength(12)
  })
})
