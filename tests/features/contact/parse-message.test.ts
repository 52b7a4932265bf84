import { expect, test } from 'vitest'
import { isPhone } from '../../../src/features/message/contact-fields.ts'
import { parseMessage } from '../../../src/features/message/parse-message.ts'
import { submission } from './requests.ts'

const NAME = 'contactFormName'
const EMAIL = 'contactFormEmail'
const MESSAGE = 'contactFormMessage'
const parse = (changes: object) => parseMessage(submission({ ...changes }))
const accepted = (changes: object) => {
  const parsed = parse(changes)
  return 'message' in parsed ? parsed.message : parsed.faults
}

test('reports each missing field', () => {
  expect(parseMessage({})).toEqual({
    faults: { [NAME]: 'missing', [EMAIL]: 'missing', [MESSAGE]: 'missing' },
  })
})

test.each([
  ['a name of spaces', NAME, ' \n\t ', 'missing'],
  ['no message', MESSAGE, undefined, 'missing'],
  ['a name of zero-width characters', NAME, '\u200b\u200d\u2060\ufeff', 'missing'],
  ['a name of blank letters', NAME, '\u3164\u115f \u2800', 'missing'],
  ['a name of accents without a letter', NAME, '\u0301\u0308', 'missing'],
  ['a message of soft hyphens', MESSAGE, '\u00ad\n\u00ad', 'missing'],
  ['a number as name', NAME, 4, 'notText'],
  ['a list as email', EMAIL, ['ann@example.com'], 'notText'],
  ['an object as message', MESSAGE, { toString: 'x' }, 'notText'],
  ['101 characters of name', NAME, 'a'.repeat(101), 'tooLong'],
  ['24,001 characters', MESSAGE, 'a'.repeat(24_001), 'tooLong'],
  ['12,001 emoji', MESSAGE, '👋'.repeat(12_001), 'tooLong'],
  ['a long email', EMAIL, `${'a'.repeat(250)}@b.co`, 'tooLong'],
  ['half an email', EMAIL, 'ann@', 'notValid'],
  ['a local email', EMAIL, 'ann@localhost', 'notValid'],
  ['two emails', EMAIL, 'ann@example.com, bob@example.com', 'notValid'],
  ['CR LF in the name', NAME, 'Ann\r\nBcc: x@example.com', 'controlCharacters'],
  ['CR LF in the email', EMAIL, 'ann@example.com\r\nBcc: x@b.co', 'controlCharacters'],
])('rejects %s', (_name, field, value, fault) => {
  expect(parse({ [field]: value })).toEqual({ faults: { [field]: fault } })
})

test('accepts the addresses that browsers accept', () => {
  for (const name of ['sales/bids', 'a&b', 'x!y', 'john=doe', 'bids#2', '{lee}', "o'neil"])
    expect(accepted({ [EMAIL]: `${name}@example.com` })).toHaveProperty(EMAIL, `${name}@example.com`)
  expect(accepted({ [EMAIL]: 'lee@xn--e1aybc.xn--p1ai' })).toHaveProperty(EMAIL, 'lee@xn--e1aybc.xn--p1ai')
})

test.each([
  [EMAIL, ' Ann Lee <ann@example.com> ', 'ann@example.com'],
  [EMAIL, 'mailto:ann@example.com', 'ann@example.com'],
  [EMAIL, 'o’neil@example.com', "o'neil@example.com"],
  [EMAIL, 'lee@тест.рф', 'lee@xn--e1aybc.xn--p1ai'],
  [NAME, 'Ann\tLee', 'Ann Lee'],
  [NAME, 'Ann\u2028Lee', 'Ann Lee'],
  [NAME, 'Ann\u202eeeL', 'AnneeL'],
  [NAME, '“Ann” O’Neil & Sons, "Lee", 👩‍🔧', '“Ann” O’Neil & Sons, "Lee", 👩‍🔧'],
  [MESSAGE, 'one\r\ntwo\rthree\tfour\0\x1b', 'one\ntwo\nthree\tfour'],
  [MESSAGE, 'half \ud83d a pair', 'half \ufffd a pair'],
])('cleans %s: %j becomes %j', (field, pasted, clean) => {
  expect(accepted({ [field]: pasted })).toMatchObject({ [field]: clean })
})

test('counts text like browsers: a line break as one, an emoji as two', () => {
  expect(accepted({ [MESSAGE]: 'a\r\n'.repeat(12_000) })).toHaveProperty(MESSAGE, 'a\n'.repeat(12_000).trim())
  expect(accepted({ [MESSAGE]: '👋'.repeat(12_000) })).toHaveProperty(MESSAGE, '👋'.repeat(12_000))
})

test('a message with a list needs no text; its other fields are one line each', () => {
  const parsed = accepted({
    [MESSAGE]: '',
    contactFormList: 'alder-52,\nbeacon-60',
    contactFormPhone: '1'.repeat(50),
  })
  expect(parsed).toMatchObject({ contactFormList: 'alder-52, beacon-60', contactFormPhone: '1'.repeat(40) })
  expect(accepted({ [MESSAGE]: '', contactFormList: ' ' })).toEqual({ [MESSAGE]: 'missing' })
  expect(accepted({ contactFormRooms: 7 })).toHaveProperty('contactFormRooms', '')
})

test('a phone number has 7 to 15 digits, with signs and an extension', () => {
  const numbers = ['(404) 555-0142', '+1 404.555.0142', '4045550142 x12', '555-0142 ext. 12']
  const others = ['', 'call me', '555', '1234567890123456', '404-555-0142 or email']
  expect([...others, ...numbers].filter(isPhone)).toEqual(numbers)
})
