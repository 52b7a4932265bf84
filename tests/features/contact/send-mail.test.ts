import { expect, test } from 'vitest'
import { asMailFault, MailFault } from '../../../src/features/contact/delivery/send-mail.ts'

test('a fault of a mail stays what it is', () => {
  const fault = new MailFault('busy', 'rate_limit_exceeded', { status: 429, retryAfterMs: 2000 })
  expect(asMailFault(fault)).toBe(fault)
  expect(fault).toMatchObject({ name: 'MailFault', message: 'rate_limit_exceeded', status: 429 })
})

test.each([
  { error: new TypeError('ann@example.com'), reason: 'TypeError' },
  { error: 'ann@example.com', reason: 'unknown' },
])(
  'any other error is one that may pass, and its words stay out of the log: $reason',
  ({ error, reason }) => {
    expect(asMailFault(error)).toMatchObject({ kind: 'unavailable', message: reason })
  },
)
