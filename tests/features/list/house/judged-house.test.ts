import { expect, test } from 'vitest'
import { readRooms } from '../../../../src/features/fit/codecs.ts'
import { hungIn, sumsOf } from '../../../../src/features/list/house/hung-house.ts'
import { judgedHouse } from '../../../../src/features/list/house/judged-house.ts'
import { readShortlist } from '../../../../src/features/list/shortlist.ts'
import { KINDS, PRODUCTS, RECORDS } from './a-catalogue.ts'

const judged = (list: string, rooms = '', records = RECORDS) =>
  judgedHouse({ items: readShortlist(list).items, rooms: readRooms(rooms).rooms }, KINDS, {
    products: PRODUCTS,
    records,
  })

test('a house has its rooms, and last what has none, without what is not sold', () => {
  const rooms = judged('harbor-dome-16,alder-52@bedroom,not-sold@bedroom')
  const read = rooms.map(({ room, entries }) => [room?.name, entries.map(({ product }) => product.title)])
  expect(read).toEqual([
    ['bedroom', ['Alder 52']],
    [undefined, ['Harbor Dome 16']],
  ])
})

test('each of its products is judged in its room', () => {
  const [bedroom] = judged('beacon-60_60@bedroom', 'bedroom:8x8:c7')
  expect(bedroom?.entries[0]?.judged?.verdict).toMatchObject({ suits: false })
})

test('what has no room is judged nowhere, and says what it takes anywhere', () => {
  const entry = judged('alder-52')[0]?.entries[0]
  expect(entry?.judged?.verdict).toBeUndefined()
  expect(entry && hungIn(entry)?.needs.map(({ name }) => name)).toContain('box')
})

test('a product whose record cannot be had is shown, and neither judged nor hung', () => {
  const entry = judged('alder-52@bedroom', '', new Map())[0]?.entries[0]
  expect(entry?.product.title).toBe('Alder 52')
  expect(entry?.judged).toBeUndefined()
  expect(entry && hungIn(entry)).toBeUndefined()
})

test('all of a house is added up: pieces, watts, and the rods of each in its finish', () => {
  const sums = sumsOf(judged('beacon-60*2@great-room,harbor-dome-16', 'great-room:24x18:c16'))
  expect(sums).toMatchObject({
    fans: 2,
    lights: 1,
    fanWatts: { watts: 48, unknown: 0 },
    lightWatts: { watts: 20, unknown: 0 },
  })
  expect(sums.needed[0]).toMatchObject({
    name: 'downrod',
    items: [{ item: '48 in. downrod, Matte Black', quantity: 2 }, {}, {}],
  })
})

test('the watts of what cannot be had are counted as unknown', () => {
  expect(sumsOf(judged('alder-52*3@bedroom', '', new Map())).fanWatts).toEqual({ watts: 0, unknown: 3 })
})
