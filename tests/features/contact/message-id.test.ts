import { expect, test } from 'vitest'
import { messageId } from '../../../src/features/contact/delivery/message-id.ts'

const MESSAGE = {
  contactFormName: 'Ann Lee',
  contactFormEmail: 'ann@example.com',
  contactFormMessage: 'Does the Beacon fit?',
}
const written = (time: string) => ({
  message: MESSAGE,
  site: 'https://www.example.com',
  receivedAt: Date.parse(`2026-03-02T${time}Z`),
})
const SUBMISSION = '3f0c6c1e-7b1f-4a38-9d25-0d6e5a4b7c11'

test('is 32 hexadecimal digits', () => {
  expect(messageId(written('15:00:00.000'), undefined)).toMatch(/^[0-9a-f]{32}$/)
})

test.each([
  ['at the two ends of one hour', '15:00:00.000', '15:59:59.999', true],
  ['a moment before and at a full hour', '15:59:59.999', '16:00:00.000', false],
])('without a submission, the same words %s', (_when, first, second, isSame) => {
  const ids = [first, second].map((time) => messageId(written(time), undefined))
  expect(ids[0] === ids[1]).toBe(isSame)
})

test('a submission is one message, whenever it comes again', () => {
  expect(messageId(written('15:00:00'), SUBMISSION)).toBe(messageId(written('23:00:00'), SUBMISSION))
})

test.each([
  { what: 'name', change: { message: { ...MESSAGE, contactFormName: 'Bob' } } },
  { what: 'e-mail', change: { message: { ...MESSAGE, contactFormEmail: 'b@example.com' } } },
  { what: 'text', change: { message: { ...MESSAGE, contactFormMessage: 'Does it?' } } },
  { what: 'site to link', change: { site: 'https://example.com' } },
  { what: 'suspicion', change: { suspicion: 'hiddenField' as const } },
])('another $what is another message, as its mail is another one', ({ change }) => {
  const first = written('15:00:00')
  expect(messageId({ ...first, ...change }, SUBMISSION)).not.toBe(messageId(first, SUBMISSION))
})
