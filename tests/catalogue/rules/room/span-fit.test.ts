import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isTooNarrowForFans,
  roomSize,
  servedFloor,
  spanBand,
  spanChoices,
  spanFit,
  squareFeet,
  takesTwoFans,
} from '../../../../src/catalogue/rules/room/span-fit.ts'

const feet = (length: number, width: number) => [length * 12, width * 12] as const

test('a room has an area in square feet, and a half across its longer side', () => {
  expect(squareFeet(feet(12.5, 10.25))).toBe(128.125)
  expect(servedFloor(2, feet(18, 26))).toEqual(feet(13, 18))
})

test('advises two fans over 400 sq ft, and over 12 ft if twice as long as wide', () => {
  const two = [feet(20, 20.1), feet(14, 7), feet(12.1, 6), feet(7, 20)]
  const one = [feet(20, 20), feet(13.9, 7), feet(12, 6)]
  expect([...two, ...one].map(takesTwoFans)).toEqual([...two.map(() => true), ...one.map(() => false)])
})

test.each([
  [[25, 75], 29, 36],
  [[75.01, 144], 36, 42],
  [[144.01, 225], 44, 50],
  [[225.01, 400], 50, 56],
  [[400.01], 60, Infinity],
])('advises for %j sq ft a span of %d to %d in.', (areas, fromInches, toInches) => {
  for (const area of areas) expect(spanBand(area)).toMatchObject({ fromInches, toInches })
})

test.each([
  [[22], 'Ask us'],
  [[23], 'Up to 75 sq ft'],
  [[35.5], 'Up to 75 sq ft'],
  [[36], 'Up to 144 sq ft'],
  [[42], '75 to 144 sq ft'],
  [[43], '75 to 225 sq ft'],
  [[44], '144 to 225 sq ft'],
  [[50], '144 to 400 sq ft'],
  [[52], '225 to 400 sq ft'],
  [[56], '225 to 400 sq ft'],
  [[58], 'Over 225 sq ft'],
  [[60], 'Over 400 sq ft'],
  [[84, 72], 'Over 400 sq ft'],
  [[44, 52, 60], '144 to 225 sq ft (44 in.); 225 to 400 sq ft (52 in.); Over 400 sq ft (60 in.)'],
  [[52, 60, 72], '225 to 400 sq ft (52 in.); Over 400 sq ft (60 and 72 in.)'],
])('lists the rooms for %j in.: %s', (sizes, lines) => {
  expect(roomSize({ sizes }).join('; ')).toBe(lines)
})

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
])('in %d × %d ft, %d in.: %s, fans: %d', (length, width, span, verdict, fans) => {
  expect(spanFit(span, feet(length, width))).toMatchObject({ verdict, fans })
})

test('the clearance to the nearest wall is that of its half for each of two fans, negative beyond the wall', () => {
  const clearance = (span: number, ...sides: [number, number]) =>
    spanFit(span, feet(...sides)).wallClearanceInches
  expect([clearance(52, 14, 12), clearance(99, 8, 8), clearance(52, 24, 24)]).toEqual([46, -1.5, 46])
})

const one = (fromInches: number, toInches: number) => ({ fans: 1, fromInches, toInches })
const two = (fromInches: number, toInches: number) => ({ fans: 2, fromInches, toInches })

test.each([
  [10, 10, [one(36, 42)]],
  [7, 20, [two(29, 36), one(36, 42)]],
  [26, 18, [two(50, 56), one(60, 180)]],
  // Bands are cut at the walls, down to one span or none.
  [6.25, 12.25, [one(36, 39)]],
  [6, 13, [two(29, 36), one(36, 36)]],
  [5, 10, []],
])('advises for %d by %d ft the spans %j', (length, width, choices) => {
  expect(spanChoices(feet(length, width))).toEqual(choices)
})

const side = fc.integer({ min: 60, max: 720 })
const span = fc.integer({ min: 10, max: 120 })

test('a span fits the same when length and width are swapped', () => {
  fc.assert(
    fc.property(side, side, span, (a, b, inches) => {
      expect(spanFit(inches, [a, b])).toEqual(spanFit(inches, [b, a]))
    }),
  )
})

test('a span that is right or also works leaves 18 in. to the wall', () => {
  fc.assert(
    fc.property(side, side, span, (lengthInches, widthInches, inches) => {
      const { verdict, wallClearanceInches } = spanFit(inches, [lengthInches, widthInches])
      expect(['right', 'alsoWorks'].includes(verdict) && wallClearanceInches < 18).toBe(false)
    }),
  )
})

test('every advised span is right', () => {
  fc.assert(
    fc.property(side, side, (lengthInches, widthInches) => {
      const floor = [lengthInches, widthInches] as const
      for (const { fromInches, toInches } of spanChoices(floor)) {
        expect(spanFit(fromInches, floor).verdict).toBe('right')
        expect(spanFit(Math.min(toInches, 120), floor).verdict).toBe('right')
      }
    }),
  )
})

test('a floor is too narrow for any fan under 4 ft 11 in. (rule R8)', () => {
  const floors = [
    [240, 36],
    [240, 58.75],
    [58.75, 240],
    [240, 59],
    [60, 60],
  ] as const
  const narrow = floors.map(([lengthInches, widthInches]) => isTooNarrowForFans([lengthInches, widthInches]))
  expect(narrow).toEqual([true, true, true, false, false])
})
