import { expect, test } from 'vitest'
import {
  isTooSteepForLowProfile,
  needsAdapter,
  slopeClearance,
  slopeDegrees,
} from '../../../../src/catalogue/rules/room/slope.ts'

test.each([
  [0, 0],
  [3, 14],
  [4, 18],
  [6, 27],
  [12, 45],
])('converts %d in. per foot to %d degrees', (slope, degrees) => {
  expect(slopeDegrees(slope)).toBe(degrees)
})

test.each([
  [0.25, false],
  [6, false],
  [6.25, true],
  [12, true],
])('a slope of %d in. needs an adapter: %s', (slope, needs) => {
  expect(needsAdapter(slope)).toBe(needs)
})

test.each([
  [0, false],
  [1, false],
  [1.25, true],
])('a slope of %d in. is too steep for a low profile fan: %s', (slope, isTooSteep) => {
  expect(isTooSteepForLowProfile(slope)).toBe(isTooSteep)
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
