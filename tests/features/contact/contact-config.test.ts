import { expect, test } from 'vitest'
import { contactConfig, hasMailKey, PROVIDER } from '../../../src/features/contact/contact-config.ts'

const WHOLE = {
  RESEND_API_KEY: 're_123',
  CONTACT_TO: 'a@example.com, ben@example.co.uk',
  CONTACT_FROM: 'Website <site@example.com>',
}

test('reads a complete configuration', () => {
  expect(contactConfig(WHOLE)).toEqual({
    config: {
      apiKey: 're_123',
      to: ['a@example.com', 'ben@example.co.uk'],
      from: 'Website <site@example.com>',
    },
  })
})

test('takes a sender without a name, and a blank setting as missing', () => {
  const from = 'site@example.com'
  expect(contactConfig({ ...WHOLE, CONTACT_FROM: from })).toMatchObject({ config: { from } })
  const keys = [undefined, '', '  ', 're_1']
  expect(keys.filter((key) => hasMailKey({ RESEND_API_KEY: key }))).toEqual(['re_1'])
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
  ['CONTACT_FROM', undefined],
  ['CONTACT_FROM', 'Website'],
  ['CONTACT_FROM', 'Shop <b> Website <site@example.com>'],
  ['CONTACT_FROM', 'Website <site@localhost>'],
  ['CONTACT_FROM', 'Website <site@example.com>\nBcc: <x@example.com>'],
])('names only the invalid variable: %s as %j', (name, value) => {
  const result = contactConfig({ ...WHOLE, [name]: value })
  expect('problems' in result && result.problems.map((problem) => problem.split(':')[0])).toEqual([name])
})

test('names each missing setting with an example', () => {
  expect(contactConfig({})).toEqual({
    problems: [
      'RESEND_API_KEY: set it to a key of your Resend account, such as re_123abc.',
      'CONTACT_TO: set it to the address that gets the messages, such as showroom@example.com.',
      'CONTACT_FROM: set it to a sender of a domain verified at Resend, such as Website <website@example.com>.',
    ],
  })
})

test('a complete key has the documented prefix and length', () => {
  const whole = ['re_0123456789abcXYZ', 're_0123456789_abcXYZ_0123456789']
  const others = ['re_0123456789abcXY', 'x-re_0123456789abcXYZ', 're_0123456789abcXYZ ', '0123456789abcXYZ']
  expect([...whole, ...others].filter((key) => PROVIDER.keyPattern.test(key))).toEqual(whole)
  expect(PROVIDER.exampleKey.startsWith(PROVIDER.keyStart)).toBe(true)
})
