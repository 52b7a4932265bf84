import { expect, test } from 'vitest'
import { save, savedSearch } from '../../../src/client/state.ts'
import { type Place, placeParameters } from '../../../src/features/fit/place.ts'
import { roomParameters } from '../../../src/features/fit/room-address.ts'
import {
  namelessPlace,
  requestedMeasures,
  savePlace,
  spotOfHouse,
  visitorsPlace,
} from '../../../src/features/fit/visitor.ts'
import type { SpotName } from '../../../src/spots/spots.ts'
import { blockedDevice, device } from '../../client/a-browser.ts'

const fan = { kind: 'fans' } as const
const fixture = { kind: 'fixtures' } as const
const floor = [168, 144] as const
const room = { floor, ceilingInches: 108 }
const bedroom = { ...room, slope: 4 }
const table = { spot: 'table', sizes: [72, 40], ceilingInches: 108 } as const
const island = { spot: 'island', sizes: [84, 40], in: 'kitchen', ...room } as const

/** A page on a device that has saved a room, spot and house. */
const on = (saved: string, search = '') => device(search, { room: saved })

const KITCHEN = 'rooms=kitchen:14x12:c9:table48:island84x40'
const TABLE = '?spot=table&size=72x40'

/** Forms of one part alone are in tests/client/links.json. */
test.each<[saved: string, search: string, room: Place, spot: Place]>([
  [`${TABLE}&room=14x12&ceiling=9`, '', room, { ...table, floor }],
  ['?rooms=bath:mirror36,porch&in=bath', '', { in: 'bath' }, { in: 'bath', spot: 'mirror', sizes: [36] }],
  // The address counts first, and is completed from the device.
  ['?room=14x12&ceiling=9&slope=4', '?ceiling=10', { ceilingInches: 120 }, { floor, ceilingInches: 120 }],
  [`${TABLE}&under=9`, '?spot=table&size=48', {}, { spot: 'table', sizes: [48] }],
  ['?room=14x12&ceiling=9', '?spot=room', room, { spot: 'room', ...room }],
  [`?in=kitchen&${KITCHEN}`, '?spot=island', { in: 'kitchen', ...room }, island],
])('reads on a device with "%s" at "%s" the room %j and the spot %j', (saved, search, known, spot) => {
  on(saved, search)
  expect(visitorsPlace('fans')).toEqual(known)
  expect(visitorsPlace('fixtures')).toEqual(spot)
})

test('only the address counts when storage is blocked, without errors', () => {
  blockedDevice()
  save(roomParameters(bedroom))
  expect(visitorsPlace('fans')).toEqual({})
  blockedDevice('?room=14x12&ceiling=9&slope=4')
  expect(visitorsPlace('fans')).toEqual(bedroom)
  blockedDevice('?rooms=bedroom:c9&in=bedroom')
  expect(visitorsPlace('fans')).toEqual({ in: 'bedroom', ceilingInches: 108 })
})

test('clearing a room keeps the spot', () => {
  on('?room=14x12&spot=mirror&size=36')
  save(roomParameters({}))
  expect(savedSearch()).toBe('?spot=mirror&size=36')
})

const large = [216, 192] as const

test.each<[search: string, visitors: Place, nameless: Place]>([
  ['?room=14x12&ceiling=9', room, room],
  ['?ceiling=9', { ceilingInches: 108 }, { ceilingInches: 108 }],
  ['?room=14x12&in=kitchen', { floor, in: 'kitchen' }, { floor: large }],
  ['?in=kitchen', { ceilingInches: 108, in: 'kitchen' }, { floor: large }],
  ['?in=hall', { in: 'hall' }, { floor: large }],
  ['?place=porch', { floor: large }, { floor: large }],
])('an address "%s" has the room %j; the unnamed room is %j', (search, visitors, nameless) => {
  on('?room=18x16&rooms=kitchen:c9:island84x40', search)
  expect(visitorsPlace('fans')).toEqual(visitors)
  expect(namelessPlace('fans')).toEqual(nameless)
})

