import { expect, test } from 'vitest'
import { knownRoom, rememberRoom } from '../../../src/fit/room/remembered-room.ts'
import { device, forbidden } from '../device.ts'

const bedroom = { floor: { lengthInches: 168, widthInches: 144 }, ceilingInches: 108, slope: 4 }

test('a room is remembered on the device', () => {
  const view = device()
  rememberRoom(view, bedroom)
  expect(knownRoom(view)).toEqual(bedroom)
})

test('the room of the address goes before the one that is remembered', () => {
  const view = device('?ceiling=10')
  rememberRoom(view, bedroom)
  expect(knownRoom(view)).toEqual({ ceilingInches: 120 })
})

test('a room of which nothing is known is forgotten', () => {
  const view = device()
  rememberRoom(view, bedroom)
  rememberRoom(view, {})
  expect(knownRoom(view)).toEqual({})
})

test('where storage is forbidden the address alone is known, and nothing fails', () => {
  rememberRoom(forbidden(), bedroom)
  expect(knownRoom(forbidden())).toEqual({})
  expect(knownRoom(forbidden('?room=14x12&ceiling=9&slope=4'))).toEqual(bedroom)
})

test('rubbish in the storage is no room', () => {
  const view = device()
  view.localStorage.setItem('room', '{"room":')
  expect(knownRoom(view)).toEqual({})
})
