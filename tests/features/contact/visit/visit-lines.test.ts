import { expect, test } from 'vitest'
import { readVisit, telephoneIn, withVisit } from '../../../../src/features/contact/visit/visit-lines.ts'

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
  ['1234567890123456', undefined],
  ['call me', undefined],
  ['404-555-0142\nVisit: now', undefined],
])('"%s" is the telephone %s', (typed, number) => {
  expect(telephoneIn(typed)).toBe(number)
})
