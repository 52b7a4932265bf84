import { expect, test } from 'vitest'
import { dimensionsNote, fixtureSize, widthText } from '../../../src/catalogue/rules/fixture-size.ts'
import { aFixture } from '../../builders.ts'

const NOTE = 'As the maker measures it: Length is side to side, Width is front to back.'

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
    note: [NOTE],
  },
  {
    what: 'a long pendant that its maker measures the other way round',
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
] as const)('$what', ({ given, card, size, note }) => {
  expect(widthText(aFixture(given))).toBe(card)
  expect(fixtureSize(aFixture(given))).toEqual(size)
  expect(dimensionsNote(aFixture(given))).toEqual(note)
})
