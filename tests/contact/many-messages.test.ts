import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStation, jsonPost, submission } from './contact-station.ts'

let station: Awaited<ReturnType<typeof createStation>>
beforeEach(async () => {
  station = await createStation()
})
afterEach(() => station.stop())

const MINUTE_MS = 60_000

async function postAll(bodies: unknown[]) {
  const answers = await Promise.all(bodies.map((body) => station.post(jsonPost(body))))
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  await station.settle()
  return texts.filter((text) => text === 'Success').length
}

const people = (count: number) =>
  Array.from({ length: count }, (_, place) => submission({ contactFormName: `Person ${place}` }))

test('the same submission twice at the same time is one mail', async () => {
  const body = submission()
  expect(await postAll([body, body])).toBe(2)
  expect(await station.count()).toEqual({ sent: 1, pending: 0, failed: 0 })
  expect(station.resend.requests()).toBe(1)
})

test('the same submission again, even the day after, is one mail', async () => {
  const body = submission()
  await postAll([body])
  await station.wait(20 * 60 * MINUTE_MS)
  expect(await postAll([body])).toBe(1)
  expect(station.resend.requests()).toBe(1)
})

test('the same submission while the first one waits is one mail', async () => {
  const body = submission()
  station.resend.behave('answers 500')
  await postAll([body])
  await postAll([body])
  station.resend.behave('accepts')
  await station.wait(6 * MINUTE_MS)
  await station.retry()
  expect(await station.count()).toEqual({ sent: 1, pending: 0, failed: 0 })
})

test('a message that was changed after a failure is another one, although its form kept the id', async () => {
  const body = submission()
  station.resend.behave('answers 500')
  await postAll([body, { ...body, contactFormMessage: 'My number is 555-0100.' }])
  station.resend.behave('accepts')
  await station.wait(6 * MINUTE_MS)
  await station.retry()
  expect(station.resend.mails).toHaveLength(2)
})

test('the same text without an id, as a form without a script posts it, is one mail within the hour', async () => {
  const { submissionId: _, ...body } = submission()
  await postAll([body, body, { ...body, submissionId: '' }])
  expect(station.resend.mails).toHaveLength(1)
  await station.wait(61 * MINUTE_MS)
  await postAll([body])
  expect(station.resend.mails).toHaveLength(2)
})

test('200 messages at the same time are 200 mails, none twice', { timeout: 60_000 }, async () => {
  expect(await postAll(people(200))).toBe(200)
  await station.wait(6 * MINUTE_MS)
  await station.retry()
  expect(await station.count()).toEqual({ sent: 200, pending: 0, failed: 0 })
  expect(new Set(station.resend.mails.map(({ subject }) => subject)).size).toBe(200)
})

test('200 messages, a provider that takes few at a time and refuses some', { timeout: 60_000 }, async () => {
  let asked = 0
  station.resend.behave((outgoing, { accept }) => {
    asked += 1
    const json = (statusCode: number, name: string, headers = {}) =>
      outgoing.writeHead(statusCode, headers).end(JSON.stringify({ statusCode, name, message: '' }))
    if (asked % 50 === 0) json(422, 'validation_error')
    else if (asked % 3 === 0) json(429, 'rate_limit_exceeded', { 'Retry-After': '1' })
    else if (asked % 5 === 0) json(500, 'internal_server_error')
    else accept()
  })
  expect(await postAll(people(200))).toBe(200)
  const { sent, pending, failed } = await station.count()
  expect(sent + pending + failed).toBe(200)
  expect(pending).toBeGreaterThan(50)

  for (let run = 0; run < 12; run++) {
    await station.wait(20 * MINUTE_MS)
    await station.retry()
    const counts = await station.count()
    expect(counts.sent + counts.pending + counts.failed).toBe(200)
  }
  const end = await station.count()
  expect(end).toEqual({ sent: 200 - end.failed, pending: 0, failed: end.failed })
  expect(new Set(station.resend.mails.map(({ subject }) => subject)).size).toBe(end.sent)
})
