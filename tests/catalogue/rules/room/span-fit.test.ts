import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  halfOf,
  isTooNarrowForFans,
  roomSize,
  spanBand,
  spanChoices,
  spanFit,
  squareFeet,
  takesTwoFans,
} from '../../../../src/catalogue/rules/room/span-fit.ts'

const feet = (length: number, width: number) => ({ lengthInches: length * 12, widthInches: width * 12 })

test('the area is in square feet', () => {
  expect(squareFeet(feet(12.5, 10.25))).toBe(128.125)
})

test.each([
  { room: '400 sq ft', floor: feet(20, 20), fans: 'one' },
  { room: 'a little over 400 sq ft', floor: feet(20, 20.1), fans: 'two' },
  { room: 'twice as long as wide, over 12 ft', floor: feet(14, 7), fans: 'two' },
  { room: 'not quite twice as long as wide', floor: feet(13.9, 7), fans: 'one' },
  { room: 'twice as long as wide, 12 ft long', floor: feet(12, 6), fans: 'one' },
  { room: 'twice as long as wide, a little over 12 ft', floor: feet(12.1, 6), fans: 'two' },
  { room: 'long, its shorter side given first', floor: feet(7, 20), fans: 'two' },
])('advises $fans fans for a room: $room', ({ floor, fans }) => {
  expect(takesTwoFans(floor)).toBe(fans === 'two')
})

test('halves a room across its longer side', () => {
  expect(halfOf(feet(18, 26))).toEqual(feet(13, 18))
})

test.each([
  [25, 29, 36],
  [75, 29, 36],
  [75.01, 36, 42],
  [144, 36, 42],
  [144.01, 44, 50],
  [225, 44, 50],
  [225.01, 50, 56],
  [400, 50, 56],
  [400.01, 60, Infinity],
])('advises for %d sq ft a span of %d to %d in.', (squareFeet, fromInches, toInches) => {
  expect(spanBand(squareFeet)).toMatchObject({ fromInches, toInches })
})

test.each([
  { sizes: [22], lines: ['Ask us'] },
  { sizes: [23], lines: ['Up to 75 sq ft'] },
  { sizes: [29], lines: ['Up to 75 sq ft'] },
  { sizes: [35.5], lines: ['Up to 75 sq ft'] },
  { sizes: [36], lines: ['Up to 144 sq ft'] },
  { sizes: [42], lines: ['75 to 144 sq ft'] },
  { sizes: [43], lines: ['75 to 225 sq ft'] },
  { sizes: [44], lines: ['144 to 225 sq ft'] },
  { sizes: [50], lines: ['144 to 400 sq ft'] },
  { sizes: [52], lines: ['225 to 400 sq ft'] },
  { sizes: [56], lines: ['225 to 400 sq ft'] },
  { sizes: [58], lines: ['Over 225 sq ft'] },
  { sizes: [60], lines: ['Over 400 sq ft'] },
  { sizes: [84, 72], lines: ['Over 400 sq ft'] },
  {
    sizes: [44, 52, 60],
    lines: ['144 to 225 sq ft (44 in.)', '225 to 400 sq ft (52 in.)', 'Over 400 sq ft (60 in.)'],
  },
  { sizes: [52, 60, 72], lines: ['225 to 400 sq ft (52 in.)', 'Over 400 sq ft (60 and 72 in.)'] },
])('lists the rooms for $sizes in.: $lines', ({ sizes, lines }) => {
  expect(roomSize({ sizes })).toEqual(lines)
})

