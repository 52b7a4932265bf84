import { expect, test } from 'vitest'
import {
  beginningWith,
  searchedProduct,
  singular,
  splitAtMatches,
  typedWordsOf,
  wordsOf,
} from '../../../src/features/search/words.ts'
import { aFinish, aProduct } from '../finder/products.ts'

test('turns plural words into singular ones', () => {
  const words = 'fans porches brushes boxes glass gas ex5s'.split(' ')
  expect(words.map(singular).join(' ')).toBe('fan porch brush box glass gas ex5s')
})

test('compares words in lower case without accents, apostrophes and signs', () => {
  expect(wordsOf('Lane’s End, CAFÉ-Isle 33.5 “Fans”').join(' ')).toBe('lanes end cafe isle 33 5 fans')
  expect(typedWordsOf('five-light, 72in 9ft HD-1612in5').join(' ')).toBe('5 light 72 in 9 ft hd 1612in5')
})

test('ranks a product’s words by their best field: name, brand, look, the rest', () => {
  const product = aProduct({
    title: 'Alder 52',
    partNumber: 'AL-52',
    finishPartNumbers: { brass: 'AL-52-BR' },
    manufacturer: 'Maxim Alder',
    styles: ['Mid-Century'],
    finishes: [aFinish('Satin Brass')],
    bladeFinishes: [aFinish('Walnut')],
    woods: ['oak'],
    facts: ['Wet'],
    mounting: 'Downrod',
    bladeCount: 5,
    categories: ['outdoor'],
    productUrl: 'alder-candle',
    isDimmable: true,
  } as never)
  const { words } = searchedProduct(product)
  const ofRank = (rank: number) => [...words].filter(([, own]) => own === rank).map(([word]) => word)
  expect([0, 1, 2, 3].map((rank) => ofRank(rank).join(' '))).toEqual([
    'alder alder52 52 al al52 al52br 52br br',
    'maxim maximalder',
    'mid midcentury century oak satin satinbrass brass walnut',
    'wet aldercandle candle dimmable downrod 5 5blades blades outdoor',
  ])
})

test('finds words that begin with a typed word, or equal a complete one, up to a field’s rank', () => {
  const products = [aProduct({ title: 'Halcyon 72' }), aProduct({ title: 'Isle 7', manufacturer: 'Hal' })]
  const all = products.map(searchedProduct)
  expect([...beginningWith(all, 'hal', false)]).toEqual(products.map((product, rank) => [product, rank]))
  expect([...beginningWith(all, 'hal', false, 0).keys()]).toEqual([products[0]])
  expect([...beginningWith(all, '7', true).keys()]).toEqual([products[1]])
})

test.each([
  ['Halcyon 72', 'hal', '|Hal|cyon 72'],
  ['Halcyon 72', '72 h hal', '|Hal|cyon |72|'],
  ['Halcyon 72', 'cyon', 'Halcyon 72'],
  ['Wren-52 – 52', 'wren 52', '|Wren|-|52| – |52|'],
  ['Halcyon 72', '', 'Halcyon 72'],
])('splits "%s" at words that "%s" begins: %s', (text, typed, pieces) => {
  expect(splitAtMatches(text, typed).join('|')).toBe(pieces)
})
