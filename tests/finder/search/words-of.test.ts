import { expect, test } from 'vitest'
import { rankedWords, singular, typedWordsOf, wordsOf } from '../../../src/finder/search/words-of.ts'
import { aProduct } from '../products.ts'

test.each([
  { word: 'fans', is: 'fan' },
  { word: 'porches', is: 'porch' },
  { word: 'brushes', is: 'brush' },
  { word: 'boxes', is: 'box' },
  { word: 'finishes', is: 'finish' },
  { word: 'blades', is: 'blade' },
  { word: 'glass', is: 'glass' },
  { word: 'gas', is: 'gas' },
  { word: 'ex5s', is: 'ex5s' },
  { word: 'chest', is: 'chest' },
])('"$word" in the singular is "$is"', ({ word, is }) => {
  expect(singular(word)).toBe(is)
})

test('words are compared in lower case, without accents, apostrophes and what parts them', () => {
  expect(wordsOf('Lane’s End, CAFÉ-Isle 33.5 “Fans”')).toEqual([
    'lanes',
    'end',
    'cafe',
    'isle',
    '33',
    '5',
    'fans',
  ])
  expect(wordsOf(' – ')).toEqual([])
  expect(typedWordsOf('Porches & fans')).toEqual(['porch', 'fan'])
})

test('each word of a product has the rank of its best field: name, maker, look, the rest', () => {
  const product = aProduct({
    title: 'Alder 52',
    partNumber: 'AL-52',
    finishPartNumbers: { brass: 'AL-52-BR' },
    manufacturer: 'Maxim Alder',
    styles: ['Mid-Century'],
    finishes: [{ label: 'Satin Brass', slug: 'satin-brass', isShown: true }],
    bladeFinishes: [{ label: 'Walnut', slug: 'walnut', isShown: true }],
    facts: ['Wet'],
    mounting: 'Downrod',
    bladeCount: 5,
    categories: ['outdoor'],
  } as never)
  expect(Object.fromEntries(rankedWords(product))).toEqual({
    alder: 0,
    alder52: 0,
    52: 0,
    al: 0,
    al52: 0,
    al52br: 0,
    '52br': 0,
    br: 0,
    maxim: 1,
    maximalder: 1,
    mid: 2,
    midcentury: 2,
    century: 2,
    satin: 2,
    satinbrass: 2,
    brass: 2,
    walnut: 2,
    wet: 3,
    downrod: 3,
    5: 3,
    '5blades': 3,
    blades: 3,
    outdoor: 3,
  })
})

test('a product without number of blades has no word for them', () => {
  expect(rankedWords(aProduct({ facts: [], categories: [] })).has('blades')).toBe(false)
})
