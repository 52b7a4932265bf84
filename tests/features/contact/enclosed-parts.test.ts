import { expect, test } from 'vitest'
import type { Product } from '../../../src/client/product-data/product-file.ts'
import { withEnclosedList } from '../../../src/features/contact/enclosed-list.ts'
import { enclosedParts } from '../../../src/features/contact/form/enclosed-parts.ts'
import { readRooms } from '../../../src/features/fit/codecs.ts'
import { roomKinds } from '../../../src/features/fit/rooms/room-kinds.ts'
import { printShortlist, readShortlist } from '../../../src/features/list/shortlist.ts'
import { withVisit } from '../../../src/features/message/visit/visit-lines.ts'
import { aProduct, fans, fixtures } from '../finder/products.ts'

const SITE = 'https://www.example.com'
const PRODUCTS = new Map([...fans, ...fixtures].map((product) => [product.productUrl, product]))
const KNOWN = {
  products: PRODUCTS,
  ended: [],
  unknown: 0,
  beyond: 0,
  rooms: [],
  isCut: false,
  unread: 0,
  kinds: roomKinds([
    { name: 'Kitchen' },
    { name: 'Porch', rating: 'damp' },
    { name: 'Patio', rating: 'wet' },
  ]),
}

/** What a message carries of a list, and of rooms, as an address writes them. */
const partsOf = (
  listed: string,
  {
    measures = [],
    rooms = '',
    ...known
  }: { measures?: string[]; rooms?: string } & Partial<
    Omit<typeof KNOWN, 'rooms' | 'ended'> & Pick<Parameters<typeof enclosedParts>[1], 'ended'>
  > = {},
) =>
  enclosedParts(
    { items: readShortlist(listed).items, measures },
    { ...KNOWN, ...known, rooms: readRooms(rooms).rooms },
    SITE,
  )

test.each([
  ['alder-52', 'Alder 52, Oil Rubbed Bronze', 'Alder 52'],
  ['alder-52.satin-nickel', 'Alder 52, Satin Nickel', 'Alder 52'],
  ['alder-52_52', 'Alder 52, Oil Rubbed Bronze', 'Alder 52'],
  ['beacon-60_52', 'Beacon 60, Matte Black, 52 in.', 'Beacon 60'],
  ['beacon-60.matte-white_60*3', '3 × Beacon 60, Matte White, 60 in.', 'Beacon 60'],
  ['alder-52@patio', 'Alder 52, Oil Rubbed Bronze, not rated for this room', 'Alder 52'],
  ['clearwater-33@patio', 'Clearwater 33, Satin Brass, not rated for this room', 'Clearwater 33'],
  ['clearwater-33@porch', 'Clearwater 33, Satin Brass', 'Clearwater 33'],
  ['alder-52@kitchen', 'Alder 52, Oil Rubbed Bronze', 'Alder 52'],
])('%s is the part "%s" that is named %s', (listed, label, name) => {
  expect(partsOf(listed).parts).toMatchObject([{ label, name }])
})

test('where nothing is known of a product’s places, it is not rated for a room that asks for it', () => {
  const plain = new Map([['plain-52', aProduct({ facets: {} })]])
  expect(partsOf('plain-52@porch', { products: plain }).parts[0]?.label).toContain('not rated for this room')
})

test('a list without rooms is not grouped', () => {
  const { parts, list } = partsOf('alder-52,reed-cylinder-6')
  expect(parts.map(({ group }) => group)).toEqual([undefined, undefined])
  expect(list.products).toEqual([
    {
      line: 'Alder 52 by Maxim Lighting, Oil Rubbed Bronze, 52 in., Model AL-5205',
      url: 'https://www.example.com/ceiling-fans/traditional/alder-52',
    },
    {
      line: 'Reed Cylinder 6 by Hunter, Brushed Nickel, 6 in. wide, Part number RC-0615-BN',
      url: 'https://www.example.com/lighting-fixtures/pendants/reed-cylinder-6',
    },
  ])
})

test('a list of a house is grouped by its rooms with their measures; what has none is last', () => {
  const { parts, list } = partsOf('reed-cylinder-6,beacon-60@patio,alder-52@kitchen', {
    rooms: 'kitchen:14x12:c9',
  })
  const groups = ['Kitchen: 14 ft by 12 ft, ceiling 9 ft', 'Patio', 'No room yet']
  expect(parts.map(({ name }) => name)).toEqual(['Alder 52', 'Beacon 60', 'Reed Cylinder 6'])
  expect(parts.map(({ group }) => group)).toEqual(groups)
  expect(list.products.map(({ room }) => room)).toEqual(groups)
})

