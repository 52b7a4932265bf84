import { describe, expect, test } from 'vitest'
import { save, savedSearch } from '../../../src/client/state.ts'
import { type Place, placeParameters } from '../../../src/features/fit/place.ts'
import { roomParameters } from '../../../src/features/fit/room-address.ts'
import {
  namelessRoom,
  namelessRoomParameters,
  requestedMeasures,
  requestedRoom,
  requestedSpot,
  savePlace,
  spotOfHouse,
  visitorsRoom,
  visitorsSpot,
} from '../../../src/features/fit/visitor.ts'
import type { SpotName } from '../../../src/spots/spots.ts'
import { aBrowser, blockedDevice, device } from '../../client/a-browser.ts'

const fan = { kind: 'fans' } as const
const fixture = { kind: 'fixtures' } as const
const floor = { lengthInches: 168, widthInches: 144 }
const bedroom = { floor, ceilingInches: 108, slope: 4 }
const table = { spot: 'table', sizes: [72, 40], ceilingInches: 108 } as const

/** A page on a device that remembers. */
function remembering(kept: Parameters<typeof save>[0], search = '') {
  const view = device(search)
  save(kept, view)
  return view
}

/** Another page of the device. */
const atAddress = ({ localStorage }: Window, search: string) =>
  aBrowser({ path: `/${search}`, device: localStorage }).view

test.each([
  { search: '', room: bedroom, which: 'that the device remembers' },
  { search: '?ceiling=10', room: { ceilingInches: 120 }, which: 'of the address, before the remembered one' },
])('reads the room $which', ({ search, room }) => {
  expect(visitorsRoom(remembering(roomParameters(bedroom), search))).toEqual(room)
})

test.each([
  { search: '', spot: table, which: 'that the device remembers' },
  { search: '?spot=table&size=48', spot: { spot: 'table', sizes: [48] }, which: 'of the address alone' },
  { search: '?spot=table', spot: table, which: 'of the address with the measures of the device' },
  {
    search: '?spot=island',
    spot: { spot: 'island', ceilingInches: 108 },
    which: 'of the address with the ceiling of another kind',
  },
])('reads the spot $which', ({ search, spot }) => {
  expect(visitorsSpot(remembering(placeParameters(table), search))).toEqual(spot)
})

test('uses a fan’s room for lights too', () => {
  const room = { floor, ceilingInches: 108 }
  expect(visitorsSpot(remembering(roomParameters(room), '?spot=room'))).toEqual({ spot: 'room', ...room })
})

test('clearing a room keeps the spot, and clearing a spot keeps the room', () => {
  const view = remembering(roomParameters({ floor }))
  save(placeParameters({ spot: 'mirror', sizes: [36] }), view)
  save(roomParameters({}), view)
  expect(visitorsSpot(view)).toEqual({ spot: 'mirror', sizes: [36] })
  expect(visitorsRoom(view)).toEqual({})
})

test('invalid stored values give no room and no spot', () => {
  expect(visitorsRoom(device('', { room: '{"room":' }))).toEqual({})
  expect(visitorsSpot(device('', { room: 'spot=<b>&size=1e9' }))).toEqual({})
})

test('only the address counts when storage is blocked, without errors', () => {
  save(roomParameters(bedroom), blockedDevice())
  expect(visitorsRoom(blockedDevice())).toEqual({})
  expect(visitorsRoom(blockedDevice('?room=14x12&ceiling=9&slope=4'))).toEqual(bedroom)
  expect(visitorsSpot(blockedDevice('?spot=door&size=80'))).toEqual({ spot: 'door', sizes: [80] })
})

const IN_KITCHEN = { in: 'kitchen', spot: 'island', sizes: [84, 40], ceilingInches: 108 } as const

test.each([
  ['a table', table],
  ['an island of the kitchen', IN_KITCHEN],
])('keeps the ceiling over %s apart from the fan’s room', (_what, spot) => {
  const view = remembering({})
  savePlace(view, { floor, ceilingInches: 192 }, true)
  savePlace(view, spot, true)
  expect(namelessRoom(view)).toEqual({ floor, ceilingInches: 192 })
  expect(visitorsSpot(view)).toEqual(spot.spot === 'table' ? { ...spot, floor } : spot)
})

