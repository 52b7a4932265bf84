import { array, assert, option, property, record, string, stringMatching } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  merged,
  printShortlist,
  readShortlist,
  type Shortlist,
  withItem,
  without,
} from '../../src/shortlist/shortlist.ts'

const named = (...productUrls: string[]) => productUrls.map((productUrl) => ({ productUrl }))
const many = (count: number) => Array.from({ length: count }, (_, place) => `fan-${place + 1}`)

describe('an address', () => {
  test('names products and the finishes that were chosen', () => {
    expect(readShortlist('alder-52.satin-nickel,beacon-60')).toEqual({
      items: [{ productUrl: 'alder-52', finish: 'satin-nickel' }, { productUrl: 'beacon-60' }],
      unknown: 0,
      beyond: 0,
    })
  })

  test('names the body and the blades of a mix-and-match fan', () => {
    expect(readShortlist('halcyon-72.graphite--walnut').items).toEqual([
      { productUrl: 'halcyon-72', finish: 'graphite--walnut' },
    ])
  })

  test('is printed as it was read', () => {
    const address = 'alder-52.satin-nickel,beacon-60,halcyon-72.graphite--walnut'
    expect(printShortlist(readShortlist(address).items)).toBe(address)
  })

  test.each(['', ' ', ',', ',,,'])('that says %j is an empty list', (text) => {
    expect(readShortlist(text)).toEqual({ items: [], unknown: 0, beyond: 0 })
  })

  test.each([
    '<b>Buy</b>',
    'Alder 52',
    'alder_52',
    '-alder',
    'alder-',
    'a.b.c',
    'alder.',
    '../x',
    '__proto__',
    'ключ',
  ])('that says %j names no product, and it is counted', (text) => {
    expect(readShortlist(`${text},beacon-60`)).toEqual({ items: named('beacon-60'), unknown: 1, beyond: 0 })
  })

  test('names a product twice: the first finish counts, and nothing is said to be missing', () => {
    expect(readShortlist('alder-52.satin-nickel,alder-52.matte-white')).toEqual({
      items: [{ productUrl: 'alder-52', finish: 'satin-nickel' }],
      unknown: 0,
      beyond: 0,
    })
  })

  test('names products that do not exist: they are counted', () => {
    expect(readShortlist('gone-1,beacon-60,gone-2', (name) => name === 'beacon-60')).toEqual({
      items: named('beacon-60'),
      unknown: 2,
      beyond: 0,
    })
  })

  test('of 24 products is read whole', () => {
    expect(readShortlist(many(24).join(','))).toMatchObject({ items: named(...many(24)), beyond: 0 })
  })

  test('of 25 products is read up to the 24th', () => {
    expect(readShortlist(many(25).join(','))).toMatchObject({ items: named(...many(24)), beyond: 1 })
  })

  test('of 500 products with unknown ones before them still has 24 known ones', () => {
    const known = new Set(many(500))
    const text = ['gone', ...many(500)].join(',')
    expect(readShortlist(text, (name) => known.has(name))).toEqual({
      items: named(...many(24)),
      unknown: 1,
      beyond: 476,
    })
  })

  test('of any text gives a list that prints to what it reads', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { items } = readShortlist(text)
        expect(readShortlist(printShortlist(items)).items).toEqual(items)
      }),
    )
  })

  test('gives every list back that was printed', () => {
    const slug = stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,4}){0,2}$/)
    const item = record({ productUrl: slug, finish: option(slug, { nil: undefined }) })
    assert(
      property(array(item, { maxLength: 30 }), (given) => {
        const items = given.reduce<Shortlist>(
          (list, { productUrl, finish }) => withItem(list, { productUrl, ...(finish && { finish }) }),
          [],
        )
        expect(readShortlist(printShortlist(items)).items).toEqual(items)
      }),
    )
  })
})

describe('a list', () => {
  test('takes a product at its end', () => {
    expect(withItem(named('a', 'b'), { productUrl: 'c' })).toEqual(named('a', 'b', 'c'))
  })

  test('takes another finish of a product in its place', () => {
    expect(withItem(named('a', 'b'), { productUrl: 'a', finish: 'white' })).toEqual([
      { productUrl: 'a', finish: 'white' },
      { productUrl: 'b' },
    ])
  })

  test('of 23 products takes one more', () => {
    expect(withItem(named(...many(23)), { productUrl: 'x' })).toHaveLength(24)
  })

  test('of 24 products takes no more', () => {
    expect(withItem(named(...many(24)), { productUrl: 'x' })).toEqual(named(...many(24)))
  })

  test('gives up a product', () => {
    expect(without(named('a', 'b', 'c'), 'b')).toEqual(named('a', 'c'))
  })

  test('takes in another list and keeps its own finishes', () => {
    expect(merged([{ productUrl: 'a', finish: 'white' }], named('b', 'a'))).toEqual([
      { productUrl: 'a', finish: 'white' },
      { productUrl: 'b' },
    ])
  })

  test('takes in of another list what there is room for', () => {
    expect(merged(named(...many(23)), named('x', 'y'))).toEqual(named(...many(23), 'x'))
  })
})
