import { expect, test } from 'vitest'
import { deliver, waitAfterMs } from '../../../src/features/contact/delivery/deliver.ts'
import type { Outbox } from '../../../src/features/contact/delivery/outbox.ts'
import { MailFault, type SendMail } from '../../../src/features/contact/delivery/send-mail.ts'
import { anEntry } from './requests.ts'

const MINUTE_MS = 60_000

test.each([
  [1, 5],
  [2, 10],
  [3, 20],
  [7, 320],
  [8, 360],
  [40, 360],
])('after %i failed attempts a message waits %i minutes', (attempts, minutes) => {
  expect(waitAfterMs(attempts)).toBe(minutes * MINUTE_MS)
})

test.each([
  [2, 10],
  [45, 45],
  [100_000, 360],
])('a provider that asks for %i minutes after the second attempt is given %i', (asked, minutes) => {
  expect(waitAfterMs(2, asked * MINUTE_MS)).toBe(minutes * MINUTE_MS)
})

const ENTRY = anEntry({ attempts: 2 })

/** The lines of the log after an attempt. */
async function linesOf(sendMail: SendMail, outbox: Partial<Outbox> = {}) {
  const lines: unknown[] = []
  const noted = async () => {}
  await deliver(ENTRY, {
    outbox: { markSent: noted, moveToFailed: noted, update: noted, ...outbox } as Outbox,
    sendMail,
    now: () => 0,
    log: (...line) => void lines.push(line),
  })
  return lines
}
const takesIt = async () => {}
const { id } = ENTRY

test('a mail that is sent is a line of the log, with the attempts that it took', async () => {
  expect(await linesOf(takesIt)).toEqual([['info', 'contact.sent', { id, attempts: 3 }]])
})

test.each([
  { kind: 'unavailable', level: 'warn' },
  { kind: 'busy', level: 'warn' },
  { kind: 'refused', level: 'error' },
  { kind: 'misconfigured', level: 'error' },
] as const)('a mail that fails as "$kind" is a line of level "$level"', async ({ kind, level }) => {
  const fails = async () => {
    throw new MailFault(kind, 'no_reason', { status: 418 })
  }
  expect(await linesOf(fails)).toEqual([
    [level, `contact.${kind}`, { id, status: 418, reason: 'no_reason', attempts: 3 }],
  ])
})

test('what the outbox cannot record is a line of the log', async () => {
  const markSent = () => Promise.reject(new TypeError('down'))
  expect(await linesOf(takesIt, { markSent })).toContainEqual([
    'warn',
    'contact.outcome-not-noted',
    { id, outcome: 'sent', reason: 'TypeError' },
  ])
})
