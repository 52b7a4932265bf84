import fc from 'fast-check'
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
} from '../../../src/features/list/shortlist.ts'
import { anyCharacter } from '../../any-character.ts'

const named = (...productUrls: string[]) => productUrls.map((productUrl) => ({ productUrl }))
const many = (count: number) => Array.from({ length: count }, (_, place) => `fan-${place + 1}`)
const read = (items: Shortlist, { unknown = 0, beyond = 0 } = {}) => ({ items, unknown, beyond })

describe('an address', () => {
  test.each([
    [
      'names products and finishes',
      'alder-52.satin-nickel,beacon-60',
      read([{ productUrl: 'alder-52', finish: 'satin-nickel' }, ...named('beacon-60')]),
    ],
    [
      'names the body and the blades of a mix-and-match fan',
      'halcyon-72.graphite--walnut',
      read([{ productUrl: 'halcyon-72', finish: 'graphite--walnut' }]),
    ],
    [
      'names a product twice: the first finish counts',
      'alder-52.satin-nickel,alder-52.matte-white',
      read([{ productUrl: 'alder-52', finish: 'satin-nickel' }]),
    ],
    [
      'names sizes, with and without a finish',
      'beacon-60.matte-white_52,clearwater-33_33.5',
      read([
        { productUrl: 'beacon-60', finish: 'matte-white', sizeInches: 52 },
        { productUrl: 'clearwater-33', sizeInches: 33.5 },
      ]),
    ],
    ['of 24 products is read whole', many(24).join(), read(named(...many(24)))],
    ['of 25 products is read up to the 24th', many(25).join(), read(named(...many(24)), { beyond: 1 })],
    ['of one name of 10 KB is read', 'a'.repeat(10_000), read(named('a'.repeat(10_000)))],
    ['of 10 KB of rubbish names one unknown product', '-'.repeat(10_000), read([], { unknown: 1 })],
  ])('%s', (_what, text, says) => {
    expect(readShortlist(text)).toEqual(says)
  })

  test.each(['', ' ', ',', ',,,'])('of "%s" is an empty list', (text) => {
    expect(readShortlist(text)).toEqual(read([]))
  })

  test.each([
    '<b>Buy</b>',
    'Alder 52',
    'alder_',
    'alder_52in',
    'alder_52.satin-nickel',
    'alder-52_1000',
    'alder-52_52.125',
    'alder-52_.5',
    'alder-52_52.',
    'alder-52.a---b',
    '-alder',
    'alder-',
    'a.b.c',
    'alder.',
    '../x',
    '__proto__',
    'ключ',
  ])('of "%s" names no product that there could be, and it is counted', (text) => {
    expect(readShortlist(`${text},beacon-60`)).toEqual(read(named('beacon-60'), { unknown: 1 }))
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
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(fc.constantFrom(...'a1-._,'), anyCharacter), maxLength: 300 }),
        (text) => {
          const { items } = readShortlist(text)
          expect(readShortlist(printShortlist(items)).items).toEqual(items)
        },
      ),
    )
  })

  test('gives every list back that was printed', () => {
    const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,4}){0,2}$/)
    const sizes = fc.constantFrom(26, 33.5, 52.25, 120)
    const item = fc.record({
      productUrl: slug,
      finish: fc.option(slug, { nil: undefined }),
      sizeInches: fc.option(sizes, { nil: undefined }),
    })
    fc.assert(
      fc.property(fc.array(item, { maxLength: 30 }), (given) => {
        const items = given.reduce<Shortlist>((list, one) => withItem(list, listItem(one)), [])
        expect(readShortlist(printShortlist(items)).items).toEqual(items)
      }),
    )
  })
})

describe('a list', () => {
  const white = { productUrl: 'a', finish: 'white' }

  test.each([
    ['takes a product at its end', withItem(named('a', 'b'), { productUrl: 'c' }), named('a', 'b', 'c')],
    ['takes another finish in its place', withItem(named('a', 'b'), white), [white, ...named('b')]],
    ['of 23 takes one more', withItem(named(...many(23)), { productUrl: 'x' }), named(...many(23), 'x')],
    ['of 24 takes no more', withItem(named(...many(24)), { productUrl: 'x' }), named(...many(24))],
    [
      'of 24 takes another finish',
      withItem([...named(...many(23)), { productUrl: 'a' }], white),
      [...named(...many(23)), white],
    ],
    ['loses a product', without(named('a', 'b', 'c'), 'b'), named('a', 'c')],
    ['takes in another and keeps its own finishes', merged([white], named('b', 'a')), [white, ...named('b')]],
    [
      'takes in of another what there is room for',
      merged(named(...many(23)), named('x', 'y')),
      named(...many(23), 'x'),
    ],
  ])('%s', (_what, after, items) => {
    expect(after).toEqual(items)
  })
})

test('blanks around the entries of an address do not matter', () => {
  expect(readShortlist(' alder-52 , beacon-60.matte-white_52 ').items).toEqual([
    { productUrl: 'alder-52' },
    { productUrl: 'beacon-60', finish: 'matte-white', sizeInches: 52 },
  ])
})

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

test.each([
  [0, '0 products'],
  [1, '1 product'],
  [2, '2 products'],
])('%i is said as "%s"', (count, text) => {
  expect(countText(count)).toBe(text)
})
