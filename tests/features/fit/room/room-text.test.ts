import { expect, test } from 'vitest'
import { roomText } from '../../../../src/features/fit/room/room-text.ts'
import { feet } from '../../../drawing/read-drawing.ts'

test.each([
  [{ floor: feet(14, 12.5), ceilingInches: 108 }, '14 ft by 12 ft 6 in., ceiling 9 ft'],
  [{ floor: feet(14, 12) }, '14 ft by 12 ft'],
  [{ ceilingInches: 108 }, 'ceiling 9 ft'],
  [{ ceilingInches: 108, slope: 4.5 }, 'ceiling 9 ft, sloped 4.5 in. per foot'],
  [{}, ''],
])('%j reads "%s"', (room, text) => {
  expect(roomText(room)).toBe(text)
})
