import { expect, test } from 'vitest'
import { knownRoom, rememberRoom } from '../../../src/fit/room/remembered-room.ts'
import { knownSpot, rememberSpot } from '../../../src/fit/spot/remembered-spot.ts'
import { device, forbidden } from '../device.ts'

const table = { name: 'table', sizes: [72, 40], ceilingInches: 108 } as const

test('a place is remembered on the device', () => {
  const view = device()
  rememberSpot(view, table)
  expect(knownSpot(view)).toEqual(table)
})

test('a place of the address goes before the one that is remembered, and takes nothing of it', () => {
  const view = device('?spot=table&size=48')
  rememberSpot(view, table)
  expect(knownSpot(view)).toEqual({ name: 'table', sizes: [48] })
})

test('a kind of place alone takes its measures from the device', () => {
  const view = device('?spot=table')
  rememberSpot(view, table)
  expect(knownSpot(view)).toEqual(table)
})

test('another kind takes the ceiling from the device, and no size', () => {
  const view = device('?spot=island')
  rememberSpot(view, table)
  expect(knownSpot(view)).toEqual({ name: 'island', ceilingInches: 108 })
})

test('the room that a fan was chosen for is the room of a light', () => {
  const view = device('?spot=room')
  const floor = { lengthInches: 168, widthInches: 144 }
  rememberRoom(view, { floor, ceilingInches: 108 })
  expect(knownSpot(view)).toEqual({ name: 'room', floor, ceilingInches: 108 })
})

test('a room that is forgotten leaves the place, and a place the room', () => {
  const view = device()
  rememberRoom(view, { floor: { lengthInches: 168, widthInches: 144 } })
  rememberSpot(view, { name: 'mirror', sizes: [36] })
  rememberRoom(view, {})
  expect(knownSpot(view)).toEqual({ name: 'mirror', sizes: [36] })
  expect(knownRoom(view)).toEqual({})
})

test('rubbish in the storage is no place, and a storage that is forbidden no failure', () => {
  const view = device()
  view.localStorage.setItem('room', 'spot=<b>&size=1e9')
  expect(knownSpot(view)).toEqual({})
  const refusing = forbidden('?spot=door&size=80')
  rememberSpot(refusing, table)
  expect(knownSpot(refusing)).toEqual({ name: 'door', sizes: [80] })
})
