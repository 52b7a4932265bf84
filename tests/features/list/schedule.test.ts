import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readRooms } from '../../../src/features/fit/place.ts'
import { readList } from '../../../src/features/list/entries.ts'
import { sectionsOf } from '../../../src/features/list/house.ts'
import type { KnownProduct } from '../../../src/features/list/records.ts'
import { schedule } from '../../../src/features/list/schedule/schedule.ts'
import { scheduleSpreadsheet } from '../../../src/features/list/schedule/spreadsheet.ts'
import { KINDS, SCHEDULED } from './a-catalogue.ts'

const scheduled = (list: string, rooms = '', products: ReadonlyMap<string, KnownProduct> = SCHEDULED) =>
  schedule(
    sectionsOf({ entries: readList(list).entries, rooms: readRooms(rooms).rooms }, KINDS),
    KINDS,
    products,
  )

test('a fan in a measured room is a line with its downrod, blade height, number and watts', () => {
  expect(scheduled('beacon-60*2@great-room', 'great-room:24x18:c16').rows).toEqual([
    {
      mark: 'F1',
      quantity: 2,
      room: 'Great Room',
      product: 'Beacon 60',
      brand: 'Maxim Lighting',
      number: 'BE-5203',
      finish: 'Matte Black',
      size: '52 and 60 in.',
      hangs: '48 + 36 in. downrods, coupler; blades 8 ft 6 in. above the floor',
      rating: 'Wet',
      control: 'Included: a handheld remote',
      bulbs: '',
      watts: 24,
      // The better size for two fans.
      remarks: 'Choose a size: 52 in. fits this room. Ask us for the weight.',
    },
  ])
})

test('lights over an island are a line with their stem, height, bulbs and the watts of each', () => {
  const { rows, orders } = scheduled('harbor-dome-16*3@kitchen', 'kitchen:c9:island84x40')
  expect(rows).toMatchObject([
    {
      mark: 'L1',
      quantity: 3,
      hangs: '2 ft 3 in. stem or chain; bottom 33 in. above the counter',
      control: 'Ask us',
      bulbs: '1 × E26 LED, 1,600 lm',
      watts: 20,
    },
  ])
  expect(orders).toEqual([
    { quantity: 3, kind: 'Bulbs', item: 'LED medium-base bulb (E26), 1,600 lumens', marks: 'L1' },
  ])
})

test('lights over an island whose ceiling isn’t measured say so in place of stem and height', () => {
  const { rows, rooms } = scheduled('harbor-dome-16*3@kitchen', 'kitchen:island84x40')
  expect(rows).toMatchObject([{ hangs: 'Ceiling not measured' }])
  expect(rooms[0]?.entries[0]?.judged.lines).toContainEqual(
    expect.objectContaining({ name: 'height', text: 'Ceiling not measured' }),
  )
})

test('marks are in the order of rooms, and the same for one product, finish and size', () => {
  const { rows } = scheduled(
    'alder-52@bedroom,beacon-60@great-room,alder-52@kitchen,alder-52.satin-nickel@bedroom,harbor-dome-16,alder-52',
  )
  expect(rows.map(({ room, product, mark }) => `${room}: ${product} ${mark}`)).toEqual([
    'Great Room: Beacon 60 F1',
    'Kitchen: Alder 52 F2',
    'Bedroom: Alder 52 F2',
    'Bedroom: Alder 52 F3',
    'No room yet: Alder 52 F2',
    'No room yet: Harbor Dome 16 L1',
  ])
})

test('names unmeasured dimensions, and leaves an unchosen size open', () => {
  expect(scheduled('halcyon-72@kitchen,halcyon-72_84@bedroom').rows).toMatchObject([
    {
      mark: 'F1',
      hangs: 'Ceiling not measured',
      size: '72 and 84 in.',
      remarks: 'Choose a size. Ask us for the weight.',
    },
    {
      mark: 'F2',
      hangs: 'Ceiling not measured',
      size: '84 in.',
      number: 'Ask us',
      remarks: expect.not.stringContaining('largest'),
    },
  ])
})