test('a room has one ceiling for its light and its fan', () => {
  const view = remembering({})
  savePlace(view, { spot: 'room', floor, ceilingInches: 108 }, true)
  expect(visitorsRoom(view)).toEqual({ floor, ceilingInches: 108 })
})

test('a room has one ceiling for its fans and its table, and other rooms keep theirs', () => {
  const view = remembering({ rooms: 'great-room:24x18:c16:s6,dining-room:14x12:c10' })
  savePlace(view, { ...table, in: 'dining-room' }, true)
  expect(savedSearch(view)).toBe(
    '?spot=table&in=dining-room&rooms=great-room:24x18:c16:s6,dining-room:14x12:c9:table72x40',
  )
  expect(visitorsRoom(view)).toEqual({ in: 'dining-room', floor, ceilingInches: 108 })
})

test('the next page has the last used room, with its measurements', () => {
  const view = remembering({ rooms: 'bath:mirror36,kitchen:c9:table48:island84x40', in: 'kitchen' })
  expect(visitorsRoom(view)).toEqual({ in: 'kitchen', ceilingInches: 108 })
  expect(visitorsSpot(view)).toMatchObject({ in: 'kitchen', spot: 'table', sizes: [48] })
  expect(visitorsSpot(atAddress(view, '?spot=island'))).toMatchObject({ sizes: [84, 40] })
})

test('lights beside a mirror use the room’s mirror', () => {
  const view = remembering({ rooms: 'bath:mirror36' })
  expect(spotOfHouse(view, 'bath', 'beside')).toEqual({ in: 'bath', spot: 'beside', sizes: [36] })
  savePlace(view, { in: 'bath', spot: 'beside', sizes: [40] }, true)
  expect(savedSearch(view)).toContain('rooms=bath:mirror40')
})

test('an opened link fills in an unmeasured room, and changes no measured one', () => {
  const view = remembering({ rooms: 'bedroom:14x12:c9,porch' })
  savePlace(view, { in: 'bedroom', floor, ceilingInches: 144 }, false)
  savePlace(view, { in: 'porch', ceilingInches: 120 }, false)
  expect(savedSearch(view)).toBe('?in=porch&rooms=bedroom:14x12:c9,porch:c10')
})

test('an unmeasured room is not in the house yet; an old link names none', () => {
  const view = remembering({ rooms: 'bedroom:14x12:c9' })
  savePlace(view, { in: 'porch' }, true)
  expect(savedSearch(view)).toBe('?in=porch&rooms=bedroom:14x12:c9')
  const opened = atAddress(view, '?room=14x12')
  expect(visitorsRoom(opened)).toEqual({ floor })
  expect(namelessRoom(opened)).toEqual({ floor })
})

test('the address’s rooms are used when storage is blocked', () => {
  expect(visitorsRoom(blockedDevice('?rooms=bedroom:c9&in=bedroom'))).toEqual({
    in: 'bedroom',
    ceilingInches: 108,
  })
})

/** Every stored form so far, and its current meaning. */
test.each([
  ['?room=14x12&ceiling=9', { floor, ceilingInches: 108 }, { floor, ceilingInches: 108 }],
  ['?room=14x12&ceiling=9&slope=4', bedroom, { floor, ceilingInches: 108 }],
  ['?spot=table&size=72x40&ceiling=9', { ceilingInches: 108 }, table],
  ['?spot=table&size=72x40&room=14x12&ceiling=9', { floor, ceilingInches: 108 }, { ...table, floor }],
  ['?spot=table&size=72x40&ceiling=16&under=9', { ceilingInches: 192 }, table],
  ['?in=hall&rooms=hall:c9', { ceilingInches: 108, in: 'hall' }, { ceilingInches: 108, in: 'hall' }],
])('reads a saved %s as a room and a spot', (kept, room, spot) => {
  const view = device('', { room: kept })
  expect(visitorsRoom(view)).toEqual(room)
  expect(visitorsSpot(view)).toEqual(spot)
})

const KEPT = '?room=18x16&rooms=kitchen:c9:island84x40'
const at = (search: string) => device(search, { room: KEPT })

