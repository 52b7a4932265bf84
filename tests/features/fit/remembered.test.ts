import { expect, test } from 'vitest'
import { rememberParameters } from '../../../src/features/fit/remembered.ts'
import { knownRoom, roomParameters } from '../../../src/features/fit/room/room-address.ts'
import { knownSpot, spotParameters } from '../../../src/features/fit/spot/spot-address.ts'
import { device, forbidden } from '../../client/fake-browser.ts'

const floor = { lengthInches: 168, widthInches: 144 }
const bedroom = { floor, ceilingInches: 108, slope: 4 }
const table = { name: 'table', sizes: [72, 40], ceilingInches: 108 } as const

/** A page on a device that remembers. */
function remembering(kept: Parameters<typeof rememberParameters>[1], search = '') {
  const view = device(search)
  rememberParameters(view, kept)
  return view
}

test.each([
  { search: '', room: bedroom, which: 'that the device remembers' },
  { search: '?ceiling=10', room: { ceilingInches: 120 }, which: 'of the address, before the remembered one' },
])('a room is the one $which', ({ search, room }) => {
  expect(knownRoom(remembering(roomParameters(bedroom), search))).toEqual(room)
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
  expect(knownSpot(remembering(spotParameters(table), search))).toEqual(spot)
})

test('the room that a fan was chosen for is the room of a light', () => {
  const room = { floor, ceilingInches: 108 }
  expect(knownSpot(remembering(roomParameters(room), '?spot=room'))).toEqual({ name: 'room', ...room })
})

test('a room that is forgotten leaves the place, and a place the room', () => {
  const view = remembering(roomParameters({ floor }))
  rememberParameters(view, spotParameters({ name: 'mirror', sizes: [36] }))
  rememberParameters(view, roomParameters({}))
  expect(knownSpot(view)).toEqual({ name: 'mirror', sizes: [36] })
  expect(knownRoom(view)).toEqual({})
})

test('rubbish in the storage is no room and no place', () => {
  expect(knownRoom(device('', { room: '{"room":' }))).toEqual({})
  expect(knownSpot(device('', { room: 'spot=<b>&size=1e9' }))).toEqual({})
})

test('where storage is forbidden the address alone is known, and nothing fails', () => {
  rememberParameters(forbidden(), roomParameters(bedroom))
  expect(knownRoom(forbidden())).toEqual({})
  expect(knownRoom(forbidden('?room=14x12&ceiling=9&slope=4'))).toEqual(bedroom)
  expect(knownSpot(forbidden('?spot=door&size=80'))).toEqual({ name: 'door', sizes: [80] })
})
