import {
  array,
  assert,
  constantFrom,
  oneof,
  option,
  property,
  record,
  string,
  stringMatching,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countText,
  itemOf,
  listItem,
  merged,
  namesIn,
  printShortlist,
  readShortlist,
  type Shortlist,
  withItem,
  without,
} from '../../src/shortlist/shortlist.ts'
import { anyCharacter } from '../any-character.ts'

const named = (...productUrls: string[]) => productUrls.map((productUrl) => ({ productUrl }))
const many = (count: number) => Array.from({ length: count }, (_, place) => `fan-${place + 1}`)
const read = (items: Shortlist, { unknown = 0, beyond = 0 } = {}) => ({ items, unknown, beyond })

describe('an address', () => {
  test.each([
    {
      what: 'names products and finishes',
      text: 'alder-52.satin-nickel,beacon-60',
      says: read([{ productUrl: 'alder-52', finish: 'satin-nickel' }, { productUrl: 'beacon-60' }]),
    },
    {
      what: 'names the body and the blades of a mix-and-match fan',
      text: 'halcyon-72.graphite--walnut',
      says: read([{ productUrl: 'halcyon-72', finish: 'graphite--walnut' }]),
    },
    {
      what: 'names a product twice: the first finish counts',
      text: 'alder-52.satin-nickel,alder-52.matte-white',
      says: read([{ productUrl: 'alder-52', finish: 'satin-nickel' }]),
    },
    {
      what: 'names sizes, with and without a finish',
      text: 'beacon-60.matte-white_52,clearwater-33_33.5',
      says: read([
        { productUrl: 'beacon-60', finish: 'matte-white', sizeInches: 52 },
        { productUrl: 'clearwater-33', sizeInches: 33.5 },
      ]),
    },
    { what: 'of 24 products is read whole', text: many(24).join(), says: read(named(...many(24))) },
    {
      what: 'of 25 products is read up to the 24th',
      text: many(25).join(),
      says: read(named(...many(24)), { beyond: 1 }),
    },
    {
      what: 'of one name of 10 KB is read',
      text: 'a'.repeat(10_000),
      says: read(named('a'.repeat(10_000))),
    },
    {
      what: 'of 10 KB of rubbish names one unknown product',
      text: '-'.repeat(10_000),
      says: read([], { unknown: 1 }),
    },
    ...['', ' ', ',', ',,,'].map((text) => ({ what: `"${text}" is an empty list`, text, says: read([]) })),
    ...[
      '<b>Buy</b>',
      'Alder 52',
      'alder_',
      'alder_52in',
      'alder_52.satin-nickel',
      '-alder',
      'alder-',
      'a.b.c',
      'alder.',
      '../x',
      '__proto__',
      'ключ',
    ].map((text) => ({
      what: `"${text}" names no product, and it is counted`,
      text: `${text},beacon-60`,
      says: read(named('beacon-60'), { unknown: 1 }),
    })),
  ])('$what', ({ text, says }) => {
    expect(readShortlist(text)).toEqual(says)
  })

  test('names products that do not exist: they are counted', () => {
    expect(readShortlist('gone-1,beacon-60,gone-2', (name) => name === 'beacon-60')).toEqual(
      read(named('beacon-60'), { unknown: 2 }),
    )
  })

  test('of 1,000 products, 10 KB, has the first 24 known ones', () => {
    const known = new Set(many(1000))
    const text = ['gone', ...many(1000)].join()
    expect(readShortlist(text, (name) => known.has(name))).toEqual(
      read(named(...many(24)), { unknown: 1, beyond: 976 }),
    )
  })

  test('of any text gives a list that prints to what it reads', () => {
    assert(
      property(string({ unit: oneof(constantFrom(...'a1-._,'), anyCharacter), maxLength: 300 }), (text) => {
        const { items } = readShortlist(text)
        expect(readShortlist(printShortlist(items)).items).toEqual(items)
      }),
    )
  })

  test('gives every list back that was printed', () => {
    const slug = stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,4}){0,2}$/)
    const sizes = constantFrom(26, 33.5, 52.25, 120)
    const item = record({
      productUrl: slug,
      finish: option(slug, { nil: undefined }),
      sizeInches: option(sizes, { nil: undefined }),
    })
    assert(
      property(array(item, { maxLength: 30 }), (given) => {
        const items = given.reduce<Shortlist>((list, one) => withItem(list, listItem(one)), [])
        expect(readShortlist(printShortlist(items)).items).toEqual(items)
      }),
    )
  })
})

