import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withParameters } from '../../../src/client/state.ts'
import { roomIn, roomParameters } from '../../../src/features/fit/room-address.ts'

const floor = [168, 144] as const

test.each([
  ['?room=14x12&ceiling=9', { floor, ceilingInches: 108 }],
  ['?room=12.5x10.25', { floor: [150, 123] as const }],
  ['?ceiling=9.58', { ceilingInches: 115 }],
  ['?room=14x12&ceiling=40', { floor }],
  ['?room=2.9x12&ceiling=6.9', {}],
  ['?ceiling=9&slope=4.3', { ceilingInches: 108, slope: 4.25 }],
  ['?ceiling=9&slope=0.25', { ceilingInches: 108, slope: 0.25 }],
  ['?ceiling=9&slope=12', { ceilingInches: 108, slope: 12 }],
  ['?ceiling=9&slope=12.25', { ceilingInches: 108 }],
  ['?ceiling=9&slope=0', { ceilingInches: 108 }],
  ['?ceiling=9&slope=-4', { ceilingInches: 108 }],
  ['?ceiling=9&slope=4/12', { ceilingInches: 108 }],
  ['?ceiling=9&slope=%E0%A4%A', { ceilingInches: 108 }],
  [`?ceiling=9&slope=${'4'.repeat(10_000)}`, { ceilingInches: 108 }],
  ['?room=14x12&ceiling=9&slope=4&at=ridge', { floor, ceilingInches: 108, slope: 4, at: 'ridge' }],
  ['?ceiling=9&slope=4&at=ridge', { ceilingInches: 108, slope: 4 }],
  ['?room=14x12&ceiling=9&at=ridge', { floor, ceilingInches: 108 }],
  ['?room=14x12&fans=2', { floor }],
  ['?room=14x61', {}],
  ['?room=14&ceiling=high', {}],
  ['', {}],
])('reads the room in %s', (search, room) => {
  expect(roomIn(search)).toEqual(room)
})

test('writes a room in feet', () => {
  expect(roomParameters({ floor: [150, 123] as const, ceilingInches: 115 })).toEqual({
    room: '12.5x10.25',
    ceiling: '9.58',
  })
})

test('removes a room’s unknown parts from the address', () => {
  expect(withParameters('?room=14x12&ceiling=9&slope=4&place=porch', roomParameters({}))).toBe('?place=porch')
})

const quarters = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((quarter) => quarter / 4)

const side = quarters(36, 720)

test('reads the same room that it wrote into an address', () => {
  fc.assert(
    fc.property(side, side, quarters(84, 360), quarters(0.25, 12), (length, width, ceilingInches, slope) => {
      const room = { floor: [length, width] as const, ceilingInches, slope }
      expect(roomIn(withParameters('', roomParameters(room)))).toEqual(room)
    }),
  )
})