describe('an address requests', () => {
  test.each<[search: string, room: Place | undefined, which: string]>([
    ['?room=14x12&ceiling=9', { floor, ceilingInches: 108 }, 'a room with its measures'],
    ['?room=14x12&in=kitchen', { floor, in: 'kitchen' }, 'one of the house with measures of its own'],
    ['?in=kitchen', { ceilingInches: 108, in: 'kitchen' }, 'one of the house with the measures that it has'],
    ['?in=hall', { in: 'hall' }, 'one of the house that has none'],
    ['?place=porch', undefined, 'none'],
  ])('%s: %j, %s', (search, room) => {
    expect(requestedRoom(at(search))).toEqual(room)
  })
})

test.each<[search: string, room: Place, which: string]>([
  ['?ceiling=9', { ceilingInches: 108 }, 'that of the address'],
  ['?ceiling=9&in=kitchen', { floor: { lengthInches: 216, widthInches: 192 } }, 'not that of a named one'],
  ['', { floor: { lengthInches: 216, widthInches: 192 } }, 'that of the device'],
])('reads an unnamed room at "%s" as %j, %s', (search, room) => {
  expect(namelessRoom(at(search))).toEqual(room)
})

test('an address names the room of its measurements', () => {
  expect(placeParameters({ floor, ceilingInches: 108, in: 'kitchen' })).toMatchObject({
    room: '14x12',
    ceiling: '9',
    in: 'kitchen',
  })
})

describe('a device saves', () => {
  test.each([
    [{ in: 'kitchen', ceilingInches: 120 }, '?room=18x16&in=kitchen&rooms=kitchen:c10:island84x40'],
    [{ in: 'hall', floor }, '?room=18x16&in=hall&rooms=kitchen:c9:island84x40,hall:14x12'],
    [{ floor, ceilingInches: 108 }, '?room=14x12&ceiling=9&rooms=kitchen:c9:island84x40'],
  ])('%j beside its saved rooms', (room, search) => {
    const view = at('')
    savePlace(view, room, true)
    expect(savedSearch(view)).toBe(search)
  })

  test('an unnamed room in place of the last used one', () => {
    const view = device('', { room: '?in=kitchen&rooms=kitchen:c9' })
    savePlace(view, { floor }, true)
    expect(savedSearch(view)).toBe('?room=14x12&rooms=kitchen:c9')
  })
})

const on = (kept: string, search = '') => device(search, { room: kept })

type Row = [kept: string, name: SpotName | undefined, spot: Place, which: string]

const ISLAND = '?spot=island&size=84x40&row=3&under=9'
const KITCHEN = 'rooms=kitchen:14x12:c9:table48:island84x40'
const BATH = 'rooms=bath:mirror36'

describe('the spot comes from the device', () => {
  test.each<Row>([
    [ISLAND, undefined, { spot: 'island', sizes: [84, 40], row: 3, ceilingInches: 108 }, 'given last'],
    [ISLAND, 'island', { spot: 'island', sizes: [84, 40], row: 3, ceilingInches: 108 }, 'of the same sort'],
    [ISLAND, 'table', { spot: 'table', ceilingInches: 108 }, 'of another, under the same ceiling'],
    ['?spot=door&size=80', undefined, { spot: 'door', sizes: [80] }, 'without a ceiling'],
    [
      '?spot=room&room=14x12&ceiling=9&under=8',
      undefined,
      { spot: 'room', floor, ceilingInches: 108 },
      'under the ceiling of its own room',
    ],
    ['?ceiling=9', undefined, { ceilingInches: 108 }, 'of no sort yet'],
  ])('%s, %s: %j, %s', (kept, name, spot) => {
    expect(spotOfHouse(on(kept), undefined, name)).toStrictEqual(spot)
  })
})

