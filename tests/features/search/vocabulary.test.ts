import { expect, test } from 'vitest'
import type { Meaning, NamedMeaning, SearchFile } from '../../../src/catalogue/views/search-file.ts'
import { createVocabulary } from '../../../src/features/search/vocabulary.ts'
import { value } from '../finder/products.ts'

const OUTDOOR = { name: 'outdoor', title: 'Outdoor Ceiling Fans', url: '/ceiling-fans/outdoor', count: 9 }
const LIGHTS = { name: 'pendants', title: 'Pendants and Lanterns', url: '/pendants', count: 3 }
const PRICES = { title: 'Prices', text: 'Call us.', url: '/contact', words: ['cost', 'the price'] }
const category = (category: typeof OUTDOOR): Meaning => ({ kind: 'fans', is: 'category', category })
const FILE: SearchFile = {
  ignored: ['the', 'with'],
  synonyms: [
    { words: ['fan', 'ceiling fan'], means: ['Fans'] },
    { words: ['patio', 'the deck'], means: ['Covered porch', 'OUTDOOR ceiling fans'] },
    { words: ['dc', 'the'], means: ['DC'] },
    { words: ['boat'], means: ['Nothing of the shop'] },
  ],
  otherBrands: ['Kichler', 'Brass'],
  pages: [PRICES],
  names: [
    ['Fans', { kind: 'fans', is: 'all' }],
    ['Outdoor Ceiling Fans', category(OUTDOOR)],
    ['Covered porch', value('place', 'Covered porch', 'porch')],
    ['Brass and gold', value('finish', 'Brass and gold')],
    ['DC', value('motor', 'Motor: DC', 'dc')],
    ['Pendants and Lanterns', { ...category(LIGHTS), kind: 'fixtures' }],
    ['Covered Porch', { ...value('place', 'Covered Porch', 'porch'), kind: 'fixtures' }],
  ],
  finishes: ['Satin Brass', 'Brass'],
}
const { phrases } = createVocabulary(FILE)

/** A phrase's meaning, in short: "place porch", "category outdoor", "finish Brass". */
const short = (meaning: Meaning): string => {
  if (meaning.is === 'value') return `${meaning.facet} ${meaning.value} (${meaning.label})`
  if (meaning.is === 'category') return `category ${meaning.category.name}`
  return `all ${meaning.kind}`
}
const meaningsOf = (phrase: string) => phrases.get(phrase)?.meanings.map(short)

const PORCH = ['place porch (Covered porch)', 'place porch (Covered Porch)']

test.each<[phrase: string, means: string[] | undefined, why: string]>([
  ['covered porch', PORCH, 'the label of a filter of either kind'],
  ['brass', ['finish brass-and-gold (Brass and gold)'], 'a filter, though a finish has the same name'],
  ['gold', ['finish brass-and-gold (Brass and gold)'], 'the other half of the label'],
  ['satin brass', [], 'a finish as one name, which products have as words'],
  ['satin', undefined, 'no word of it'],
  ['dc', ['motor dc (Motor: DC)'], 'a short label, offered with its filter’s'],
  ['outdoor', ['category outdoor'], 'a category without the words for all fans'],
  ['pendant', ['category pendants'], 'a half of a category’s name, in the singular'],
  ['fan', ['all fans'], 'what staff say all fans are called'],
  ['patio', [...PORCH, 'category outdoor'], 'what staff say it means, in any case of letters'],
  ['deck', [...PORCH, 'category outdoor'], 'without the words that carry nothing'],
  ['boat', [], 'nothing, where staff name what there is not'],
  ['price', [], 'a page and no product'],
  ['', undefined, 'nothing'],
])('reads "%s" as %j: %s', (phrase, means) => {
  expect(meaningsOf(phrase)).toEqual(means)
})

test('offers a page once for each of its words, and narrows products to a page’s filtered list', () => {
  expect(['price', 'cost'].map((phrase) => phrases.get(phrase)?.pages)).toEqual([[PRICES], [PRICES]])
  const page = { title: 'Near the sea', text: '', url: '/ceiling-fans?place=porch', words: ['salt'] }
  const salt = createVocabulary({ ...FILE, pages: [page] }).phrases.get('salt')
  expect(salt?.pages).toEqual([page])
  expect(salt?.meanings.map(short)).toEqual(['place porch (Covered porch)', 'place porch (Covered Porch)'])
})

test.each([
  ['Opening hours', 'opening hour', true, 'as no word of it means products'],
  ['Patio', 'patio', true, 'as its one word'],
  ['Quiet fans', 'quiet fan', false, 'as “fan” means products'],
])('reads the page title "%s" in "%s": %s, %s', (title, phrase, is) => {
  const pages = [{ title, text: '', url: '/contact', words: [] }]
  expect(createVocabulary({ ...FILE, pages }).phrases.get(phrase)?.pages.length === 1).toBe(is)
})

test.each([
  ['Boat Ceiling Fans', 'boat', ['category outdoor'], 'without the words that mean all fans'],
  ['Ceiling Fans', 'ceiling fan', ['category outdoor', 'all fans'], 'unless it has no others'],
])('reads the category "%s" in "%s" as %j: %s', (title, phrase, means) => {
  const names = FILE.names.map(
    ([name, meaning]): NamedMeaning => [name === OUTDOOR.title ? title : name, meaning],
  )
  const { phrases: own } = createVocabulary({ ...FILE, names })
  expect(own.get(phrase)?.meanings.map(short)).toEqual(means)
})

test('knows a brand we don’t carry by its name, unless the name has another meaning', () => {
  expect(phrases.get('kichler')?.otherBrand).toBe('Kichler')
  expect(phrases.get('brass')?.otherBrand).toBeUndefined()
})
