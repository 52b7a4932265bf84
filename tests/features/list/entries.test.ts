import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  comparedOf,
  type Entries,
  isHouse,
  merged,
  namesIn,
  printList,
  readList,
  replaced,
  withEntry,
  without,
} from '../../../src/features/list/entries.ts'
import { anyCharacter } from '../../any-character.ts'

const list = (text: string) => readList(text).entries
const entry = (text: string) => list(text)[0] ?? { productUrl: '' }
const named = (...productUrls: string[]) => productUrls.map((productUrl) => ({ productUrl }))
const many = (count: number) => Array.from({ length: count }, (_, place) => `fan-${place + 1}`)
const read = (items: Entries, { unknown = 0, beyond = 0 } = {}) => ({ entries: items, unknown, beyond })

describe('an address', () => {
  test.each([
    [
      'names a product, its finishes, size, quantity and room',
      'halcyon-72.graphite--walnut_72*99@great-room-2,clearwater-33_33.5,beacon-60',
      read([
        {
          productUrl: 'halcyon-72',
          finish: 'graphite--walnut',
          sizeInches: 72,
          quantity: 99,
          room: 'great-room-2',
        },
        { productUrl: 'clearwater-33', sizeInches: 33.5 },
        ...named('beacon-60'),
      ]),
    ],
    [
      'names an entry twice: the first number counts',
      'alder-52.white*3,alder-52.white',
      read([{ productUrl: 'alder-52', finish: 'white', quantity: 3 }]),
    ],
    [
      'names a product in two finishes, sizes or rooms',
      'alder-52.white,alder-52,alder-52_52,alder-52@porch',
      read([
        { productUrl: 'alder-52', finish: 'white' },
        { productUrl: 'alder-52' },
        { productUrl: 'alder-52', sizeInches: 52 },
        { productUrl: 'alder-52', room: 'porch' },
      ]),
    ],
    ['of 61 products is read up to the 60th', many(61).join(), read(named(...many(60)), { beyond: 1 })],
    ['of 10 KB of rubbish names one unknown product', '-'.repeat(10_000), read([], { unknown: 1 })],
  ])('%s', (_what, text, says) => {
    expect(readList(text)).toEqual(says)
  })

  test('is an empty list when it has no name, and counts invalid and unknown names', () => {
    expect(['', ' ', ',', ',,,'].map((text) => readList(text))).toEqual(Array(4).fill(read([])))
    expect(readList('gone-1,beacon-60,gone-2', (name) => name === 'beacon-60')).toEqual(
      read(named('beacon-60'), { unknown: 2 }),
    )
    const texts =
      '<b>Buy</b>|Alder 52|alder_|alder_52in|alder_52.satin-nickel|alder-52_1000|alder-52_52.125|alder-52_.5|alder-52_52.|' +
      'alder-52*1|alder-52*0|alder-52*100|alder-52*|alder-52@|alder-52@Porch|alder-52@porch*2|alder-52@porch_52|' +
      'alder-52@porch:9|alder-52.a---b|-alder|alder-|a.b.c|alder.|../x|__proto__|ключ'
    const expected = JSON.stringify(read(named('beacon-60'), { unknown: 1 }))
    const wrong = texts
      .split('|')
      .filter((text) => JSON.stringify(readList(`${text},beacon-60`)) !== expected)
    expect(wrong).toEqual([])
  })

  test('with any text is read back as printed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(fc.constantFrom(...'a1-._*@,'), anyCharacter), maxLength: 300 }),
        (text) => {
          const { entries: items } = readList(text)
          expect(readList(printList(items)).entries).toEqual(items)
        },
      ),
    )
  })

  test('reads every printed list', () => {
    const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,4}){0,2}$/)
    const sizes = fc.constantFrom(26, 33.5, 52.25, 120)
    const item = fc.record({
      productUrl: slug,
      finish: fc.option(slug, { nil: undefined }),
      sizeInches: fc.option(sizes, { nil: undefined }),
      quantity: fc.option(fc.integer({ min: 2, max: 99 }), { nil: undefined }),
      room: fc.option(slug, { nil: undefined }),
    })
    fc.assert(
      fc.property(fc.array(item, { maxLength: 70 }), (given) => {
        const items = given.reduce<Entries>((list, one) => withEntry(list, one), [])
        expect(readList(printList(items)).entries).toEqual(items)
      }),
    )
  })
})

const FIFTY_NINE = many(59).join()

test.each([
  ['takes a product at its end', withEntry(list('a,b'), entry('c')), 'a,b,c'],
  ['takes another finish beside it', withEntry(list('a,b'), entry('a.white')), 'a,b,a.white'],
  ['of 59 takes one more', withEntry(list(FIFTY_NINE), entry('x')), `${FIFTY_NINE},x`],
  ['of 60 takes no more', withEntry(list(`${FIFTY_NINE},x`), entry('y')), `${FIFTY_NINE},x`],
  ['loses one finish of a product', without(list('a.white,a'), entry('a.white')), 'a'],
  [
    'has another finish in the place of one',
    replaced(list('a,b'), entry('a'), entry('a.white')),
    'a.white,b',
  ],
  ['has another number of one', replaced(list('a*2,b'), entry('a'), entry('a*5')), 'a*5,b'],
  [
    'moved to a room where the same is already, are as many as both',
    replaced(list('a*2,b,a@hall'), entry('a*2'), entry('a*2@hall')),
    'a*3@hall,b',
  ],
  ['has at most 99 of one', replaced(list('a*60,a*60@hall'), entry('a'), entry('a*60@hall')), 'a*99@hall'],
  ['has its products once each to be compared', comparedOf(list('a.white*3@hall,b,a')), 'a.white,b'],
  ['takes in another and keeps its own', merged(list('a.white'), list('b,a.white')), 'a.white,b'],
  ['takes in of another what there is room for', merged(list(FIFTY_NINE), list('x,y')), `${FIFTY_NINE},x`],
])('a list %s', (_what, after, text) => {
  expect(printList(after)).toBe(text)
})

test('names are read once each, without a limit', () => {
  expect(namesIn('alder-52.satin-nickel, beacon-60_52,Alder 52,alder-52')).toEqual(['alder-52', 'beacon-60'])
  expect(namesIn(many(30).join())).toHaveLength(30)
  expect(namesIn('')).toEqual([])
})

test('a list is shown by room if an entry has a room or a quantity', () => {
  expect(['a', 'a,a@kitchen', 'a*2'].map((text) => isHouse(list(text)))).toEqual([false, true, true])
})
