import { expect, test } from 'vitest'
import {
  distanceText,
  noBreakUnits,
  roomText,
  sentence,
  spansText,
} from '../../../src/catalogue/rules/measurement-text.ts'
import { feet } from '../../drawing/read-drawing.ts'

test.each([
  [17.75, '17 in.'],
  [23.75, '23 in.'],
  [24, '2 ft'],
  [46.5, '3 ft 10 in.'],
])('writes a distance of %d in. as %s', (inches, text) => {
  expect(distanceText(inches)).toBe(text)
})

test('a sentence ends with one period, after an abbreviation too', () => {
  expect(sentence('The blades turn at 8 ft')).toBe('The blades turn at 8 ft.')
  expect(sentence('The blades turn at 8 ft 2 in.')).toBe('The blades turn at 8 ft 2 in.')
})

test('keeps a number on its noun’s line', () => {
  expect(noBreakUnits('9 of our 36 fans fit; 8 ft 2 in. to 9 ft is best, 144 sq ft')).toBe(
    '9\u00a0of our 36\u00a0fans fit; 8\u00a0ft\u00a02\u00a0in. to 9\u00a0ft is best, 144\u00a0sq ft',
  )
})

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
