import { expect, test } from 'vitest'
import {
  askingFor,
  distanceText,
  noBreakUnits,
  sentence,
} from '../../../src/catalogue/rules/measurement-text.ts'

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

test('asks for a missing side first', () => {
  expect(askingFor('depth', 'For example, 84 by 40 in.')).toBe('And its depth? For example, 84 by 40 in.')
  expect(askingFor(undefined, 'For example, 84 by 40 in.')).toBe('For example, 84 by 40 in.')
})

test('keeps a number on its noun’s line', () => {
  expect(noBreakUnits('9 of our 36 fans fit; 8 ft 2 in. to 9 ft is best, 144 sq ft')).toBe(
    '9\u00a0of our 36\u00a0fans fit; 8\u00a0ft\u00a02\u00a0in. to 9\u00a0ft is best, 144\u00a0sq ft',
  )
})
