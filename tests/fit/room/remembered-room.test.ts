import { expect, test } from 'vitest'
import { knownRoom, rememberRoom } from '../../../src/fit/room/remembered-room.ts'

const bedroom = { floor: { lengthInches: 168, widthInches: 144 }, ceilingInches: 108, slope: 4 }

function device(search = '') {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
  return { localStorage, location: { search } as Location }
}

const forbidden = (search = '') => ({
  get localStorage(): Storage {
    throw new DOMException('forbidden by a test', 'SecurityError')
  },
  location: { search } as Location,
})

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
