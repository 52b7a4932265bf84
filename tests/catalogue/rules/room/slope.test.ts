import { expect, test } from 'vitest'
import {
  isTooSteepForLowProfile,
  needsAdapter,
  slopeClearance,
  slopeDegrees,
} from '../../../../src/catalogue/rules/room/slope.ts'

test('a slope has its degrees, and needs an adapter or a downrod if it is steeper', () => {
  expect([0, 3, 4, 6, 12].map(slopeDegrees)).toEqual([0, 14, 18, 27, 45])
  expect([0.25, 6, 6.25, 12].map(needsAdapter)).toEqual([false, false, true, true])
  expect([0, 1, 1.25].map(isTooSteepForLowProfile)).toEqual([false, false, true])
})

test.each([
  { drop: 22, span: 60, slope: 4, clearance: 12 },
  { drop: 22, span: 60, slope: 0, clearance: 22 },
  { drop: 16, span: 60, slope: 12, clearance: -14 },
])(
  'leaves $clearance in. at the tips of a $span in. fan $drop in. below a slope of $slope in. per foot',
  (given) => {
    expect(slopeClearance(given.drop, given.span, given.slope)).toBe(given.clearance)
  },
)