test('an open size has the watts of the largest and the listed number, as the first size has', () => {
  const { rows } = scheduled('beacon-60,beacon-60_52,beacon-60_60')
  expect(rows.map(({ size, number, watts }) => [size, number, watts])).toEqual([
    ['52 and 60 in.', 'BE-5203', 31],
    ['52 in.', 'BE-5203', 24],
    ['60 in.', 'Ask us', 31],
  ])
  expect(rows[0]?.remarks).toBe('Choose a size. Watts for the largest size. Ask us for the weight.')
})

test('remarks on a fan that is right as a pair but listed once', () => {
  const remarkOf = (list: string) => scheduled(list, 'great-room:36x14:c9').rows[0]?.remarks
  expect(remarkOf('alder-52@great-room')).toMatch(/^Two 52 in\. fans are the right size/)
  expect(remarkOf('alder-52*2@great-room')).not.toMatch(/Two/)
})

test('marks a fan of unknown mounting “ask us”, and leaves its size open', () => {
  expect(scheduled('wren-36@kitchen', 'kitchen:c9').rows).toMatchObject([
    { hangs: 'Ask us', size: '36 and 44 in.', remarks: expect.stringMatching(/Ask us for the weight.$/) },
  ])
})

test('an item for several products has each mark once, and downrods have the body’s finish', () => {
  const { orders } = scheduled(
    'halcyon-72.satin-brass--light-oak@great-room,summit-84@bedroom,summit-84@kitchen,not-sold@kitchen',
    'great-room:24x18:c16',
  )
  expect(orders).toEqual([
    { quantity: 1, kind: 'Downrod', item: '48 in. downrod, Satin Brass', marks: 'F1' },
    { quantity: 1, kind: 'Downrod', item: '36 in. downrod, Satin Brass', marks: 'F1' },
    { quantity: 1, kind: 'Downrod', item: 'Downrod coupler, Satin Brass', marks: 'F1' },
    {
      quantity: 3,
      kind: 'Light kit',
      item: 'Light kit from the same brand, if you want a light',
      marks: 'F1, F2',
    },
  ])
})

test('the electrician’s page has the rooms with products, and their dimensions', () => {
  const { rooms } = scheduled('harbor-dome-16@kitchen,alder-52', 'kitchen:c9:island84x40,bedroom:c8')
  expect(rooms.map(({ name, room, entries }) => [name, room.ceilingInches, entries.length])).toEqual([
    ['Kitchen', 108, 1],
    ['No room yet', undefined, 1],
  ])
})

test('lists fans before lights in a room, in the order of their marks', () => {
  const { rows } = scheduled('beacon-60@kitchen,alder-52@bedroom,harbor-dome-16@bedroom,beacon-60@bedroom')
  expect(rows.map(({ mark }) => mark)).toEqual(['F1', 'F1', 'F2', 'L1'])
})

test.each([
  [{ dimmable: true, weightPounds: 60 }, 'LED dimmer, 20 W', '60 lb: from the framing'],
  [{ dimmable: false, weightPounds: 6 }, 'Not dimmable', ''],
])('lists the control of a light with %o as "%s", and its box as "%s"', (changed, control, remarks) => {
  const { product, record } = SCHEDULED.get('harbor-dome-16') as KnownProduct
  const products = new Map([
    ['harbor-dome-16', { product, record: { ...record, ...changed } as typeof record }],
  ])
  expect(scheduled('harbor-dome-16', '', products).rows).toMatchObject([{ control, remarks }])
})

test('a spreadsheet has two sheets, with quantities and watts as numbers', async () => {
  const house = scheduled('beacon-60*2@great-room', 'great-room:24x18:c16')
  const blob = await scheduleSpreadsheet(house)
  const { sheets } = await readXlsx(new Uint8Array(await blob.arrayBuffer()))
  expect(sheets.map(({ name }) => name)).toEqual(['Schedule', 'To order'])
  expect(sheets[0]?.rows[1]).toEqual(Object.values(house.rows[0] ?? {}).map((cell) => cell || null))
  expect(sheets[1]?.rows.slice(0, 2)).toEqual([
    ['Qty', 'Kind', 'To order', 'For'],
    [2, 'Downrod', '48 in. downrod, Matte Black', 'F1'],
  ])
})
