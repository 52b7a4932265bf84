import { expect } from 'vitest'
import { retryPending } from '../../../src/features/contact/delivery/retry-pending.ts'
import { MailFault } from '../../../src/features/contact/delivery/send-mail.ts'
import { type Harness, test } from './harness-test.ts'
import { anEntry, jsonPost, submission } from './requests.ts'
import { refusal } from './resend-stand-in.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const busy = (headers = {}) => refusal(429, 'rate_limit_exceeded', headers)

async function leavePending(harness: Harness, count: number) {
  harness.resend.behave('answers 500')
  await Promise.all(Array.from({ length: count }, () => harness.post(jsonPost(submission()))))
  await harness.settle()
}

test('a message that is not due yet is left alone', async ({ harness }) => {
  await leavePending(harness, 1)
  const asked = harness.resend.requests()
  await harness.wait(5 * MINUTE_MS - 1)
  expect(await harness.retry()).toMatchObject({ waiting: 1 })
  expect(harness.resend.requests()).toBe(asked)
  await harness.wait(1)
  expect(await harness.retry()).toMatchObject({ unavailable: 1 })
})

test('a message that was just accepted is left to its own request', async ({ open }) => {
  let release = () => {}
  const harness: Harness = await open({ sendMail: () => new Promise<void>((resolve) => (release = resolve)) })
  await harness.post(jsonPost(submission()))
  expect(await harness.retry()).toMatchObject({ waiting: 1, sent: 0 })
  release()
  await harness.settle()
})

test('a run ends in time, however slow the provider is', async ({ open }) => {
  let started = 0
  const harness: Harness = await open({
    sendMail: async () => {
      started += 1
      await harness.wait(8000)
      throw new MailFault('unavailable', 'slow')
    },
  })
  await leavePending(harness, 6)
  await harness.wait(DAY_MS)
  const before = { started, time: harness.now() }
  await harness.retry()
  expect(started - before.started).toBe(3)
  expect(harness.now() - before.time).toBeLessThan(30_000)
})

test.for([
  ['after its Retry-After', 3, { 'Retry-After': '3' }, 9000],
  ['a second later, if it does not say for how long', 1, {}, 1000],
] as const)('a busy provider is asked again %s', async ([_when, sent, headers, ms], { harness }) => {
  await leavePending(harness, sent)
  await harness.wait(DAY_MS / 2)
  let asked = 0
  harness.resend.behave((outgoing, mail) => {
    asked += 1
    if (asked % 2 === 0) mail.accept()
    else busy(headers)(outgoing, mail)
  })
  const start = harness.now()
  expect(await harness.retry()).toMatchObject({ sent, busy: 0 })
  expect(harness.now() - start).toBe(ms)
})

test('a provider that stays busy ends the run: the next message would fare no better', async ({
  harness,
}) => {
  await leavePending(harness, 3)
  await harness.wait(DAY_MS / 2)
  const asked = harness.resend.requests()
  harness.resend.behave(busy({ 'Retry-After': '20' }))
  expect(await harness.retry()).toMatchObject({ busy: 1, sent: 0 })
  expect(harness.resend.requests() - asked).toBe(1)
})

test('a provider that asks for more time than its wait is given it', async ({ open }) => {
  const harness: Harness = await open({
    sendMail: async () => {
      throw new MailFault('unavailable', 'slow', { retryAfterMs: 45 * MINUTE_MS })
    },
  })
  await harness.post(jsonPost(submission()))
  await harness.settle()
  await harness.wait(45 * MINUTE_MS - 1)
  expect(await harness.retry()).toMatchObject({ waiting: 1, unavailable: 0 })
  await harness.wait(1)
  expect(await harness.retry()).toMatchObject({ waiting: 0, unavailable: 1 })
})

test('a message that is marked as sent and still pending is deleted, and not sent again', async ({
  harness,
}) => {
  await leavePending(harness, 1)
  const { outbox } = harness.services()
  const [id = ''] = await outbox.pendingIds()
  await harness.store().set(`sent/2026-03-02/${id}`, '1')
  const asked = harness.resend.requests()
  harness.resend.behave('accepts')
  await harness.wait(6 * MINUTE_MS)
  expect(await harness.retry()).toMatchObject({ settled: 1, sent: 0 })
  expect(harness.resend.requests()).toBe(asked)
  expect(await harness.count()).toEqual({ sent: 0, pending: 0, failed: 0 })
})

