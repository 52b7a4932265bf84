import { expect, test } from 'vitest'
import { fixtureDimensions, widthInches } from '../../../src/catalogue/rules/fixture-dimensions.ts'
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
