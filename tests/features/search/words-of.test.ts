import { expect, test } from 'vitest'
import { rankedWords, singular, typedWordsOf, wordsOf } from '../../../src/features/search/words-of.ts'
import { aFinish, aProduct } from '../finder/products.ts'

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
  expect(wordsOf('Lane’s End, CAFÉ-Isle 33.5 “Fans”').join(' ')).toBe('lanes end cafe isle 33 5 fans')
  expect(wordsOf(' – ')).toEqual([])
  expect(typedWordsOf('Porches & fans')).toEqual(['porch', 'fan'])
  expect(typedWordsOf('five-light, 72in 9ft HD-1612in5')).toEqual([
    '5',
    'light',
    '72',
    'in',
    '9',
    'ft',
    'hd',
    '1612in5',
  ])
})

test('each word of a product has the rank of its best field: name, maker, look, the rest', () => {
  const product = aProduct({
    title: 'Alder 52',
    partNumber: 'AL-52',
    finishPartNumbers: { brass: 'AL-52-BR' },
    manufacturer: 'Maxim Alder',
    styles: ['Mid-Century'],
    finishes: [aFinish('Satin Brass')],
    bladeFinishes: [aFinish('Walnut')],
    facts: ['Wet'],
    mounting: 'Downrod',
    bladeCount: 5,
    categories: ['outdoor'],
    productUrl: 'alder-candle',
    isDimmable: true,
  } as never)
  const ranked = [...rankedWords(product)]
  const ofRank = (rank: number) => ranked.filter(([, own]) => own === rank).map(([word]) => word)
  expect([0, 1, 2, 3].map((rank) => ofRank(rank).join(' '))).toEqual([
    'alder alder52 52 al al52 al52br 52br br',
    'maxim maximalder',
    'mid midcentury century satin satinbrass brass walnut',
    'wet aldercandle candle dimmable downrod 5 5blades blades outdoor',
  ])
})

test('a product without number of blades has no word for them', () => {
  expect(rankedWords(aProduct({ facts: [], categories: [] })).has('blades')).toBe(false)
})