describe('a list', () => {
  test.each([
    {
      what: 'takes a product at its end',
      after: withItem(named('a', 'b'), { productUrl: 'c' }),
      items: named('a', 'b', 'c'),
    },
    {
      what: 'takes another finish of a product in its place',
      after: withItem(named('a', 'b'), { productUrl: 'a', finish: 'white' }),
      items: [{ productUrl: 'a', finish: 'white' }, { productUrl: 'b' }],
    },
    {
      what: 'of 23 products takes one more',
      after: withItem(named(...many(23)), { productUrl: 'x' }),
      items: named(...many(23), 'x'),
    },
    {
      what: 'of 24 products takes no more',
      after: withItem(named(...many(24)), { productUrl: 'x' }),
      items: named(...many(24)),
    },
    {
      what: 'loses a product',
      after: without(named('a', 'b', 'c'), 'b'),
      items: named('a', 'c'),
    },
    {
      what: 'takes in another list and keeps its own finishes',
      after: merged([{ productUrl: 'a', finish: 'white' }], named('b', 'a')),
      items: [{ productUrl: 'a', finish: 'white' }, { productUrl: 'b' }],
    },
    {
      what: 'takes in of another list what there is room for',
      after: merged(named(...many(23)), named('x', 'y')),
      items: named(...many(23), 'x'),
    },
  ])('$what', ({ after, items }) => {
    expect(after).toEqual(items)
  })
})

test('blanks around the entries of an address do not matter', () => {
  expect(readShortlist(' alder-52 , beacon-60.matte-white_52 ').items).toEqual([
    { productUrl: 'alder-52' },
    { productUrl: 'beacon-60', finish: 'matte-white', sizeInches: 52 },
  ])
})

test.each(['alder-52_1000', 'alder-52_52.125', 'alder-52_.5', 'alder-52_52.', 'alder-52.a---b'])(
  '"%s" has no size or finish that there could be',
  (text) => {
    expect(readShortlist(text)).toEqual(read([], { unknown: 1 }))
  },
)

test('the names of a text are read, each once, without a limit and without what names none', () => {
  expect(namesIn('alder-52.satin-nickel, beacon-60_52,Alder 52,alder-52')).toEqual(['alder-52', 'beacon-60'])
  expect(namesIn(many(30).join())).toHaveLength(30)
  expect(namesIn('')).toEqual([])
})

test('the item of a product is found by its name alone', () => {
  const items = [{ productUrl: 'alder-52', finish: 'white' }, { productUrl: 'beacon-60' }]
  expect(itemOf(items, 'alder-52')).toBe(items[0])
  expect(itemOf(items, 'alder')).toBeUndefined()
})

test('an item is without what is not chosen', () => {
  expect(listItem({ productUrl: 'alder-52', finish: '', sizeInches: 0 })).toStrictEqual({
    productUrl: 'alder-52',
  })
  expect(listItem({ productUrl: 'alder-52', finish: 'white', sizeInches: 52 })).toStrictEqual({
    productUrl: 'alder-52',
    finish: 'white',
    sizeInches: 52,
  })
})

test('a full list takes another finish of what is on it', () => {
  const full = named(...many(24))
  expect(withItem(full, { productUrl: 'fan-24', finish: 'white' })).toEqual([
    ...named(...many(23)),
    { productUrl: 'fan-24', finish: 'white' },
  ])
})

test.each([
  [0, '0 products'],
  [1, '1 product'],
  [2, '2 products'],
])('%i is said as "%s"', (count, text) => {
  expect(countText(count)).toBe(text)
})