describe('a spot in a room of the house', () => {
  const room = { in: 'kitchen', floor, ceilingInches: 108 }

  test.each<Row>([
    [
      `?spot=island&${KITCHEN}`,
      undefined,
      { ...room, spot: 'island', sizes: [84, 40] },
      'the one given last',
    ],
    [`?spot=door&${KITCHEN}`, undefined, { ...room, spot: 'table', sizes: [48] }, 'else the first'],
    [`?${KITCHEN}`, 'island', { ...room, spot: 'island', sizes: [84, 40] }, 'the one that is asked for'],
    [`?${KITCHEN}`, 'mirror', { ...room, spot: 'mirror' }, 'one without measures yet'],
    [`?${KITCHEN}`, 'room', { ...room, spot: 'room' }, 'the room itself'],
    ['?rooms=kitchen:c9', undefined, { in: 'kitchen', ceilingInches: 108 }, 'none'],
    ['?rooms=hall:c9', undefined, { in: 'kitchen' }, 'none of a room that is not there'],
  ])('%s, %s: %j, %s', (kept, name, spot) => {
    expect(spotOfHouse(on(kept), 'kitchen', name)).toStrictEqual(spot)
  })

  test.each([
    [`?spot=beside&${BATH}`, 'beside'],
    [`?spot=mirror&${BATH}`, 'mirror'],
    [`?${BATH}`, 'mirror'],
  ])('at a mirror is over or beside it, as last used: %s, %s', (kept, name) => {
    expect(spotOfHouse(on(kept), 'bath')).toEqual({ in: 'bath', spot: name, sizes: [36] })
  })
})

test('an address requests a spot and its room', () => {
  expect(requestedSpot(device('?spot=door&size=80&in=porch'))).toEqual({
    spot: 'door',
    sizes: [80],
    in: 'porch',
  })
  expect(requestedSpot(device('?spot=door'))).toEqual({ spot: 'door' })
  expect(placeParameters({ spot: 'door', sizes: [80], in: 'porch' })).toEqual({
    spot: 'door',
    size: '80',
    in: 'porch',
  })
})

const HOUSE = `?spot=table&size=72x40&in=kitchen&${KITCHEN}`

test.each([
  ['?spot=door&size=80', { spot: 'door', sizes: [80] }, ['Door: 80 in.']],
  ['?spot=door&size=80&in=porch', { spot: 'door', sizes: [80], in: 'porch' }, []],
  ['?spot=island', { spot: 'island', sizes: [84, 40], in: 'kitchen', floor, ceilingInches: 108 }, []],
  [
    '?spot=island&in=kitchen',
    { spot: 'island', sizes: [84, 40], in: 'kitchen', floor, ceilingInches: 108 },
    [],
  ],
  [
    '?ceiling=10',
    { spot: 'table', sizes: [48], in: 'kitchen', floor, ceilingInches: 120 },
    ['Room: 10 ft ceiling', 'Table: 72 × 40 in., 10 ft ceiling'],
  ],
])('reads the spot at %s as %j, and without a room as %j', (search, known, nameless) => {
  expect(visitorsSpot(on(HOUSE, search))).toEqual(known)
  expect(requestedMeasures(on(HOUSE, search), [fixture])).toEqual(nameless)
})

