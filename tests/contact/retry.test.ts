import { afterEach, expect, test } from 'vitest'
import { retryPending } from '../../src/contact/delivery/retry-pending.ts'
import { MailFault } from '../../src/contact/delivery/send-mail.ts'
import { createStation, jsonPost, submission } from './contact-station.ts'

type Station = Awaited<ReturnType<typeof createStation>>

let station: Station
afterEach(() => station.stop())

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

async function leavePending(count: number) {
  station.resend.behave('answers 500')
  await Promise.all(Array.from({ length: count }, () => station.post(jsonPost(submission()))))
  await station.settle()
}

test('a message that is not due yet is left alone', async () => {
  station = await createStation()
  await leavePending(1)
  const asked = station.resend.requests()
  await station.wait(5 * MINUTE_MS - 1)
  expect(await station.retry()).toMatchObject({ waiting: 1 })
  expect(station.resend.requests()).toBe(asked)
  await station.wait(1)
  expect(await station.retry()).toMatchObject({ unavailable: 1 })
})

test('a message that was just accepted is left to the request that brought it', async () => {
  let release = () => {}
  station = await createStation({ sendMail: () => new Promise<void>((resolve) => (release = resolve)) })
  await station.post(jsonPost(submission()))
  expect(await station.retry()).toMatchObject({ waiting: 1, sent: 0 })
  release()
  await station.settle()
})

test('a run ends within its time, however slow the provider is', async () => {
  let started = 0
  station = await createStation({
    sendMail: async () => {
      started += 1
      await station.wait(8000)
      throw new MailFault('unavailable', 'slow')
    },
  })
  await leavePending(6)
  await station.wait(DAY_MS)
  const before = { started, time: station.now() }
  await station.retry()
  expect(started - before.started).toBe(3)
  expect(station.now() - before.time).toBeLessThan(30_000)
})

test('a busy provider is asked again after the time that it names', async () => {
  station = await createStation()
  await leavePending(3)
  await station.wait(DAY_MS / 2)
  let asked = 0
  station.resend.behave((outgoing, { accept }) => {
    asked += 1
    if (asked % 2 === 0) return accept()
    const headers = { 'Retry-After': '3' }
    outgoing.writeHead(429, headers).end('{"statusCode":429,"name":"rate_limit_exceeded","message":""}')
  })
  const start = station.now()
  expect(await station.retry()).toMatchObject({ sent: 3, busy: 0 })
  expect(station.now() - start).toBe(9000)
})

test('a message that waits for more than a day calls a person', async () => {
  station = await createStation()
  await leavePending(1)
  await station.wait(DAY_MS + 1)
  await station.retry()
  expect(station.lines.find(({ event }) => event === 'contact.waits-long')).toMatchObject({
    level: 'error',
    facts: { hours: 24, attempts: 1 },
  })
})

test('what is put aside is deleted after 30 days, with a line in the log', async () => {
  station = await createStation()
  station.resend.behave('answers 422 refused address')
  await station.post(jsonPost(submission()))
  await station.settle()
  await station.wait(30 * DAY_MS - 1)
  await station.retry()
  expect(await station.count()).toMatchObject({ failed: 1 })
  await station.wait(1)
  await station.retry()
  expect(await station.count()).toMatchObject({ failed: 0 })
  expect(station.events('warn')).toEqual(['contact.deleted-unsent'])
})

test('the marks of sent messages go after a day', async () => {
  station = await createStation()
  await station.post(jsonPost(submission()))
  await station.settle()
  const marks = async () => (await station.store().list({ prefix: 'sent/' })).blobs.length
  await station.wait(DAY_MS)
  await station.retry()
  expect(await marks()).toBe(1)
  await station.wait(DAY_MS)
  await station.retry()
  expect(await marks()).toBe(0)
})

test('an entry that cannot be read does not stop the others', async () => {
  station = await createStation()
  await leavePending(2)
  await station.store().set(`pending/${'0'.repeat(32)}`, '{')
  station.resend.behave('accepts')
  await station.wait(6 * MINUTE_MS)
  expect(await station.retry()).toMatchObject({ sent: 2, unreadable: 1 })
  expect(station.events('error')).toEqual(['contact.unreadable'])
})

test('a run without the outbox says so and ends', async () => {
  station = await createStation()
  await station.blobs.breakDown()
  await retryPending({ ...station.services(), sleep: station.wait })
  expect(station.events('error')).toEqual(['contact.outbox-unavailable'])
  await station.blobs.recover()
})
