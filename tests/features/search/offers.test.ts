import { describe, expect, test } from 'vitest'
import { offersForRoom, offersOf } from '../../../src/features/search/offers.ts'
import type { Part } from '../../../src/features/search/read-question.ts'
import type { Meaning } from '../../../src/features/search/vocabulary.ts'
import { aProduct, value } from '../finder/products.ts'

const OUTDOOR = { name: 'outdoor', title: 'Outdoor Ceiling Fans', url: '/ceiling-fans/outdoor', count: 1 }
const LARGE = { name: 'large', title: 'Large Ceiling Fans', url: '/ceiling-fans/large', count: 1 }
const category = (is: typeof OUTDOOR): Meaning => ({ kind: 'fans', is: 'category', category: is })
const part = (...meanings: Meaning[]): Part => ({
  words: ['word'],
  entry: { meanings, pages: [] },
  isWhole: true,
})
const BLACK = value('finish', 'Black')
const WHITE = value('finish', 'White')
const PORCH = value('place', 'Covered porch', 'porch')
const [black, white, porch] = [part(BLACK), part(WHITE), part(PORCH)]
const [outdoor, large] = [part(category(OUTDOOR)), part(category(LARGE))]
const all = part({ kind: 'fans', is: 'all' })
const list = {
  kind: 'fans',
  products: [
    aProduct({ facets: { finish: ['black'], place: ['porch'] }, categories: ['outdoor'] }),
    aProduct({ facets: { finish: ['white'] }, categories: ['outdoor', 'large'] }),
  ],
  index: new Map(),
} as const
const offers = (...parts: Part[]) =>
  offersOf(list, parts, new Map([[0, 0]])).map(({ label, url, count }) => `${label} (${count}) ${url}`)

describe('words are offered as', () => {
  const FILTER = 'Black (1) /ceiling-fans?finish=black'
  const PORCH_FILTER = 'Covered porch (1) /ceiling-fans?place=porch'
  const CATEGORY = 'Outdoor Ceiling Fans (2) /ceiling-fans/outdoor'
  const LARGE_CATEGORY = 'Large Ceiling Fans (1) /ceiling-fans/large'
  const BOTH = 'Black, Covered porch (1) /ceiling-fans?place=porch&finish=black'
  const EITHER = 'Black or White (2) /ceiling-fans?finish=black,white'

  test.each([
    { what: 'a filter', parts: [black], is: [FILTER] },
    { what: 'two filters', parts: [black, porch], is: [BOTH] },
    { what: 'either value, where a word means both', parts: [part(BLACK, WHITE)], is: [EITHER] },
    { what: 'a filter without the word for all fans', parts: [all, black], is: [FILTER] },
    { what: 'a category', parts: [outdoor], is: [CATEGORY] },
    { what: 'a category that two words mean', parts: [outdoor, outdoor], is: [CATEGORY] },
    {
      what: 'a filter or a category, where a word means one or the other',
      parts: [part(PORCH, category(OUTDOOR))],
      is: [PORCH_FILTER, CATEGORY],
    },
    {
      what: 'a filter for each facet that a word means',
      parts: [part(BLACK, PORCH)],
      is: [FILTER, PORCH_FILTER],
    },
    {
      what: 'the narrower of two values of one filter, and of a filter and a category',
      parts: [part(BLACK, WHITE), black, outdoor],
      is: [FILTER],
    },
    { what: 'the narrower of two categories', parts: [outdoor, large], is: [LARGE_CATEGORY] },
    { what: 'nothing, where two words are of one filter', parts: [black, white], is: [] },
    { what: 'nothing, where no product is all of it', parts: [white, porch], is: [] },
    { what: 'nothing, where a word means no filter', parts: [black, part()], is: [] },
    { what: 'nothing, where all fans are meant', parts: [all], is: [] },
  ])('$what: $is', ({ parts, is }) => {
    expect(offers(...parts)).toEqual(is)
  })

  test('each list once, where two words mean one or the other', () => {
    const either = part(category(OUTDOOR), PORCH)
    expect(offers(either, either)).toEqual([CATEGORY, PORCH_FILTER])
  })

  test.each([
    { what: 'a filter and a category', parts: [black, outdoor] },
    { what: 'a category and a filter', parts: [outdoor, black] },
  ])('nothing, where $what have products apart, as no address says both', ({ parts }) => {
    const products = [
      aProduct({ facets: { finish: ['black'] } }),
      aProduct({ facets: { finish: ['black'] }, categories: ['outdoor'] }),
      aProduct({ categories: ['outdoor'] }),
    ]
    expect(offersOf({ ...list, products }, parts, new Map([[1, 0]]))).toEqual([])
  })

  test('nothing, where nothing is found', () => {
    expect(offersOf(list, [black], new Map())).toEqual([])
  })

  test('a category that says so', () => {
    expect(offersOf(list, [outdoor], new Map([[0, 0]]))[0]?.isCategory).toBe(true)
  })

  test('three at most', () => {
    const four = part(BLACK, PORCH, category(OUTDOOR), category(LARGE))
    expect(offers(four)).toHaveLength(3)
  })
})

describe('a room', () => {
  const ROOM = { parameters: { room: '12x11' }, text: 'a room of 12 by 11 ft', rest: '' }
  const offer = (given: object) => ({
    kind: 'fans' as const,
    label: 'Black',
    isCategory: false,
    url: '/ceiling-fans?finish=black',
    ...given,
  })
  const ALONE = [
    { kind: 'fans', label: 'A room of 12 by 11 ft', isCategory: false, url: '/ceiling-fans?room=12x11' },
  ]

  test('goes along with filters of fans', () => {
    expect(offersForRoom([offer({ count: 4 })], ROOM)).toEqual([
      {
        kind: 'fans',
        label: 'Black, a room of 12 by 11 ft',
        isCategory: false,
        url: '/ceiling-fans?finish=black&room=12x11',
      },
    ])
  })

  test.each([
    { what: 'by itself', offers: [] },
    { what: 'beside a category', offers: [offer({ isCategory: true })] },
    { what: 'beside filters of lights', offers: [offer({ kind: 'fixtures' })] },
  ])('is offered alone $what', ({ offers: given }) => {
    expect(offersForRoom(given, ROOM)).toEqual(ALONE)
  })
})
