import { expect, test } from 'vitest'
import { contactConfig, hasMailKey, PROVIDER } from '../../../src/features/contact/contact-config.ts'

const WHOLE = {
  RESEND_API_KEY: 're_123',
  CONTACT_TO: 'a@example.com, ben@example.co.uk',
  CONTACT_FROM: 'Website <site@example.com>',
}

test('reads a complete configuration', () => {
  expect(contactConfig({ ...WHOLE, RESEND_BASE_URL: 'http://127.0.0.1:1' })).toEqual({
    config: {
      apiKey: 're_123',
      to: ['a@example.com', 'ben@example.co.uk'],
      from: 'Website <site@example.com>',
      baseUrl: 'http://127.0.0.1:1',
    },
  })
})

test('takes a sender without a name, and a blank setting as missing', () => {
  const from = 'site@example.com'
  expect(contactConfig({ ...WHOLE, CONTACT_FROM: from })).toMatchObject({ config: { from } })
  expect(contactConfig({ ...WHOLE, RESEND_BASE_URL: '  ' })).toMatchObject({ config: { apiKey: 're_123' } })
  expect([undefined, '', '  ', 're_1'].map((key) => hasMailKey({ RESEND_API_KEY: key }))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test.each([
  ['RESEND_API_KEY', ''],
  ['RESEND_API_KEY', 're 123'],
  ['CONTACT_TO', ' '],
  ['CONTACT_TO', 'a@example.com,'],
  ['CONTACT_TO', 'showroom'],
  ['CONTACT_TO', 'Showroom a@example.com'],
  ['CONTACT_TO', 'a@example.com>'],
  ['CONTACT_TO', 'a@example.com b@example.com'],
  ['RESEND_BASE_URL', 'xhttp://127.0.0.1'],
  ['CONTACT_FROM', undefined],
  ['CONTACT_FROM', 'Website'],
  ['CONTACT_FROM', 'Shop <b> Website <site@example.com>'],
  ['CONTACT_FROM', 'Website <site@localhost>'],
  ['CONTACT_FROM', 'Website <site@example.com>\nBcc: <x@example.com>'],
  ['RESEND_BASE_URL', 'resend'],
])('names only the invalid variable: %s as %j', (name, value) => {
  const result = contactConfig({ ...WHOLE, [name]: value })
  expect('problems' in result && result.problems.map((problem) => problem.split(':')[0])).toEqual([name])
})

test('names each missing setting with an example', () => {
  expect(contactConfig({ RESEND_BASE_URL: 'resend' })).toEqual({
    problems: [
      'RESEND_API_KEY: set it to a key of your Resend account, such as re_123abc.',
      'CONTACT_TO: set it to the address that gets the messages, such as showroom@example.com.',
      'CONTACT_FROM: set it to a sender of a domain verified at Resend, such as Website <website@example.com>.',
      'RESEND_BASE_URL: leave it out, or set it to an address such as http://127.0.0.1:8025.',
    ],
  })
})

test.each([
  ['re_0123456789abcXYZ', true],
  ['re_0123456789_abcXYZ_0123456789', true],
  ['re_0123456789abcXY', false],
  ['x-re_0123456789abcXYZ', false],
  ['re_0123456789abcXYZ ', false],
  ['0123456789abcXYZ', false],
])('decides whether "%s" is a complete key: %s', (key, isWhole) => {
  expect(PROVIDER.keyPattern.test(key)).toBe(isWhole)
})

test('every key starts with the documented prefix', () => {
  expect(PROVIDER.exampleKey.slice(0, 3)).toBe(PROVIDER.keyStart)
})
