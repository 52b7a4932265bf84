import { expect, test } from 'vitest'
import type { Product } from '../../../src/client/products.ts'
import { readRooms } from '../../../src/features/fit/place.ts'
import { readList } from '../../../src/features/list/entries.ts'
import { houseTotals, judge } from '../../../src/features/list/judge.ts'
import { SCHEDULED } from './a-catalogue.ts'

/** Judges an entry in its room, as addresses write them. */
function judged(list: string, rooms: string, rating?: 'damp' | 'wet') {
  const [entry = { productUrl: '' }] = readList(list).entries
  const record = SCHEDULED.get(entry.productUrl)?.record
  if (!record) throw new Error(`The tests' catalog has no ${entry.productUrl}.`)
  const [room = { name: '' }] = readRooms(rooms).rooms
  return judge(record, entry, { ...room, ...(rating && { rating }) })
}

const PAIR = 'Two 60 in. fans are large for this room. The best size is 44 to 50 in. each.'
const TOO_LOW = 'The ceiling is too low. The blades would be 6 ft above the floor, and the minimum is 7 ft.'

test.each([
  // An open size is judged by the best one; a size that the fan lacks is open.
  ['beacon-60', 'great-room:24x18:c16', '60 in. is the right size for this room.', true],
  ['beacon-60_99', 'great-room:24x18:c16', '60 in. is the right size for this room.', true],
  ['beacon-60_60', 'office:10x10', '60 in. is large for this room. The best size is 36 to 42 in.', false],
  // Two are judged as a pair; there is no rule for more.
  ['beacon-60_60*2', 'great-room:24x18:c16', PAIR, false],
  ['beacon-60_60*3', 'great-room:24x18:c16', undefined, undefined],
  // One is judged as one of two if the visitor has chosen two, and the other way around.
  ['beacon-60_60', 'great-room:24x18:c16:f2', PAIR, false],
  ['beacon-60_60', 'great-room:24x18:c16:f1', '60 in. is the right size for this room.', true],
  // Only a height that rules it out.
  ['beacon-60', 'hall', undefined, undefined],
  ['beacon-60', 'hall:c16', undefined, undefined],
  ['beacon-60', 'hall:24x18:c16:s3', '60 in. is the right size for this room.', true],
  ['beacon-60', 'hall:c7', TOO_LOW, false],
  ['beacon-60*3', 'hall:24x18:c7', TOO_LOW, false],
  ['wren-36', 'hall:c9:s6', 'A low profile fan hangs too close to this slope.', false],
  ['driftline-56', 'hall:c9', 'Ask us how it hangs under this ceiling.', true],
  // A light over the table of a room, before the room itself.
  ['wagoner-8', 'hall:24x18:c10:table72x40', 'At 38 in. wide, it’s too wide for this table.', false],
  ['wagoner-8', 'hall:24x18', 'At 38 in. wide, it’s right for this room.', true],
  ['wagoner-8', 'hall:24x18:c9', 'right for this room. Its bottom hangs 7 ft 4 in. above the floor.', true],
  ['aurelia-bar-40', 'bath:mirror36', 'At 40 in. wide, it’s too wide for this mirror.', false],
  ['harbor-dome-16', 'bath:mirror36', undefined, undefined],
])('judges %s in %s: %s', (entry, room, words, suits) => {
  const { verdict } = judged(entry, room)
  expect([verdict?.text, verdict?.suits]).toEqual([words && expect.stringContaining(words), suits])
})

test.each([
  ['harbor-dome-16', /^A row of 3 is right for this island/],
  ['harbor-dome-16*2', /^A row of 2 works here/],
  ['harbor-dome-16*3', /^A row of 3 is right for this island/],
])('judges %s over an island as a row', (entry, words) => {
  expect(judged(entry, 'kitchen:c9:island84x40').verdict?.text).toMatch(words)
})

test.each([
  ['alder-52', 'damp', 'for dry rooms', 'damp or wet'],
  ['orbital-70', 'wet', 'damp', 'wet'],
  ['gatsby-globe-9', 'damp', 'for dry rooms', 'damp or wet'],
] as const)('rejects %s in a %s room, measured or not (rule S24)', (name, rating, own, needed) => {
  for (const rooms of ['porch', 'porch:24x18:c9'])
    expect(judged(name, rooms, rating).verdict).toEqual({
      text: `Not for this room: it’s rated ${own}, and this room needs one rated ${needed}.`,
      suits: false,
    })
})

test.each([
  ['beacon-60', 'great-room:24x18:c16', ['downrod', 'height', 'box', 'control']],
  ['beacon-60', 'great-room:24x18:c16:s3', ['downrod', 'slope', 'height', 'box', 'control']],
  ['beacon-60', 'hall', ['box', 'control']],
  ['beacon-60', 'hall:c7', ['box', 'control']],
  ['wagoner-8', 'dining:24x18:c9', ['stem', 'height', 'box', 'bulbs']],
  // Only a light that fits has a stem and a height.
  ['wagoner-8', 'dining:table72x40', ['box', 'bulbs']],
])('lists the needs of %s in %s: %j', (entry, room, names) => {
  expect(judged(entry, room).lines.map(({ name }) => name)).toEqual(names)
})

test.each([
  ['of its largest size while it is open', 'beacon-60', 'porch', 31],
  ['of the size on the list', 'beacon-60_52', 'porch', 24],
  ['of the size that its room decides', 'beacon-60', 'porch:14x12', 24],
  ['of its LEDs', 'harbor-dome-16', 'porch', 20],
])('adds up watts: %s', (_, entry, room, watts) => {
  expect(judged(entry, room).watts).toBe(watts)
})

const rod = (quantity: number) => ({ name: 'downrod', item: '24 in. downrod', quantity }) as const
const bulb = { name: 'bulbs', item: 'LED bulb', quantity: 4 } as const
const wren = { productUrl: 'wren-36', title: 'Wren', kind: 'fans', sizes: [36, 44] } as unknown as Product
const dome = { productUrl: 'dome', title: 'Dome', kind: 'fixtures', sizes: [16] } as unknown as Product
const some = (product: Product, quantity: number, sizeInches?: number) => ({
  product,
  entry: { productUrl: product.productUrl, quantity, sizeInches },
})

test('joins equal items to order in one line with their total quantity, by kind', () => {
  const { needed } = houseTotals([
    { ...some(dome, 3), judged: { lines: [], items: [bulb] } },
    { ...some(wren, 2, 36), judged: { lines: [], items: [rod(1)] } },
    { ...some(wren, 1, 36), judged: { lines: [], items: [rod(2)] } },
  ])
  expect(needed).toEqual([
    { name: 'downrod', items: [{ name: '24 in. downrod', quantity: 4 }] },
    { name: 'bulbs', items: [{ name: 'LED bulb', quantity: 12 }] },
  ])
})

test('counts pieces by kind, model and size, and separately those of unknown watts', () => {
  const { fans, lights } = houseTotals([
    { ...some(wren, 36, 36), judged: { lines: [], items: [], watts: 31 } },
    some(wren, 10),
    { ...some(wren, 2, 36), judged: { lines: [], items: [], watts: 31 } },
    { ...some(dome, 4), judged: { lines: [], items: [] } },
  ])
  expect(fans).toEqual({
    pieces: 48,
    models: [
      { name: 'Wren, 36 in.', quantity: 38 },
      { name: 'Wren, size not chosen', quantity: 10 },
    ],
    watts: 38 * 31,
    unknown: 10,
  })
  expect(lights).toMatchObject({ pieces: 4, models: [{ name: 'Dome', quantity: 4 }], watts: 0, unknown: 4 })
})