describe('a device saves a spot', () => {
  test.each<[what: string, kept: string, spot: Place, search: string]>([
    [
      'under a ceiling of its own',
      '?in=kitchen&ceiling=16',
      { spot: 'table', sizes: [72, 40], ceilingInches: 108 },
      '?spot=table&size=72x40&ceiling=16&under=9',
    ],
    [
      'without a ceiling, and leaves that of another',
      '?spot=table&size=48&under=9',
      { spot: 'mirror', sizes: [36] },
      '?spot=mirror&size=36&under=9',
    ],
    [
      'that is a room, with its floor and ceiling',
      '?room=18x16&ceiling=16',
      { spot: 'room', floor, ceilingInches: 108 },
      '?spot=room&room=14x12&ceiling=9',
    ],
    [
      'in a room of the house, under its one ceiling',
      '?rooms=kitchen:14x12:c9:s4:island84x40',
      { spot: 'table', sizes: [48], ceilingInches: 120, in: 'kitchen' },
      '?spot=table&in=kitchen&rooms=kitchen:14x12:c10:s4:table48:island84x40',
    ],
    [
      'that has no ceiling, and leaves that of the room',
      '?rooms=kitchen:14x12:c9:s4:island84x40',
      { spot: 'mirror', sizes: [36], in: 'kitchen' },
      '?spot=mirror&in=kitchen&rooms=kitchen:14x12:c9:s4:island84x40:mirror36',
    ],
    [
      'that is a room of the house, and leaves what is in it',
      '?rooms=kitchen:18x16:c9:s4:island84x40',
      { spot: 'room', floor, ceilingInches: 120, in: 'kitchen' },
      '?spot=room&in=kitchen&rooms=kitchen:14x12:c10:s4:island84x40',
    ],
    [
      'without its measures, which are forgotten',
      '?rooms=kitchen:14x12:c9:table48:island84x40',
      { spot: 'table', ceilingInches: 108, in: 'kitchen' },
      '?spot=table&in=kitchen&rooms=kitchen:14x12:c9:island84x40',
    ],
    [
      'without its ceiling, which is forgotten with its slope',
      '?rooms=kitchen:14x12:c9:s4:island84x40',
      { spot: 'island', sizes: [84, 40], in: 'kitchen' },
      '?spot=island&in=kitchen&rooms=kitchen:14x12:island84x40',
    ],
    [
      'without its measures, which makes no room of the house',
      '',
      { spot: 'table', in: 'porch' },
      '?spot=table&in=porch',
    ],
    [
      'in a room that had no measures',
      '',
      { spot: 'door', sizes: [80], in: 'porch' },
      '?spot=door&in=porch&rooms=porch:door80',
    ],
  ])('%s', (_, kept, spot, search) => {
    const view = on(kept)
    savePlace(view, spot, true)
    expect(savedSearch(view)).toBe(search)
  })

  test('the room of an opened link, without its measurements if the room has its own', () => {
    const view = on(`?${BATH}`)
    savePlace(view, { spot: 'mirror', sizes: [60], in: 'bath' }, false)
    expect(savedSearch(view)).toBe('?spot=mirror&in=bath&rooms=bath:mirror36')
  })

  test('a spot without measurements, in a room that then has none', () => {
    const view = on(`?${BATH}`)
    savePlace(view, { spot: 'mirror', in: 'bath' }, true)
    expect(savedSearch(view)).toBe('?spot=mirror&in=bath&rooms=bath')
  })
})

test.each([
  { products: [fan], kept: '?room=14x12&ceiling=9', places: ['Room: 14 × 12 ft, 9 ft ceiling'] },
  {
    products: [fan, fixture],
    kept: '?spot=table&size=72x40&room=14x12&ceiling=9',
    places: ['Room: 14 × 12 ft, 9 ft ceiling', 'Table: 72 × 40 in., 9 ft ceiling'],
  },
  { products: [fixture], kept: '?spot=door&size=84', places: ['Door: 84 in.'] },
  // The place of a light is no place for fans.
  { products: [fan], kept: '?spot=door&size=84', places: [] },
  // Said once.
  { products: [fixture], kept: '?spot=room&room=14x12', places: ['Room: 14 × 12 ft'] },
  { products: [fixture], kept: '?spot=table', places: [] },
  { products: [], kept: '?room=14x12', places: [] },
  { products: [fixture], kept: '', places: [] },
])('assigns $products.length products with $kept saved to $places', ({ products, kept, places }) => {
  expect(requestedMeasures(on(kept), products)).toEqual(places)
})

test('a link carries the requested room, and no other saved value', () => {
  expect(namelessRoomParameters(on('?spot=table&size=72x40&room=14x12&ceiling=9'))).toEqual({
    room: '14x12',
    ceiling: '9',
    slope: undefined,
  })
})

test.each([
  ['that of the address goes before it', '?room=20x16', { room: '20x16', ceiling: undefined }],
  ['that of a room of the house does not', '?room=20x16&in=bedroom', { room: '14x12', ceiling: '9' }],
])('a link’s rooms %s', (_which, search, room) => {
  expect(namelessRoomParameters(on('?room=14x12&ceiling=9', search))).toEqual({ slope: undefined, ...room })
})

test('the address’s spot takes precedence over the saved one', () => {
  expect(requestedMeasures(on('?spot=door&size=84', '?spot=mirror&size=36'), [fixture])).toEqual([
    'Mirror: 36 in.',
  ])
})
