import { expect, test } from 'vitest'
import { roomText, spansText } from '../../../src/features/fit/room-text.ts'
import { feet } from '../../drawing/read-drawing.ts'

test.each([
  [{ floor: feet(14, 12.5), ceilingInches: 108 }, '14 ft × 12 ft 6 in., 9 ft ceiling'],
  [{ floor: feet(14, 12) }, '14 × 12 ft'],
  [{ ceilingInches: 108 }, '9 ft ceiling'],
  [{ ceilingInches: 108, slope: 4.5 }, '9 ft ceiling, sloped 4.5 in. per foot'],
  [{}, ''],
])('writes %j as "%s"', (room, text) => {
  expect(roomText(room)).toBe(text)
})

test.each([
  [44, 50, '44 to 50 in.'],
  [36, 41.5, '36 to 41 in.'],
  [29, 29.5, '29 in.'],
  [60, 119.5, '60 to 119 in.'],
  [60, 120, '60 in. or more'],
  [60, Number.POSITIVE_INFINITY, '60 in. or more'],
])('writes spans from %d to %d in. as "%s"', (fromInches, toInches, text) => {
  expect(spansText({ fromInches, toInches })).toBe(text)
})