test('an address has a spot or a room with its name', () => {
  const door = { spot: 'door', sizes: [80], in: 'porch' } as const
  on('', '?spot=door&size=80&in=porch')
  expect(visitorsPlace('fixtures')).toEqual(door)
  on('', '?spot=door')
  expect(visitorsPlace('fixtures')).toEqual({ spot: 'door' })
  expect(placeParameters(door)).toEqual({ spot: 'door', size: '80', in: 'porch' })
  expect(placeParameters({ ...room, in: 'kitchen' })).toMatchObject({
    room: '14x12',
    ceiling: '9',
    in: 'kitchen',
  })
})

const ISLAND = '?spot=island&size=84x40&row=3&under=9'
const row = { spot: 'island', sizes: [84, 40], row: 3, ceilingInches: 108 } as const
const inKitchen = { in: 'kitchen', ...room }

test.each<[saved: string, room: string | undefined, name: SpotName | undefined, spot: Place]>([
  [ISLAND, undefined, undefined, row],
  [ISLAND, undefined, 'island', row],
  [ISLAND, undefined, 'table', { spot: 'table', ceilingInches: 108 }],
  ['?spot=door&size=80', undefined, undefined, { spot: 'door', sizes: [80] }],
  ['?spot=room&room=14x12&ceiling=9&under=8', undefined, undefined, { spot: 'room', ...room }],
  ['?ceiling=9', undefined, undefined, { ceilingInches: 108 }],
  // Of a room of the house: the last used spot, else the first.
  [`?spot=island&${KITCHEN}`, 'kitchen', undefined, island],
  [`?spot=door&${KITCHEN}`, 'kitchen', undefined, { ...inKitchen, spot: 'table', sizes: [48] }],
  [`?${KITCHEN}`, 'kitchen', 'island', island],
  [`?${KITCHEN}`, 'kitchen', 'mirror', { ...inKitchen, spot: 'mirror' }],
  [`?${KITCHEN}`, 'kitchen', 'room', { ...inKitchen, spot: 'room' }],
  ['?rooms=kitchen:c9', 'kitchen', undefined, { in: 'kitchen', ceilingInches: 108 }],
  ['?rooms=hall:c9', 'kitchen', undefined, { in: 'kitchen' }],
  ['?rooms=bath:mirror36', 'bath', 'beside', { in: 'bath', spot: 'beside', sizes: [36] }],
  ['?spot=beside&rooms=bath:mirror36', 'bath', undefined, { in: 'bath', spot: 'beside', sizes: [36] }],
  ['?rooms=bath:mirror36', 'bath', undefined, { in: 'bath', spot: 'mirror', sizes: [36] }],
])('the saved spot of "%s" in the room %s, of the sort %s: %j', (saved, name, sort, spot) => {
  on(saved)
  expect(spotOfHouse(name, sort)).toStrictEqual(spot)
})

const SLOPED = 'rooms=kitchen:14x12:c9:s4:island84x40'
const mirror = { spot: 'mirror', sizes: [36] } as const

