import { describe, expect, test } from 'vitest'
import { correctSlips, nearestWords, shopWords } from '../../../src/features/search/correct-slips.ts'

const words = shopWords(
  { ignored: new Set(['with']), phrases: new Map([['covered porch', { meanings: [], pages: [] }]]) },
  [{ index: new Map([['beacon', []]]) }, { index: new Map([['bench', []]]) }],
)

test.each([
  { word: 'beacon', isKnown: true, why: 'a product of one list' },
  { word: 'bench', isKnown: true, why: 'a product of the other' },
  { word: 'porch', isKnown: true, why: 'a word of a name of two' },
  { word: 'with', isKnown: true, why: 'a word that carries nothing' },
  { word: 'beac', isKnown: true, why: 'the beginning of a word' },
  { word: 'acon', isKnown: false, why: 'the end of a word' },
  { word: '84', isKnown: true, why: 'a figure' },
  { word: '84x', isKnown: false, why: 'no figure alone' },
  { word: 'x84', isKnown: false, why: 'no figure alone' },
])('the shop knows "$word": $isKnown, as $why', ({ word, isKnown }) => {
  expect(words.isKnown(word)).toBe(isKnown)
})

test('the shop knows which words are in the names of its products, of whichever list', () => {
  const { all } = shopWords(
    { ignored: new Set(['with']), phrases: new Map([['wet porch', { meanings: [], pages: [] }]]) },
    [
      {
        index: new Map([
          ['beacon', [[0, 1]] as const],
          ['with', [[0, 0]] as const],
          ['wet', [[0, 3]] as const],
        ]),
      },
      {
        index: new Map([
          [
            'beacon',
            [
              [4, 2],
              [5, 0],
            ] as const,
          ],
          ['with', [[0, 3]] as const],
        ]),
      },
    ],
  )
  expect(Object.fromEntries(all)).toEqual({ with: true, beacon: true, wet: false, porch: false })
})

test.each([
  { typed: ['lamps'], nearest: ['lamp', 'clamp', 'lamb'], why: 'three at most, the nearest first' },
  { typed: ['swarm'], nearest: ['swamp'], why: 'two letters of five differ at most' },
  { typed: ['lampss', 'swamq'], nearest: ['swamp', 'lamp'], why: 'of each of the words' },
  { typed: ['xylophone'], nearest: [], why: 'none where all are too different' },
])('of the words of the shop $nearest are most like $typed: $why', ({ typed, nearest }) => {
  const all = ['lamp7', 'clamp', 'lamp', 'swamp', 'lamb', 'lame'].map((word) => [word, false] as const)
  expect(nearestWords(typed, { all: new Map(all), isKnown: () => false })).toEqual(nearest)
})

describe('a question is corrected', () => {
  const [beacon, porch] = ['beacon', 'porch']
  test.each([
    { typed: ['beacn'], meant: [beacon], unknown: [], why: 'by the word that is misspelled' },
    { typed: ['porch', 'beacn'], meant: [porch, beacon], unknown: [], why: 'and known words stay' },
    { typed: ['beacn', '52'], meant: [beacon, '52'], unknown: [], why: 'and figures' },
    { typed: ['beacn', 'xylo'], meant: [beacon], unknown: ['xylo'], why: 'without a word like no other' },
  ])('$typed → $meant: $why', ({ typed, meant, unknown }) => {
    const [first] = correctSlips(typed, words)
    expect(first).toMatchObject({ words: meant, unknown })
  })

  test('never where every word is known', () => {
    expect(correctSlips(['beacon'], words)).toEqual([])
  })

  const shop = (all: Record<string, boolean>) => ({
    all: new Map(Object.entries(all)),
    isKnown: (word: string) => Object.hasOwn(all, word),
  })
  const meantBy = (typed: string[], all: Record<string, boolean>) =>
    correctSlips(typed, shop(all)).map((one) => one.words.join(' '))

  test('by the word with the fewest slips first, then by what begins so', () => {
    expect(meantBy(['chandelir'], { chandlery: false, chandelier: false })).toEqual([
      'chandelier',
      'chandlery',
    ])
    expect(meantBy(['lampp'], { lampshade: false, lamp: false })).toEqual(['lamp', 'lampshade'])
  })

  test('of words that are as near by the one in a product’s name first', () => {
    expect(meantBy(['beacn'], { beach: false, beacon: true })).toEqual(['beacon', 'beach'])
  })

  test('by a beginning only in the last word, the others are typed to their ends', () => {
    expect(meantBy(['warm', 'lamp'], { warranty: false, lamp: false })).toEqual(['lamp'])
    expect(meantBy(['lamp', 'warm'], { warranty: false, lamp: false })).toEqual(['lamp warranty'])
  })

  test('in twelve ways at most', () => {
    const alike = Array.from('abcdefghijklmno', (letter) => [`fan${letter}`, false] as const)
    expect(meantBy(['fanz'], Object.fromEntries(alike))).toHaveLength(12)
  })
})
