import { expect, test } from 'vitest'
import {
  dimensionsNote,
  fixtureDimensions,
  fixtureSize,
  sidesAsSeen,
  sizeNote,
  widthInches,
  widthText,
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
  ['Wall', 5, 6.5, 5, 6.5],
  ['Wall', 33, 7, 33, 7],
  ['Hanging', 10, 40, 40, 10],
  [undefined, 40, 10, 40, 10],
] as const)(
  'mounting %s, %d long and %d wide, is seen as %d wide and %d deep',
  (mounting, length, width, across, deep) => {
    const seen = { widthInches: across, depthInches: deep }
    expect(sidesAsSeen({ fixtureLength: length, fixtureWidth: width, mounting })).toEqual(seen)
  },
)

const NOTE = 'Length runs along the wall; width is how far the light sticks out.'

test.each([
  {
    what: 'a round pendant',
    given: { fixtureLength: 16, fixtureWidth: 16, fixtureHeight: 12, mounting: 'Hanging' },
    card: '16 in. wide',
    size: ['16 in. wide', '12 in. high'],
    note: [],
  },
  {
    what: 'a long pendant',
    given: { fixtureLength: 40, fixtureWidth: 10, fixtureHeight: 14, mounting: 'Hanging' },
    card: '40 in. wide',
    size: ['40 in. wide', '10 in. deep', '14 in. high'],
    note: [],
  },
  {
    what: 'a long pendant that its brand measures the other way',
    given: { fixtureLength: 10, fixtureWidth: 40, fixtureHeight: 14, mounting: 'Hanging' },
    card: '40 in. wide',
    size: ['40 in. wide', '10 in. deep', '14 in. high'],
    note: [],
  },
  {
    what: 'a vanity light',
    given: { fixtureLength: 24, fixtureWidth: 7, fixtureHeight: 9, mounting: 'Wall' },
    card: '24 in. wide',
    size: ['24 in. wide', '7 in. deep', '9 in. high'],
    note: [NOTE],
  },
  {
    what: 'an arm that reaches far from the wall',
    given: { fixtureLength: 7, fixtureWidth: 21.5, fixtureHeight: 13, mounting: 'Wall' },
    card: '7 in. wide, 21.5 in. deep',
    size: ['7 in. wide', '21.5 in. deep', '13 in. high'],
    note: [NOTE],
  },
  {
    what: 'a square light on the wall',
    given: { fixtureLength: 8, fixtureWidth: 8, fixtureHeight: 8, mounting: 'Wall' },
    card: '8 in. wide',
    size: ['8 in. wide', '8 in. high'],
    note: [],
  },
] as const)('$what', ({ given, card, size, note }) => {
  expect(widthText(aFixture(given))).toBe(card)
  expect(fixtureSize(aFixture(given))).toEqual(size)
  expect(dimensionsNote(aFixture(given))).toEqual(note)
})

test.each([
  [true, 'Available in additional sizes.'],
  [false, 'Only available in this size.'],
  [null, 'Call for details on additional sizes.'],
  [undefined, 'Call for details on additional sizes.'],
])('a fixture whose other sizes are %s: %s', (availableInOtherSizes, note) => {
  expect(sizeNote({ availableInOtherSizes })).toBe(note)
})