describe('a span in a room', () => {
  test.each([
    [14, 12, 37.99, 'small', 1],
    [14, 12, 38, 'alsoWorks', 1],
    [14, 12, 43.99, 'alsoWorks', 1],
    [14, 12, 44, 'right', 1],
    [14, 12, 50, 'right', 1],
    [14, 12, 50.01, 'alsoWorks', 1],
    [14, 12, 56, 'alsoWorks', 1],
    [14, 12, 56.01, 'large', 1],
    [14, 12, 108, 'large', 1],
    [14, 12, 108.01, 'tooWide', 1],
    // Right for the area, but too near the walls.
    [10, 5, 24, 'alsoWorks', 1],
    [10, 5, 24.01, 'tooWide', 1],
    // A room for two fans: a span takes the better of its verdicts.
    [26, 18, 43, 'small', 2],
    [26, 18, 44, 'alsoWorks', 2],
    [26, 18, 50, 'right', 2],
    [26, 18, 56, 'right', 2],
    [26, 18, 58, 'alsoWorks', 2],
    [26, 18, 60, 'right', 1],
    [26, 18, 99, 'right', 1],
    [7, 20, 30, 'right', 2],
    [7, 20, 42, 'right', 1],
    [7, 20, 48, 'alsoWorks', 1],
    [7, 20, 52, 'tooWide', 2],
  ])('%d × %d ft, %d in.: %s, fans: %d', (length, width, span, verdict, fans) => {
    expect(spanFit(span, feet(length, width))).toMatchObject({ verdict, fans })
  })
})

describe('the clearance between a blade and the nearest wall', () => {
  test.each([
    { case: 'is half of what the span leaves', span: 52, floor: feet(14, 12), clearance: 46 },
    { case: 'is negative beyond the wall', span: 99, floor: feet(8, 8), clearance: -1.5 },
    { case: 'is that of its half for each of two fans', span: 52, floor: feet(24, 24), clearance: 46 },
  ])('$case', ({ span, floor, clearance }) => {
    expect(spanFit(span, floor).wallClearanceInches).toBe(clearance)
  })
})

const one = (fromInches: number, toInches: number) => ({ fans: 1, fromInches, toInches })
const two = (fromInches: number, toInches: number) => ({ fans: 2, fromInches, toInches })

describe('the advised spans', () => {
  test.each([
    { case: 'one band', length: 10, width: 10, choices: [one(36, 42)] },
    { case: 'two fans or one', length: 7, width: 20, choices: [two(29, 36), one(36, 42)] },
    {
      case: 'the largest band, up to the walls',
      length: 26,
      width: 18,
      choices: [two(50, 56), one(60, 180)],
    },
    { case: 'a band cut at the walls', length: 6.25, width: 12.25, choices: [one(36, 39)] },
    {
      case: 'a band of which the walls leave one span',
      length: 6,
      width: 13,
      choices: [two(29, 36), one(36, 36)],
    },
    { case: 'none, too narrow for its band', length: 5, width: 10, choices: [] },
  ])('$case, in $length by $width ft', ({ length, width, choices }) => {
    expect(spanChoices(feet(length, width))).toEqual(choices)
  })
})

const side = fc.integer({ min: 60, max: 720 })
const span = fc.integer({ min: 10, max: 120 })

test('a span fits the same when length and width are swapped', () => {
  fc.assert(
    fc.property(side, side, span, (a, b, inches) => {
      expect(spanFit(inches, { lengthInches: a, widthInches: b })).toEqual(
        spanFit(inches, { lengthInches: b, widthInches: a }),
      )
    }),
  )
})

test('a span that is right or also works leaves 18 in. to the wall', () => {
  fc.assert(
    fc.property(side, side, span, (lengthInches, widthInches, inches) => {
      const { verdict, wallClearanceInches } = spanFit(inches, { lengthInches, widthInches })
      expect(['right', 'alsoWorks'].includes(verdict) && wallClearanceInches < 18).toBe(false)
    }),
  )
})

test('every advised span is right', () => {
  fc.assert(
    fc.property(side, side, (lengthInches, widthInches) => {
      const floor = { lengthInches, widthInches }
      for (const { fromInches, toInches } of spanChoices(floor)) {
        expect(spanFit(fromInches, floor).verdict).toBe('right')
        expect(spanFit(Math.min(toInches, 120), floor).verdict).toBe('right')
      }
    }),
  )
})

test.each([
  [240, 36, true],
  [240, 58.75, true],
  [58.75, 240, true],
  [240, 59, false],
  [60, 60, false],
])(
  'decides whether a %d by %d in. floor is too narrow for any fan: %s (rule R8)',
  (lengthInches, widthInches, is) => {
    expect(isTooNarrowForFans({ lengthInches, widthInches })).toBe(is)
  },
)
