import { expect, test } from 'vitest'
import { ask } from './recording-handler.ts'
import { formPost, jsonPost, submission } from './requests.ts'

const NAME = 'contactFormName'
const EMAIL = 'contactFormEmail'
const MESSAGE = 'contactFormMessage'
const ALL_EMPTY = [NAME, EMAIL, MESSAGE].map((field) => `${field} must not be empty.`).join('\n')
const NO_CONTROL = 'must not contain line breaks or other control characters.'
const NO_ADDRESS = 'must be a complete e-mail address, such as name@example.com.'

test('the three fields of the specification are enough', async () => {
  const { submissionId: _, ...fields } = submission()
  expect(await ask(jsonPost(fields))).toMatchObject({ status: 200, text: 'Success' })
})

test.each([
  ['no field', {}],
  ['null', null],
  ['a list', []],
  ['a text', 'Ann'],
])('%s instead of an object: 422 and a reason for each field', async (_name, body) => {
  expect(await ask(jsonPost(JSON.stringify(body)))).toMatchObject({
    status: 422,
    text: ALL_EMPTY,
    accepted: [],
  })
})

test.each([
  ['a name of spaces', NAME, ' \n\t ', 'must not be empty.'],
  ['no message', MESSAGE, undefined, 'must not be empty.'],
  ['a name of zero-width characters', NAME, '\u200b\u200d\u2060\ufeff', 'must not be empty.'],
  ['a name of blank letters', NAME, '\u3164\u115f \u2800', 'must not be empty.'],
  ['a name of accents without a letter', NAME, '\u0301\u0308', 'must not be empty.'],
  ['a message of soft hyphens', MESSAGE, '\u00ad\n\u00ad', 'must not be empty.'],
  ['a number as name', NAME, 4, 'must be text.'],
  ['a list as e-mail', EMAIL, ['ann@example.com'], 'must be text.'],
  ['an object as message', MESSAGE, { toString: 'x' }, 'must be text.'],
  ['101 characters of name', NAME, 'a'.repeat(101), 'must have 100 characters or fewer.'],
  ['24,001 characters', MESSAGE, 'a'.repeat(24_001), 'must have 24000 characters or fewer.'],
  ['a long e-mail', EMAIL, `${'a'.repeat(250)}@b.co`, 'must have 254 characters or fewer.'],
  ['half an e-mail', EMAIL, 'ann@', NO_ADDRESS],
  ['a local e-mail', EMAIL, 'ann@localhost', NO_ADDRESS],
  ['two e-mails', EMAIL, 'ann@example.com, bob@example.com', NO_ADDRESS],
  ['CR LF in the name', NAME, 'Ann\r\nBcc: x@example.com', NO_CONTROL],
  ['CR LF in the e-mail', EMAIL, 'ann@example.com\r\nBcc: x@b.co', NO_CONTROL],
])('%s: 422 and the reason', async (_name, field, value, reason) => {
  expect(await ask(jsonPost(submission({ [field]: value })))).toMatchObject({
    status: 422,
    text: `${field} ${reason}`,
    accepted: [],
  })
})

test.each([
  'sales/bids@example.com',
  'a&b@example.com',
  'x!y@example.com',
  'john=doe@example.com',
  'bids#2@example.com',
  '{lee}@example.com',
  'lee@xn--e1aybc.xn--p1ai',
])('%s is an address, as it is in browsers', async (address) => {
  const { accepted } = await ask(jsonPost(submission({ contactFormEmail: address })))
  expect(accepted[0]?.message.contactFormEmail).toBe(address)
})

test.each([
  [EMAIL, 'Ann Lee <ann@example.com>', 'ann@example.com'],
  [EMAIL, 'mailto:ann@example.com', 'ann@example.com'],
  [EMAIL, 'o’neil@example.com', "o'neil@example.com"],
  [EMAIL, 'lee@тест.рф', 'lee@xn--e1aybc.xn--p1ai'],
  [NAME, 'Ann\tLee', 'Ann Lee'],
  [NAME, 'Ann\u2028Lee', 'Ann Lee'],
  [NAME, 'Ann\u202eeeL', 'AnneeL'],
  [NAME, '“Ann” O’Neil & Sons, 👩‍🔧', '“Ann” O’Neil & Sons, 👩‍🔧'],
])('%s: %j becomes %j', async (field, pasted, kept) => {
  const { accepted } = await ask(jsonPost(submission({ [field]: pasted })))
  expect(accepted[0]?.message).toMatchObject({ [field]: kept })
})

test('a field that a form gives twice is refused', async () => {
  const twice = `${new URLSearchParams(submission())}&contactFormName=Bob`
  expect((await ask(formPost(twice))).headers.get('location')).toBe('/contact/error')
})

test('keys of prototypes are neither fields nor dangerous', async () => {
  const body = `{"__proto__": ${JSON.stringify(submission())}, "constructor": {"prototype": {"polluted": true}}}`
  expect(await ask(jsonPost(body))).toMatchObject({ status: 422, text: ALL_EMPTY })
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  const { accepted } = await ask(jsonPost({ ...submission(), ['__proto__']: 'x', hasOwnProperty: 1 }))
  expect(Object.keys(accepted[0]?.message ?? {})).toEqual([NAME, EMAIL, MESSAGE])
})

test.each([
  ['right-to-left text', 'מאוורר לתקרה 60″', 'שלום, יש לכם מאוורר שקט?'],
  ['emoji of several parts', '👩🏽‍🔧 Ann', 'Is it 🤫? 👨‍👩‍👧‍👦 sleep under it.'],
  ['one letter of another script', '\u0b85', '\u0995\u09cd\u200d\u09b7'],
  ['accents and apostrophes', "Zoë D'Angelo-Nuñez", 'How much is “Beacon”?'],
  ['tabs and line breaks', 'Ann', 'Sizes:\n\t52\n\t60'],
])('%s is accepted unchanged', async (_name, contactFormName, contactFormMessage) => {
  const { accepted } = await ask(jsonPost(submission({ contactFormName, contactFormMessage })))
  expect(accepted[0]?.message).toMatchObject({ contactFormName, contactFormMessage })
})

test('the message is trimmed, its line breaks become \\n, and control characters are removed', async () => {
  const body = submission({ [NAME]: ' Ann ', [MESSAGE]: '\r\n A\0fan\u0007\r\nor two\u001b \u200fכן ' })
  expect((await ask(jsonPost(body))).accepted[0]?.message).toMatchObject({
    [NAME]: 'Ann',
    [MESSAGE]: 'Afan\nor two \u200fכן',
  })
})

test('a carriage return alone is a line break, too', async () => {
  const { accepted } = await ask(jsonPost(submission({ [MESSAGE]: 'Sizes:\r52\r\r60' })))
  expect(accepted[0]?.message.contactFormMessage).toBe('Sizes:\n52\n\n60')
})

test('half of a surrogate pair becomes a replacement character', async () => {
  const { accepted } = await ask(jsonPost(`{"${NAME}":"A\\ud800","${EMAIL}":"a@b.co","${MESSAGE}":"x"}`))
  expect(accepted[0]?.message.contactFormName).toBe('A\ufffd')
})
