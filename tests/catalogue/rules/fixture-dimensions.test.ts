import { expect, test } from 'vitest'
import {
  fixtureDimensions,
  sidesAsSeen,
  widthInches,
} from '../../../src/catalogue/rules/fixture-dimensions.ts'
import { aFixture } from '../../builders.ts'

test('a fixture with a stem or chain has an overall height', () => {
  const fixture = aFixture({ fixtureHeight: 28, fixtureLength: 32, fixtureWidth: 32, maxOverallHeight: 100 })
  expect(fixtureDimensions(fixture)).toEqual([
    'Height: 28 in.',
    'Length: 32 in.',
    'Width: 32 in.',
    'Maximum Overall Height: 100 in.',
  ])
})

test('a fixture without one does not mention it, and keeps its fractions', () => {
  const fixture = aFixture({ fixtureHeight: 2.25, fixtureLength: 11, fixtureWidth: 6.5 })
  expect(fixtureDimensions(fixture)).toEqual(['Height: 2.25 in.', 'Length: 11 in.', 'Width: 6.5 in.'])
})

test('the width that shoppers ask for is the larger side', () => {
  expect(widthInches({ fixtureLength: 6, fixtureWidth: 40 })).toBe(40)
  expect(widthInches({ fixtureLength: 40, fixtureWidth: 6 })).toBe(40)
})

test.each([
  { mounting: 'Wall', length: 5, width: 6.5, seen: { widthInches: 5, depthInches: 6.5 } },
  { mounting: 'Wall', length: 33, width: 7, seen: { widthInches: 33, depthInches: 7 } },
  { mounting: 'Hanging', length: 10, width: 40, seen: { widthInches: 40, depthInches: 10 } },
  { mounting: undefined, length: 40, width: 10, seen: { widthInches: 40, depthInches: 10 } },
] as const)(
  'mounting $mounting, $length long and $width wide, is seen as $seen',
  ({ mounting, length, width, seen }) => {
    expect(sidesAsSeen({ fixtureLength: length, fixtureWidth: width, mounting })).toEqual(seen)
  },
)