test.each<[saved: string, place: Place, after: string]>([
  [
    '?room=18x16&rooms=kitchen:c9',
    { in: 'kitchen', ceilingInches: 120 },
    '?room=18x16&in=kitchen&rooms=kitchen:c10',
  ],
  [
    '?rooms=kitchen:c9:island84x40',
    { in: 'hall', floor },
    '?in=hall&rooms=kitchen:c9:island84x40,hall:14x12',
  ],
  ['?rooms=kitchen:c9:island84x40', { in: 'kitchen', floor }, '?in=kitchen&rooms=kitchen:14x12:island84x40'],
  ['?room=18x16&rooms=kitchen:c9', room, '?room=14x12&ceiling=9&rooms=kitchen:c9'],
  ['?in=kitchen&rooms=kitchen:c9', { floor }, '?room=14x12&rooms=kitchen:c9'],
  ['?rooms=bedroom:c9', { in: 'porch' }, '?in=porch&rooms=bedroom:c9'],
  // A table has a ceiling of its own, unless its room is named.
  ['?in=kitchen&ceiling=16', table, '?spot=table&size=72x40&ceiling=16&under=9'],
  ['?spot=table&size=48&under=9', mirror, '?spot=mirror&size=36&under=9'],
  ['?room=18x16&ceiling=16', { spot: 'room', ...room }, '?spot=room&room=14x12&ceiling=9'],
  [
    `?${SLOPED}`,
    { spot: 'table', sizes: [48], ceilingInches: 120, in: 'kitchen' },
    '?spot=table&in=kitchen&rooms=kitchen:14x12:c10:s4:table48:island84x40',
  ],
  [`?${SLOPED}`, { ...mirror, in: 'kitchen' }, `?spot=mirror&in=kitchen&${SLOPED}:mirror36`],
  [
    '?rooms=kitchen:18x16:c9:s4:island84x40',
    { spot: 'room', floor, ceilingInches: 120, in: 'kitchen' },
    '?spot=room&in=kitchen&rooms=kitchen:14x12:c10:s4:island84x40',
  ],
  // Without its dimensions a spot is forgotten, and without a ceiling the slope.
  [
    `?${KITCHEN}`,
    { spot: 'table', ceilingInches: 108, in: 'kitchen' },
    '?spot=table&in=kitchen&rooms=kitchen:14x12:c9:island84x40',
  ],
  [
    `?${SLOPED}`,
    { spot: 'island', sizes: [84, 40], in: 'kitchen' },
    '?spot=island&in=kitchen&rooms=kitchen:14x12:island84x40',
  ],
  ['?rooms=bath:mirror36', { spot: 'mirror', in: 'bath' }, '?spot=mirror&in=bath&rooms=bath'],
  [
    '?rooms=bath:mirror36',
    { spot: 'beside', sizes: [40], in: 'bath' },
    '?spot=beside&in=bath&rooms=bath:mirror40',
  ],
  ['', { spot: 'table', in: 'porch' }, '?spot=table&in=porch'],
  ['', { spot: 'door', sizes: [80], in: 'porch' }, '?spot=door&in=porch&rooms=porch:door80'],
])('a device with "%s" saves %j as "%s"', (saved, place, after) => {
  on(saved)
  savePlace(place, true)
  expect(savedSearch()).toBe(after)
})

test('an opened link fills in an unmeasured room, and changes no measured one', () => {
  on('?rooms=bedroom:14x12:c9,porch,bath:mirror36')
  savePlace({ in: 'bedroom', floor, ceilingInches: 144 }, false)
  savePlace({ in: 'porch', ceilingInches: 120 }, false)
  savePlace({ spot: 'mirror', sizes: [60], in: 'bath' }, false)
  expect(savedSearch()).toBe('?spot=mirror&in=bath&rooms=bedroom:14x12:c9,porch:c10,bath:mirror36')
})

const HOUSE = `${TABLE}&in=kitchen&${KITCHEN}`
const ROOM_TEXT = 'Room: 14 × 12 ft, 9 ft ceiling'
const TABLE_TEXT = 'Table: 72 × 40 in., 9 ft ceiling'

test.each<[saved: string, search: string, products: { kind: 'fans' | 'fixtures' }[], texts: string[]]>([
  ['?room=14x12&ceiling=9', '', [fan], [ROOM_TEXT]],
  [`${TABLE}&room=14x12&ceiling=9`, '', [fan, fixture], [ROOM_TEXT, TABLE_TEXT]],
  ['?spot=door&size=84', '', [fixture], ['Door: 84 in.']],
  // A spot for a light is none for fans.
  ['?spot=door&size=84', '', [fan], []],
  ['?spot=room&room=14x12', '', [fixture], ['Room: 14 × 12 ft']],
  ['?spot=table', '', [fixture], []],
  ['?room=14x12', '', [], []],
  ['', '', [fixture], []],
  ['?spot=door&size=84', '?spot=mirror&size=36', [fixture], ['Mirror: 36 in.']],
  [HOUSE, '?spot=door&size=80', [fixture], ['Door: 80 in.']],
  [HOUSE, '?spot=door&size=80&in=porch', [fixture], []],
  [HOUSE, '?spot=island', [fixture], []],
  [HOUSE, '?ceiling=10', [fixture], ['Room: 10 ft ceiling', 'Table: 72 × 40 in., 10 ft ceiling']],
])('with "%s" saved, a message from "%s" about %j has %j', (saved, search, products, texts) => {
  on(saved, search)
  expect(requestedMeasures(products)).toEqual(texts)
})