test('a message that is gone when its turn comes was sent by somebody else', async ({ harness }) => {
  await leavePending(harness, 2)
  const { outbox, ...services } = harness.services()
  const [gone = ''] = await outbox.pendingIds()
  await harness.wait(6 * MINUTE_MS)
  harness.resend.behave('accepts')
  const find = async (id: string) => (id === gone ? undefined : outbox.find(id))
  const tally = await retryPending({ ...services, outbox: { ...outbox, find }, sleep: harness.wait })
  expect(tally).toMatchObject({ settled: 1, sent: 1 })
})

test('old messages are deleted whatever waits, and before it', async ({ harness }) => {
  harness.resend.behave('answers 422 refused address')
  await harness.post(jsonPost(submission()))
  await harness.settle()
  await harness.wait(31 * DAY_MS)
  const { outbox, ...services } = harness.services()
  const pendingIds = async () => {
    await harness.wait(20_000)
    return []
  }
  await retryPending({ ...services, outbox: { ...outbox, pendingIds }, sleep: harness.wait })
  expect(await harness.count()).toMatchObject({ failed: 0 })
})

test('an outbox that cannot be tidied does not stop messages', async ({ harness }) => {
  await leavePending(harness, 1)
  await harness.wait(6 * MINUTE_MS)
  harness.resend.behave('accepts')
  const { outbox, ...services } = harness.services()
  const deleteExpired = () => Promise.reject(new TypeError('ann@example.com'))
  const tally = await retryPending({ ...services, outbox: { ...outbox, deleteExpired }, sleep: harness.wait })
  expect(tally).toMatchObject({ sent: 1 })
  expect(harness.lines).toContainEqual({
    level: 'warn',
    event: 'contact.not-tidied',
    facts: { reason: 'TypeError' },
  })
})

test('deleting takes at most four seconds of a run', async ({ harness }) => {
  const { outbox, ...services } = harness.services()
  const asked: boolean[] = []
  const deleteExpired = async (isOver: () => boolean) => {
    for (const ms of [0, 3999, 1]) {
      await harness.wait(ms)
      asked.push(isOver())
    }
    return []
  }
  await retryPending({ ...services, outbox: { ...outbox, deleteExpired }, sleep: harness.wait })
  expect(asked).toEqual([false, false, true])
})

test('a message behind a backlog that takes longer than a run gets its turn', async ({ harness }) => {
  await leavePending(harness, 12)
  await harness.wait(4 * MINUTE_MS)
  const last = 'f'.repeat(32)
  await harness.services().outbox.add(anEntry({ id: last, receivedAt: harness.now() }))
  harness.resend.behave('accepts')
  const { outbox, ...services } = harness.services()
  // A slow outbox: seven messages that are not due yet fill a run.
  const find = async (id: string) => {
    await harness.wait(3000)
    return outbox.find(id)
  }
  const tallies = []
  for (let run = 0; run < 2; run++)
    tallies.push(await retryPending({ ...services, outbox: { ...outbox, find }, sleep: harness.wait }))
  expect(tallies).toMatchObject([
    { waiting: 7, sent: 0 },
    { waiting: 6, sent: 1 },
  ])
})

test.for([
  { age: 'at 30 days', ms: 30 * DAY_MS, left: { pending: 1, failed: 0 } },
  { age: 'after 30 days', ms: 30 * DAY_MS + 1, left: { pending: 0, failed: 1 } },
])('a message that still cannot be sent $age is left so: $left', async ({ ms, left }, { harness }) => {
  await leavePending(harness, 1)
  await harness.wait(ms)
  await harness.retry()
  expect(await harness.count()).toMatchObject(left)
  expect(harness.events('error').includes('contact.given-up')).toBe(left.failed === 1)
})

test('a message that is old is sent when it can be', async ({ harness }) => {
  await leavePending(harness, 1)
  await harness.wait(45 * DAY_MS)
  harness.resend.behave('accepts')
  expect(await harness.retry()).toMatchObject({ sent: 1, givenUp: 0 })
  expect(await harness.count()).toEqual({ sent: 1, pending: 0, failed: 0 })
})

