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

test('lists dimensions with their fractions, and the overall height if there is one', () => {
  const sides = ['Height: 2.25 in.', 'Length: 11 in.', 'Width: 6.5 in.']
  const fixture = aFixture({ fixtureHeight: 2.25, fixtureLength: 11, fixtureWidth: 6.5 })
  expect(fixtureDimensions(fixture)).toEqual(sides)
  expect(fixtureDimensions({ ...fixture, maxOverallHeight: 100 })).toEqual([
    ...sides,
    'Maximum Overall Height: 100 in.',
  ])
})

test('uses the larger side as the width', () => {
  expect(widthInches({ fixtureLength: 6, fixtureWidth: 40 })).toBe(40)
  expect(widthInches({ fixtureLength: 40, fixtureWidth: 6 })).toBe(40)
})

test.each([
  ['Wall', 5, 6.5, 5, 6.5],
  ['Wall', 33, 7, 33, 7],
  ['Hanging', 10, 40, 40, 10],
  [undefined, 40, 10, 40, 10],
] as const)(
  'shows a fixture (mounting %s) %d in. long and %d wide as %d wide and %d deep',
  (mounting, length, width, across, deep) => {
    const seen = { widthInches: across, depthInches: deep }
    expect(sidesAsSeen({ fixtureHeight: 6, fixtureLength: length, fixtureWidth: width, mounting })).toEqual(
      seen,
    )
  },
)

const NOTE = 'Length runs along the wall; width is how far the light sticks out.'

test.each([
  ['Hanging', 16, 16, 12, '16 in. wide', '16 in. wide, 12 in. high'],
  ['Hanging', 40, 10, 14, '40 in. wide', '40 in. wide, 10 in. deep, 14 in. high'],
  // Some brands measure a long pendant the other way.
  ['Hanging', 10, 40, 14, '40 in. wide', '40 in. wide, 10 in. deep, 14 in. high'],
  ['Wall', 24, 7, 9, '24 in. wide', '24 in. wide, 7 in. deep, 9 in. high', NOTE],
  ['Wall', 7, 21.5, 13, '7 in. wide, 21.5 in. deep', '7 in. wide, 21.5 in. deep, 13 in. high', NOTE],
  ['Wall', 8, 8, 8, '8 in. wide', '8 in. wide, 8 in. high'],
] as const)(
  'describes a fixture (mounting %s) of %d × %d × %d in.: %s',
  (mounting, length, width, height, card, size, ...note) => {
    const light = aFixture({ mounting, fixtureLength: length, fixtureWidth: width, fixtureHeight: height })
    expect(widthText(light)).toBe(card)
    expect(fixtureSize(light).join(', ')).toBe(size)
    expect(dimensionsNote(light)).toEqual(note)
  },
)

test('describes other sizes', () => {
  const notes = [true, false, null].map((availableInOtherSizes) => sizeNote({ availableInOtherSizes }))
  expect(notes).toEqual([
    'Available in additional sizes.',
    'Only available in this size.',
    'Call for details on additional sizes.',
  ])
})
