import { expect, test } from 'vitest'
import { save, savedSearch } from '../../../src/client/state.ts'
import { spotParameters } from '../../../src/features/fit/codecs.ts'
import { roomParameters } from '../../../src/features/fit/room-address.ts'
import {
  namelessRoom,
  saveRoom,
  saveSpot,
  spotOfHouse,
  visitorsRoom,
  visitorsSpot,
} from '../../../src/features/fit/visitor.ts'
import { aBrowser, blockedDevice, device } from '../../client/a-browser.ts'

const floor = { lengthInches: 168, widthInches: 144 }
const bedroom = { floor, ceilingInches: 108, slope: 4 }
const table = { name: 'table', sizes: [72, 40], ceilingInches: 108 } as const

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
])('a room is the one $which', ({ search, room }) => {
  expect(visitorsRoom(remembering(roomParameters(bedroom), search))).toEqual(room)
})

test.each([
  { search: '', spot: table, which: 'that the device remembers' },
  { search: '?spot=table&size=48', spot: { name: 'table', sizes: [48] }, which: 'of the address alone' },
  { search: '?spot=table', spot: table, which: 'of the address with the measures of the device' },
  {
    search: '?spot=island',
    spot: { name: 'island', ceilingInches: 108 },
    which: 'of the address with the ceiling of another kind',
  },
])('a place is the one $which', ({ search, spot }) => {
  expect(visitorsSpot(remembering(spotParameters(table), search))).toEqual(spot)
})

test('the room that a fan was chosen for is the room of a light', () => {
  const room = { floor, ceilingInches: 108 }
  expect(visitorsSpot(remembering(roomParameters(room), '?spot=room'))).toEqual({ name: 'room', ...room })
})

test('a room that is forgotten leaves the place, and a place the room', () => {
  const view = remembering(roomParameters({ floor }))
  save(spotParameters({ name: 'mirror', sizes: [36] }), view)
  save(roomParameters({}), view)
  expect(visitorsSpot(view)).toEqual({ name: 'mirror', sizes: [36] })
  expect(visitorsRoom(view)).toEqual({})
})

test('rubbish in the storage is no room and no place', () => {
  expect(visitorsRoom(device('', { room: '{"room":' }))).toEqual({})
  expect(visitorsSpot(device('', { room: 'spot=<b>&size=1e9' }))).toEqual({})
})

test('with blocked storage, only the address counts, and nothing fails', () => {
  save(roomParameters(bedroom), blockedDevice())
  expect(visitorsRoom(blockedDevice())).toEqual({})
  expect(visitorsRoom(blockedDevice('?room=14x12&ceiling=9&slope=4'))).toEqual(bedroom)
  expect(visitorsSpot(blockedDevice('?spot=door&size=80'))).toEqual({ name: 'door', sizes: [80] })
})

const KITCHEN = { in: 'kitchen', name: 'island', sizes: [84, 40], ceilingInches: 108 } as const

test.each([
  ['a table', table],
  ['an island of the kitchen', KITCHEN],
])('the ceiling over %s is not that of the room for fans', (_what, spot) => {
  const view = remembering({})
  saveRoom(view, { floor, ceilingInches: 192 }, true)
  saveSpot(view, spot, true)
  expect(namelessRoom(view)).toEqual({ floor, ceilingInches: 192 })
  expect(visitorsSpot(view)).toEqual(spot.name === 'table' ? { ...spot, floor } : spot)
})

test('a light for a room and a fan for it have one ceiling', () => {
  const view = remembering({})
  saveSpot(view, { name: 'room', floor, ceilingInches: 108 }, true)
  expect(visitorsRoom(view)).toEqual({ floor, ceilingInches: 108 })
})

test('a room of the house has one ceiling for its fans and its table, and others keep theirs', () => {
  const view = remembering({ rooms: 'great-room:24x18:c16:s6,dining-room:14x12:c10' })
  saveSpot(view, { ...table, in: 'dining-room' }, true)
  expect(savedSearch(view)).toBe(
    '?spot=table&in=dining-room&rooms=great-room:24x18:c16:s6,dining-room:14x12:c9:table72x40',
  )
  expect(visitorsRoom(view)).toEqual({ in: 'dining-room', floor, ceilingInches: 108 })
})

test('the room that was worked in last is the one of the next page, with what is measured in it', () => {
  const view = remembering({ rooms: 'bath:mirror36,kitchen:c9:table48:island84x40', in: 'kitchen' })
  expect(visitorsRoom(view)).toEqual({ in: 'kitchen', ceilingInches: 108 })
  expect(visitorsSpot(view)).toMatchObject({ in: 'kitchen', name: 'table', sizes: [48] })
  expect(visitorsSpot(atAddress(view, '?spot=island'))).toMatchObject({ sizes: [84, 40] })
})

test('lights beside a mirror are for the mirror of the room', () => {
  const view = remembering({ rooms: 'bath:mirror36' })
  expect(spotOfHouse(view, 'bath', 'beside')).toEqual({ in: 'bath', name: 'beside', sizes: [36] })
  saveSpot(view, { in: 'bath', name: 'beside', sizes: [40] }, true)
  expect(savedSearch(view)).toContain('rooms=bath:mirror40')
})

test('a link that was opened leaves the measures of a room as they are, and gives those of one that has none', () => {
  const view = remembering({ rooms: 'bedroom:14x12:c9,porch' })
  saveRoom(view, { in: 'bedroom', floor, ceilingInches: 144 }, false)
  saveRoom(view, { in: 'porch', ceilingInches: 120 }, false)
  expect(savedSearch(view)).toBe('?in=porch&rooms=bedroom:14x12:c9,porch:c10')
})

test('a room that is named but not measured is not one of the house yet; an old link names none', () => {
  const view = remembering({ rooms: 'bedroom:14x12:c9' })
  saveRoom(view, { in: 'porch' }, true)
  expect(savedSearch(view)).toBe('?in=porch&rooms=bedroom:14x12:c9')
  const opened = atAddress(view, '?room=14x12')
  expect(visitorsRoom(opened)).toEqual({ floor })
  expect(namelessRoom(opened)).toEqual({ floor })
})

test('where storage is blocked the rooms of the house are those of the address', () => {
  expect(visitorsRoom(blockedDevice('?rooms=bedroom:c9&in=bedroom'))).toEqual({
    in: 'bedroom',
    ceilingInches: 108,
  })
})

/** Every form that was ever remembered, and what it still says. */
test.each([
  ['?room=14x12&ceiling=9', { floor, ceilingInches: 108 }, { floor, ceilingInches: 108 }],
  ['?room=14x12&ceiling=9&slope=4', bedroom, { floor, ceilingInches: 108 }],
  ['?spot=table&size=72x40&ceiling=9', { ceilingInches: 108 }, table],
  ['?spot=table&size=72x40&room=14x12&ceiling=9', { floor, ceilingInches: 108 }, { ...table, floor }],
  ['?spot=table&size=72x40&ceiling=16&under=9', { ceilingInches: 192 }, table],
  ['?in=hall&rooms=hall:c9', { ceilingInches: 108, in: 'hall' }, { ceilingInches: 108, in: 'hall' }],
])('a device that remembers %s has its room and its place', (kept, room, spot) => {
  const view = device('', { room: kept })
  expect(visitorsRoom(view)).toEqual(room)
  expect(visitorsSpot(view)).toEqual(spot)
})
