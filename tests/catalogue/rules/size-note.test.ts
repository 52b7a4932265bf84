import { expect, test } from 'vitest'
import { sizeNote } from '../../../src/catalogue/rules/size-note.ts'
import { aFixture } from '../../builders.ts'

test.each([
  { availableInOtherSizes: true, note: 'Available in additional sizes.' },
  { availableInOtherSizes: false, note: 'Only available in this size.' },
  { availableInOtherSizes: null, note: 'Call for details on additional sizes.' },
])('a fixture whose other sizes are $availableInOtherSizes: $note', ({ availableInOtherSizes, note }) => {
  expect(sizeNote(aFixture({ availableInOtherSizes }))).toBe(note)
})

test('a record that does not mention other sizes asks for a call', () => {
  expect(sizeNote({})).toBe('Call for details on additional sizes.')
})