test('the store reads of a product that it is not rated for its room', () => {
  expect(partsOf('alder-52@patio').list.products[0]?.line).toBe(
    'Alder 52 by Maxim Lighting, Oil Rubbed Bronze, 52 in., Model AL-5205, not rated for this room',
  )
})

const MEASURES = ['Room: 14 ft by 12 ft, ceiling 9 ft', 'Table: 72 by 40 in.']

test.each([
  [0, 'Alder 52', 'reed-cylinder-6', MEASURES],
  [1, 'Reed Cylinder 6', 'alder-52', MEASURES],
  [2, 'the room', 'alder-52,reed-cylinder-6', ['Table: 72 by 40 in.']],
  [3, 'the table', 'alder-52,reed-cylinder-6', ['Room: 14 ft by 12 ft, ceiling 9 ft']],
])('part %i, %s, taken away leaves %s and the measures %j', (at, name, listed, measures) => {
  const part = partsOf('alder-52,reed-cylinder-6', { measures: MEASURES }).parts[at]
  expect(part?.name).toBe(name)
  expect(printShortlist(part?.rest.items ?? [])).toBe(listed)
  expect(part?.rest.measures).toEqual(measures)
})

test('measures are read as they are on the part and in the message', () => {
  const { parts, list } = partsOf('alder-52', { measures: MEASURES })
  expect(parts.slice(1).map(({ label }) => label)).toEqual(MEASURES)
  expect(list.measures).toEqual(MEASURES)
})

test.each(['', 'not-sold-1'])('of the list "%s" there is no part, whatever is measured', (listed) => {
  expect(partsOf(listed, { measures: MEASURES })).toMatchObject({
    parts: [],
    list: { products: [] },
    notes: [],
  })
})

const RELIC = { productUrl: 'relic-52', title: 'Relic 52', url: '/ceiling-fans/traditional/relic-52' }
const AXIAL = {
  productUrl: 'axial-44',
  title: 'Axial 44',
  url: '/ceiling-fans/outdoor/axial-44',
  successor: { title: 'Axial 54', url: '/ceiling-fans/outdoor/axial-54' },
}

test.each([
  ['nothing missing', {}, []],
  ['a product that has ended', { ended: [RELIC] }, ['The Relic 52 is no longer sold.']],
  [
    'one that another replaces',
    { ended: [AXIAL] },
    ['The Axial 44 is no longer sold; the Axial 54 replaces it.'],
  ],
  [
    'its end cut off',
    { isCut: true },
    ['The link was cut off on its way: 2 products came, without all of their rooms.'],
  ],
  ['a measure that is none', { unread: 1 }, ['1 measure of the rooms in the link could not be read.']],
  ['a product that never was', { unknown: 1 }, ['1 product in the link is not in our catalog.']],
  ['two products that never were', { unknown: 2 }, ['2 products in the link are not in our catalog.']],
  [
    'more than a list holds',
    { beyond: 3 },
    ['The last 3 products do not fit in one message. Send the rest in a second one.'],
  ],
])('of a list with %s is said: %j', (_what, known, notes) => {
  expect(partsOf('alder-52,beacon-60', known).notes).toEqual(notes)
})

/** A product with a name of this length, and how it is listed. */
const named = (length: number, productUrl = 'plain-52'): [string, Product] => [
  productUrl,
  aProduct({ title: 'x'.repeat(length), productUrl }),
]

test('what does not fit in one message, and what a list has no place for, is said to be left', () => {
  const products = new Map(Array.from({ length: 60 }, (_, at) => named(400, `plain-${at}`)))
  const { list, notes, parts } = partsOf([...products.keys()].join(), { products, beyond: 2 })
  expect(list.products).toHaveLength(48)
  expect(parts).toHaveLength(60)
  expect(notes).toEqual([
    'The last 14 products do not fit in one message. Send the rest in a second one.',
    'That leaves 503 characters for your own words.',
  ])
})

test('the characters that are left are those that fill a message with its list and the longest visit', () => {
  const { list, notes } = partsOf('plain-52', { products: new Map([named(19_793)]) })
  expect(notes).toEqual(['That leaves 3,999 characters for your own words.'])
  const visit = { visit: 'Wednesday, September 30, just looking', telephone: '0'.repeat(40) }
  expect(withEnclosedList(withVisit('x'.repeat(3999), visit), list)).toHaveLength(24_000)
})

test('where 4,000 characters are left, no number is said', () => {
  expect(partsOf('plain-52', { products: new Map([named(19_792)]) }).notes).toEqual([])
})
