import { describe, expect, test } from 'vitest'
import { savedSearch } from '../../../../src/client/state.ts'
import type { KnownSpot, NamedSpot } from '../../../../src/features/fit/codecs.ts'
import {
  namedSpotParameters,
  namelessSpot,
  requestedSpot,
  saveSpot,
  spotOfHouse,
  visitorsSpot,
} from '../../../../src/features/fit/visitor.ts'
import type { SpotName } from '../../../../src/spots/spots.ts'
import { device } from '../../../client/a-browser.ts'

const floor = { lengthInches: 168, widthInches: 144 }
const on = (kept: string, search = '') => device(search, { room: kept })

type Row = [kept: string, name: SpotName | undefined, spot: KnownSpot, which: string]

const ISLAND = '?spot=island&size=84x40&row=3&under=9'
const KITCHEN = 'rooms=kitchen:14x12:c9:table48:island84x40'
const BATH = 'rooms=bath:mirror36'

describe('a place is that of the device', () => {
  test.each<Row>([
    [ISLAND, undefined, { name: 'island', sizes: [84, 40], row: 3, ceilingInches: 108 }, 'given last'],
    [ISLAND, 'island', { name: 'island', sizes: [84, 40], row: 3, ceilingInches: 108 }, 'of the same sort'],
    [ISLAND, 'table', { name: 'table', ceilingInches: 108 }, 'of another, under the same ceiling'],
    ['?spot=door&size=80', undefined, { name: 'door', sizes: [80] }, 'without a ceiling'],
    [
      '?spot=room&room=14x12&ceiling=9&under=8',
      undefined,
      { name: 'room', floor, ceilingInches: 108 },
      'under the ceiling of its own room',
    ],
    ['?ceiling=9', undefined, { ceilingInches: 108 }, 'of no sort yet'],
  ])('%s, %s: %j, %s', (kept, name, spot) => {
    expect(spotOfHouse(on(kept), undefined, name)).toStrictEqual(spot)
  })
})

describe('a place in a room of the house', () => {
  const room = { in: 'kitchen', floor, ceilingInches: 108 }

  test.each<Row>([
    [
      `?spot=island&${KITCHEN}`,
      undefined,
      { ...room, name: 'island', sizes: [84, 40] },
      'the one given last',
    ],
    [`?spot=door&${KITCHEN}`, undefined, { ...room, name: 'table', sizes: [48] }, 'else the first'],
    [`?${KITCHEN}`, 'island', { ...room, name: 'island', sizes: [84, 40] }, 'the one that is asked for'],
    [`?${KITCHEN}`, 'mirror', { ...room, name: 'mirror' }, 'one without measures yet'],
    [`?${KITCHEN}`, 'room', { ...room, name: 'room' }, 'the room itself'],
    ['?rooms=kitchen:c9', undefined, { in: 'kitchen', ceilingInches: 108 }, 'none'],
    ['?rooms=hall:c9', undefined, { in: 'kitchen' }, 'none of a room that is not there'],
  ])('%s, %s: %j, %s', (kept, name, spot) => {
    expect(spotOfHouse(on(kept), 'kitchen', name)).toStrictEqual(spot)
  })

  test.each([
    [`?spot=beside&${BATH}`, 'beside'],
    [`?spot=mirror&${BATH}`, 'mirror'],
    [`?${BATH}`, 'mirror'],
  ])('of a mirror is over it or beside it, as was given last: %s, %s', (kept, name) => {
    expect(spotOfHouse(on(kept), 'bath')).toEqual({ in: 'bath', name, sizes: [36] })
  })
})

test('an address asks for a place and its room', () => {
  expect(requestedSpot(device('?spot=door&size=80&in=porch'))).toEqual({
    name: 'door',
    sizes: [80],
    in: 'porch',
  })
  expect(requestedSpot(device('?spot=door'))).toEqual({ name: 'door' })
  expect(namedSpotParameters({ name: 'door', sizes: [80], in: 'porch' })).toEqual({
    spot: 'door',
    size: '80',
    row: undefined,
    in: 'porch',
  })
})

const HOUSE = `?spot=table&size=72x40&in=kitchen&${KITCHEN}`