test('a message that waits for more than a day is logged as an error', async ({ harness }) => {
  await leavePending(harness, 1)
  await harness.wait(DAY_MS)
  await harness.retry()
  expect(harness.events('error')).toEqual([])
  await harness.wait(1)
  await harness.retry()
  expect(harness.lines.find(({ event }) => event === 'contact.waits-long')).toMatchObject({
    level: 'error',
    facts: { hours: 24, attempts: 2 },
  })
})

test('a failed message is deleted after 30 days, with a line in the log', async ({ harness }) => {
  harness.resend.behave('answers 422 refused address')
  await harness.post(jsonPost(submission()))
  await harness.settle()
  await harness.wait(30 * DAY_MS)
  await harness.retry()
  expect(await harness.count()).toMatchObject({ failed: 1 })
  await harness.wait(DAY_MS)
  await harness.retry()
  expect(await harness.count()).toMatchObject({ failed: 0 })
  expect(harness.lines.filter(({ level }) => level === 'warn')).toEqual([
    {
      level: 'warn',
      event: 'contact.deleted-unsent',
      facts: { id: expect.stringMatching(/^[0-9a-f]{32}$/) },
    },
  ])
})

test('the marks of sent messages are deleted after a day', async ({ harness }) => {
  await harness.post(jsonPost(submission()))
  await harness.settle()
  const marks = async () => (await harness.store().list({ prefix: 'sent/' })).blobs.length
  await harness.wait(DAY_MS)
  await harness.retry()
  expect(await marks()).toBe(1)
  await harness.wait(DAY_MS)
  await harness.retry()
  expect(await marks()).toBe(0)
})

test('an entry that cannot be read waits for a person as it is, and stops no other', async ({ harness }) => {
  await leavePending(harness, 2)
  const id = '0'.repeat(32)
  await harness.store().set(`pending/${id}`, '{')
  harness.resend.behave('accepts')
  await harness.wait(6 * MINUTE_MS)
  expect(await harness.retry()).toMatchObject({ sent: 2, unreadable: 1 })
  expect(await harness.retry()).toMatchObject({ unreadable: 0 })
  expect(await harness.count()).toEqual({ sent: 2, pending: 0, failed: 1 })
  expect(await harness.store().get(`failed/2026-03-02/${id}`, { type: 'json' })).toMatchObject({
    id,
    text: '{',
    reason: 'unreadable',
  })
  expect(harness.lines.filter(({ level }) => level === 'error')).toEqual([
    { level: 'error', event: 'contact.unreadable', facts: { id } },
  ])
})

test('an entry that the outbox does not give is left, and stops no other', async ({ harness }) => {
  await leavePending(harness, 2)
  await harness.wait(6 * MINUTE_MS)
  harness.resend.behave('accepts')
  const { outbox, ...services } = harness.services()
  const [first = ''] = await outbox.pendingIds()
  const find = async (id: string) => {
    if (id === first) throw new TypeError('no answer')
    return outbox.find(id)
  }
  const tally = await retryPending({ ...services, outbox: { ...outbox, find }, sleep: harness.wait })
  expect(tally).toMatchObject({ sent: 1, unknown: 1 })
  expect(await harness.count()).toEqual({ sent: 1, pending: 1, failed: 0 })
})

test('a run without the outbox logs an error and ends', async ({ harness }) => {
  await harness.blobs.breakDown()
  await retryPending({ ...harness.services(), sleep: harness.wait })
  expect(harness.lines).toContainEqual({
    level: 'error',
    event: 'contact.outbox-unavailable',
    facts: { reason: 'BlobsInternalError' },
  })
  await harness.blobs.recover()
})

test('a run says how many messages it left in which state', async ({ harness }) => {
  await leavePending(harness, 1)
  await harness.retry()
  expect(harness.lines.at(-1)).toEqual({
    level: 'info',
    event: 'contact.retried',
    facts: {
      sent: 0,
      settled: 0,
      waiting: 1,
      unavailable: 0,
      busy: 0,
      refused: 0,
      misconfigured: 0,
      givenUp: 0,
      unreadable: 0,
      unknown: 0,
    },
  })
})

test('a run ends when its 20 seconds are over, to the millisecond', async ({ harness }) => {
  await leavePending(harness, 2)
  await harness.wait(DAY_MS / 2)
  const { sendMail: _, ...services } = harness.services()
  let asked = 0
  const sendMail = async () => {
    asked += 1
    await harness.wait(20_000)
  }
  await retryPending({ ...services, sendMail, sleep: harness.wait })
  expect(asked).toBe(1)
})
