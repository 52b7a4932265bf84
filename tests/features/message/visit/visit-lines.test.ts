import { expect, test } from 'vitest'
import {
  MOST_VISIT_CHARACTERS,
  readVisit,
  telephoneIn,
  withVisit,
} from '../../../../src/features/message/visit/visit-lines.ts'

const VISIT = 'Saturday, November 28, 11:00 AM'
const LOOKING = 'Saturday, November 28, just looking'
const NUMBER = '(404) 555-0142'

test.each([
  ['Hello\nthere', VISIT, NUMBER],
  ['', VISIT, undefined],
  ['Hello', undefined, NUMBER],
  ['Visit: soon\n\nTelephone: none', LOOKING, '+1 404 555 0142 ext. 12'],
])('of "%s" with the visit %s and the telephone %s every part is read again', (words, visit, telephone) => {
  expect(readVisit(withVisit(words, { visit, telephone }))).toEqual({ words, visit, telephone })
})

test('without a visit and a telephone a message is its words', () => {
  expect(withVisit(' Hello ', {})).toBe('Hello')
})

test.each([
  'Visit: tomorrow',
  'Hello\nVisit: Saturday, November 28, 11:00 AM',
  'Visit: Saturday, November 28, 11:00 AM\n\nSee you',
  'Telephone: call me',
  '',
])('"%s" is words alone', (message) => {
  expect(readVisit(message)).toEqual({ words: message })
})

test.each([
  ['(404) 555-0142', '(404) 555-0142'],
  [' 404.555.0142 ', '404.555.0142'],
  ['+1 404 555 0142 x12', '+1 404 555 0142 x12'],
  ['5550142', '5550142'],
  ['555014', undefined],
  ['123456789012345', '123456789012345'],
  ['+1 404 555 0142 ext. 123456', '+1 404 555 0142 ext. 123456'],
  ['404 555 0142 EXT 12', '404 555 0142 EXT 12'],
  ['555 x0142', undefined],
  ['1234567890123456', undefined],
  ['call me', undefined],
  ['404-555-0142\nVisit: now', undefined],
])('"%s" is the telephone %s', (typed, number) => {
  expect(telephoneIn(typed)).toBe(number)
})

test.each([
  { visit: 'Wednesday, September 30, just looking', telephone: '(404) 555-0142 ext. 123456 (ask for Ruth)' },
  { visit: 'Saturday, November 28, 11:00 AM', telephone: '404 555 0142' },
  { visit: 'Monday, May 4, 9:00 AM' },
  {},
])('the room that a message keeps for a visit is enough for %o', ({ visit, telephone }) => {
  const added = withVisit('Hello.', { visit, telephone: telephone?.slice(0, 40) })
  expect(added.length - 'Hello.'.length).toBeLessThanOrEqual(MOST_VISIT_CHARACTERS)
})

test('a message keeps 98 characters for a visit', () => {
  expect(MOST_VISIT_CHARACTERS).toBe(98)
})
