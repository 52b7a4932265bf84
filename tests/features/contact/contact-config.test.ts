import { expect, test } from 'vitest'
import { contactConfig, hasMailKey } from '../../../src/features/contact/contact-config.ts'

const WHOLE = {
  RESEND_API_KEY: 're_123',
  CONTACT_TO: 'a@example.com, b@example.com',
  CONTACT_FROM: 'Website <site@example.com>',
}

test('a whole configuration is read', () => {
  expect(contactConfig({ ...WHOLE, RESEND_BASE_URL: 'http://127.0.0.1:1' })).toEqual({
    config: {
      apiKey: 're_123',
      to: ['a@example.com', 'b@example.com'],
      from: 'Website <site@example.com>',
      baseUrl: 'http://127.0.0.1:1',
    },
  })
})

test('a blank setting is one that is not set', () => {
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
  ['CONTACT_FROM', 'Website <site@example.com>\nBcc: <x@example.com>'],
  ['RESEND_BASE_URL', 'resend'],
])('%s as %j is the only variable that is named', (name, value) => {
  const result = contactConfig({ ...WHOLE, [name]: value })
  expect('problems' in result && result.problems.map((problem) => problem.split(':')[0])).toEqual([name])
})
