import { expect, test } from 'vitest'
import { messageId } from '../../src/contact/delivery/message-id.ts'

const MESSAGE = {
  contactFormName: 'Ann Lee',
  contactFormEmail: 'ann@example.com',
  contactFormMessage: 'Does the Beacon fit?',
}
const at = (time: string) => Date.parse(`2026-03-02T${time}Z`)
const SUBMISSION = '3f0c6c1e-7b1f-4a38-9d25-0d6e5a4b7c11'

test('is 32 hexadecimal digits', () => {
  expect(messageId(MESSAGE, undefined, at('15:00:00.000'))).toMatch(/^[0-9a-f]{32}$/)
})

test.each([
  ['at the two ends of one hour', '15:00:00.000', '15:59:59.999', true],
  ['a moment before and at a full hour', '15:59:59.999', '16:00:00.000', false],
])('without a submission, the same words %s', (_when, first, second, isSame) => {
  const ids = [first, second].map((time) => messageId(MESSAGE, undefined, at(time)))
  expect(ids[0] === ids[1]).toBe(isSame)
})

test('a submission is one message, whenever it comes again', () => {
  expect(messageId(MESSAGE, SUBMISSION, at('15:00:00'))).toBe(messageId(MESSAGE, SUBMISSION, at('23:00:00')))
})

test.each([{ field: 'contactFormName' }, { field: 'contactFormEmail' }, { field: 'contactFormMessage' }])(
  'a changed $field is another message',
  ({ field }) => {
    const changed = { ...MESSAGE, [field]: 'b@example.com' }
    expect(messageId(changed, SUBMISSION, 0)).not.toBe(messageId(MESSAGE, SUBMISSION, 0))
  },
)
