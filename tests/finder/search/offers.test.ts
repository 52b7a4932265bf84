import { describe, expect, test } from 'vitest'
import { offersForRoom, offersOf } from '../../../src/finder/search/offers.ts'
import type { Part } from '../../../src/finder/search/read-question.ts'
import type { Meaning } from '../../../src/finder/search/vocabulary.ts'
import { aProduct } from '../products.ts'

const OUTDOOR = { name: 'outdoor', title: 'Outdoor Ceiling Fans', url: '/ceiling-fans/outdoor', count: 1 }
const LARGE = { name: 'large', title: 'Large Ceiling Fans', url: '/ceiling-fans/large', count: 1 }
const finish = (value: string, label: string): Meaning => ({
  kind: 'fans',
  is: 'value',
  facet: 'finish',
  value,
  label,
})
const place = (value: string, label: string): Meaning => ({
  kind: 'fans',
  is: 'value',
  facet: 'place',
  value,
  label,
})
const category = (is: typeof OUTDOOR): Meaning => ({ kind: 'fans', is: 'category', category: is })
const BLACK = finish('black', 'Black')
const WHITE = finish('white', 'White')
const PORCH = place('porch', 'Covered porch')
const ALL: Meaning = { kind: 'fans', is: 'all' }

const part = (...meanings: Meaning[]): Part => ({
  words: ['word'],
  entry: { meanings, pages: [] },
  isWhole: true,
})
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
  test.each([
    { what: 'a filter', parts: [part(BLACK)], is: ['Black (1) /ceiling-fans?finish=black'] },
    {
      what: 'two filters',
      parts: [part(BLACK), part(PORCH)],
      is: ['Black, Covered porch (1) /ceiling-fans?place=porch&finish=black'],
    },
    {
      what: 'either value of one filter, where a word means both',
      parts: [part(BLACK, WHITE)],
      is: ['Black or White (2) /ceiling-fans?finish=black,white'],
    },
    {
      what: 'a filter without the word for all fans',
      parts: [part(ALL), part(BLACK)],
      is: ['Black (1) /ceiling-fans?finish=black'],
    },
    {
      what: 'a category',
      parts: [part(category(OUTDOOR))],
      is: ['Outdoor Ceiling Fans (2) /ceiling-fans/outdoor'],
    },
    {
      what: 'a category that two words mean',
      parts: [part(category(OUTDOOR)), part(category(OUTDOOR))],
      is: ['Outdoor Ceiling Fans (2) /ceiling-fans/outdoor'],
    },
    {
      what: 'a filter or a category, where a word means one or the other',
      parts: [part(PORCH, category(OUTDOOR))],
      is: ['Covered porch (1) /ceiling-fans?place=porch', 'Outdoor Ceiling Fans (2) /ceiling-fans/outdoor'],
    },
    { what: 'nothing, where two words are of one filter', parts: [part(BLACK), part(WHITE)], is: [] },
    {
      what: 'nothing, where a category meets a filter',
      parts: [part(category(OUTDOOR)), part(BLACK)],
      is: [],
    },
    {
      what: 'nothing, where a filter meets a category',
      parts: [part(BLACK), part(category(OUTDOOR))],
      is: [],
    },
    {
      what: 'nothing, where two categories meet',
      parts: [part(category(OUTDOOR)), part(category(LARGE))],
      is: [],
    },
    { what: 'nothing, where no product is all of it', parts: [part(WHITE), part(PORCH)], is: [] },
    { what: 'nothing, where a word means no filter', parts: [part(BLACK), part()], is: [] },
    { what: 'nothing, where all fans are meant', parts: [part(ALL)], is: [] },
  ])('$what: $is', ({ parts, is }) => {
    expect(offers(...parts)).toEqual(is)
  })

  test('nothing, where nothing is found', () => {
    expect(offersOf(list, [part(BLACK)], new Map())).toEqual([])
  })

  test('a filter for each facet that a word means', () => {
    expect(offers(part(BLACK, PORCH))).toEqual([
      'Black (1) /ceiling-fans?finish=black',
      'Covered porch (1) /ceiling-fans?place=porch',
    ])
  })

  test('a category that says so', () => {
    expect(offersOf(list, [part(category(OUTDOOR))], new Map([[0, 0]]))[0]?.isCategory).toBe(true)
  })

  test('three at most', () => {
    const four = part(BLACK, place('porch', 'Porch'), category(OUTDOOR), category(LARGE))
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