test.each([
  ['?spot=door&size=80', { name: 'door', sizes: [80] }, { name: 'door', sizes: [80] }],
  ['?spot=door&size=80&in=porch', { name: 'door', sizes: [80], in: 'porch' }, { name: 'door' }],
  [
    '?spot=island',
    { name: 'island', sizes: [84, 40], in: 'kitchen', floor, ceilingInches: 108 },
    { name: 'island' },
  ],
  [
    '?spot=island&in=kitchen',
    { name: 'island', sizes: [84, 40], in: 'kitchen', floor, ceilingInches: 108 },
    { name: 'island' },
  ],
  [
    '?ceiling=10',
    { name: 'table', sizes: [48], in: 'kitchen', floor, ceilingInches: 120 },
    { name: 'table', sizes: [72, 40], ceilingInches: 120 },
  ],
])('at %s the place is %j, and without a room %j', (search, known, nameless) => {
  expect(visitorsSpot(on(HOUSE, search))).toEqual(known)
  expect(namelessSpot(on(HOUSE, search))).toMatchObject(nameless)
})

test('a place that an address gives with its measures is that alone', () => {
  expect(namelessSpot(on('?room=18x16&ceiling=9', '?spot=door&size=80'))).toEqual({
    name: 'door',
    sizes: [80],
  })
})

test('a place that an address gives to a room is not that of the nameless one', () => {
  expect(namelessSpot(on('?spot=table&size=72x40', '?spot=door&size=80&in=porch'))).toEqual({ name: 'door' })
  expect(namelessSpot(on('?spot=table&size=72x40', '?ceiling=9&in=porch'))).toEqual({
    name: 'table',
    sizes: [72, 40],
  })
})

describe('a device remembers a place', () => {
  test.each<[what: string, kept: string, spot: NamedSpot, search: string]>([
    [
      'under a ceiling of its own',
      '?in=kitchen&ceiling=16',
      { name: 'table', sizes: [72, 40], ceilingInches: 108 },
      '?spot=table&size=72x40&ceiling=16&under=9',
    ],
    [
      'without a ceiling, and leaves that of another',
      '?spot=table&size=48&under=9',
      { name: 'mirror', sizes: [36] },
      '?spot=mirror&size=36&under=9',
    ],
    [
      'that is a room, with its floor and ceiling',
      '?room=18x16&ceiling=16',
      { name: 'room', floor, ceilingInches: 108 },
      '?spot=room&room=14x12&ceiling=9',
    ],
    [
      'in a room of the house, under its one ceiling',
      '?rooms=kitchen:14x12:c9:s4:island84x40',
      { name: 'table', sizes: [48], ceilingInches: 120, in: 'kitchen' },
      '?spot=table&in=kitchen&rooms=kitchen:14x12:c10:s4:table48:island84x40',
    ],
    [
      'that has no ceiling, and leaves that of the room',
      '?rooms=kitchen:14x12:c9:s4:island84x40',
      { name: 'mirror', sizes: [36], in: 'kitchen' },
      '?spot=mirror&in=kitchen&rooms=kitchen:14x12:c9:s4:island84x40:mirror36',
    ],
    [
      'that is a room of the house, and leaves what is in it',
      '?rooms=kitchen:18x16:c9:s4:island84x40',
      { name: 'room', floor, ceilingInches: 120, in: 'kitchen' },
      '?spot=room&in=kitchen&rooms=kitchen:14x12:c10:s4:island84x40',
    ],
    [
      'without its measures, which are forgotten',
      '?rooms=kitchen:14x12:c9:table48:island84x40',
      { name: 'table', ceilingInches: 108, in: 'kitchen' },
      '?spot=table&in=kitchen&rooms=kitchen:14x12:c9:island84x40',
    ],
    [
      'without its ceiling, which is forgotten with its slope',
      '?rooms=kitchen:14x12:c9:s4:island84x40',
      { name: 'island', sizes: [84, 40], in: 'kitchen' },
      '?spot=island&in=kitchen&rooms=kitchen:14x12:island84x40',
    ],
    [
      'without its measures, which makes no room of the house',
      '',
      { name: 'table', in: 'porch' },
      '?spot=table&in=porch',
    ],
    [
      'in a room that had no measures',
      '',
      { name: 'door', sizes: [80], in: 'porch' },
      '?spot=door&in=porch&rooms=porch:door80',
    ],
  ])('%s', (_, kept, spot, search) => {
    const view = on(kept)
    saveSpot(view, spot, true)
    expect(savedSearch(view)).toBe(search)
  })

  test('of a link that was opened, without its measures where the room has some', () => {
    const view = on(`?${BATH}`)
    saveSpot(view, { name: 'mirror', sizes: [60], in: 'bath' }, false)
    expect(savedSearch(view)).toBe('?spot=mirror&in=bath&rooms=bath:mirror36')
  })

  test('of which nothing is measured, in a room that then has nothing', () => {
    const view = on(`?${BATH}`)
    saveSpot(view, { name: 'mirror', in: 'bath' }, true)
    expect(savedSearch(view)).toBe('?spot=mirror&in=bath&rooms=bath')
  })
})
