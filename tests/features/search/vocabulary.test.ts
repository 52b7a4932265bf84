import { describe, expect, test } from 'vitest'
import type { SearchFile } from '../../../src/catalogue/views/search-file.ts'
import { createVocabulary, type Meaning } from '../../../src/features/search/vocabulary.ts'
import { facet, NO_KINDS } from '../finder/products.ts'

const OUTDOOR = { name: 'outdoor', title: 'Outdoor Ceiling Fans', url: '/ceiling-fans/outdoor', count: 9 }
const LIGHTS = { name: 'pendants', title: 'Pendants and Lanterns', url: '/pendants', count: 3 }
const PRICES = { title: 'Prices', text: 'Call us.', url: '/contact', words: ['cost', 'the price'] }
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
  ...NO_KINDS,
  fans: {
    facets: [
      { name: 'place', values: [{ value: 'porch', label: 'Covered porch' }] },
      facet('finish', 'Brass and gold'),
      { name: 'motor', values: [{ value: 'dc', label: 'DC', fullLabel: 'Motor: DC' }] },
    ],
    categories: [OUTDOOR],
    finishes: ['Satin Brass', 'Brass'],
  },
  fixtures: {
    facets: [{ name: 'place', values: [{ value: 'porch', label: 'Covered Porch' }] }],
    categories: [LIGHTS],
    finishes: ['Brass', 'Covered porch'],
  },
}
const { phrases } = createVocabulary(FILE)

/** A phrase's meaning, in short: "place porch", "category outdoor", "finish Brass". */
const short = (meaning: Meaning): string => {
  if (meaning.is === 'value') return `${meaning.facet} ${meaning.value} (${meaning.label})`
  if (meaning.is === 'category') return `category ${meaning.category.name}`
  return meaning.is === 'finish' ? `${meaning.kind} finish ${meaning.label}` : `all ${meaning.kind}`
}
const meant = (phrase: string) => phrases.get(phrase)?.meanings.map(short)

describe('a word in the store’s list', () => {
  test.each([
    {
      phrase: 'covered porch',
      means: ['place porch (Covered porch)', 'place porch (Covered Porch)'],
      why: 'the label of a filter of either kind',
    },
    {
      phrase: 'brass',
      means: ['finish brass-and-gold (Brass and gold)', 'fixtures finish Brass'],
      why: 'a half of a label; as a finish only where no filter has it',
    },
    { phrase: 'gold', means: ['finish brass-and-gold (Brass and gold)'], why: 'the other half of the label' },
    { phrase: 'satin brass', means: ['fans finish Satin Brass'], why: 'a finish by its whole name' },
    { phrase: 'satin', means: ['fans finish Satin Brass'], why: 'a word of finishes' },
    { phrase: 'dc', means: ['motor dc (Motor: DC)'], why: 'a short label, offered with its filter’s' },
    { phrase: 'outdoor', means: ['category outdoor'], why: 'a category without the words for all fans' },
    { phrase: 'pendant', means: ['category pendants'], why: 'a half of a category’s name, in the singular' },
    { phrase: 'lantern', means: ['category pendants'], why: 'its other half' },
    { phrase: 'fan', means: ['all fans'], why: 'what staff say all fans are called' },
    {
      phrase: 'patio',
      means: ['place porch (Covered porch)', 'place porch (Covered Porch)', 'category outdoor'],
      why: 'what staff say it means, in any case of letters',
    },
    {
      phrase: 'deck',
      means: ['place porch (Covered porch)', 'place porch (Covered Porch)', 'category outdoor'],
      why: 'without the words that carry nothing',
    },
    { phrase: 'boat', means: [], why: 'nothing, where staff name what there is not' },
    { phrase: 'price', means: [], why: 'a page and no product' },
    { phrase: '', means: undefined, why: 'nothing' },
  ])('reads "$phrase" as $means: $why', ({ phrase, means }) => {
    expect(meant(phrase)).toEqual(means)
  })
})

test.each(['price', 'cost'])('offers the prices page once for "%s"', (phrase) => {
  expect(phrases.get(phrase)?.pages).toEqual([PRICES])
})

test('narrows products to a page’s filtered list', () => {
  const page = { title: 'Near the sea', text: '', url: '/ceiling-fans?place=porch', words: ['salt'] }
  const salt = createVocabulary({ ...FILE, pages: [page] }).phrases.get('salt')
  expect(salt?.pages).toEqual([page])
  expect(salt?.meanings.map(short)).toEqual(['place porch (Covered porch)', 'place porch (Covered Porch)'])
})

describe('the title of a page', () => {
  const titled = (title: string) => {
    const page = { title, text: '', url: '/contact', words: [] }
    return createVocabulary({ ...FILE, pages: [page] }).phrases
  }

  test.each([
    ['Opening hours', 'opening hour', true, 'as no word of it means products'],
    ['Patio', 'patio', true, 'as its one word'],
    ['Quiet fans', 'quiet fan', false, 'as “fan” means products'],
  ])('reads "%s" in "%s": %s, %s', (title, phrase, is) => {
    expect(titled(title).get(phrase)?.pages.length === 1).toBe(is)
  })
})

test('drops a category’s words that mean all fans', () => {
  const fans = { ...FILE.fans, categories: [{ ...OUTDOOR, title: 'Boat Ceiling Fans' }] }
  const { phrases: own } = createVocabulary({ ...FILE, fans })
  expect(own.get('boat')?.meanings.map(short)).toEqual(['category outdoor'])
})

test('keeps the name of a category named like all fans', () => {
  const fans = { ...FILE.fans, categories: [{ ...OUTDOOR, title: 'Ceiling Fans' }] }
  const { phrases: own } = createVocabulary({ ...FILE, fans })
  expect(own.get('ceiling fan')?.meanings.map(short)).toEqual(['category outdoor', 'all fans'])
})

test('knows a brand we don’t carry by its name, unless the name has another meaning', () => {
  expect(phrases.get('kichler')?.otherBrand).toBe('Kichler')
  expect(phrases.get('brass')?.otherBrand).toBeUndefined()
})
