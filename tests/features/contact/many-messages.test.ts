import { expect } from 'vitest'
import { type Harness, test } from './harness-test.ts'
import { jsonPost, submission } from './requests.ts'
import { refusal } from './resend-stand-in.ts'

let harness: Harness
test.beforeEach(({ harness: opened }) => {
  harness = opened
})

const MINUTE_MS = 60_000
const MANY = 60

async function postAll(bodies: unknown[]) {
  const answers = await Promise.all(bodies.map((body) => harness.post(jsonPost(body))))
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  await harness.settle()
  return texts.filter((text) => text === 'Success').length
}

const people = (count: number) =>
  Array.from({ length: count }, (_, place) => submission({ contactFormName: `Person ${place}` }))

test('the same submission twice at the same time is one mail', async () => {
  const body = submission()
  expect(await postAll([body, body])).toBe(2)
  expect(await harness.count()).toEqual({ sent: 1, pending: 0, failed: 0 })
  expect(harness.resend.requests()).toBe(1)
})

test('the same submission again, even the day after, is one mail', async () => {
  const body = submission()
  await postAll([body])
  await harness.wait(20 * 60 * MINUTE_MS)
  expect(await postAll([body])).toBe(1)
  expect(harness.resend.requests()).toBe(1)
})

test('the same submission while the first one waits is one mail', async () => {
  const body = submission()
  harness.resend.behave('answers 500')
  await postAll([body])
  await postAll([body])
  harness.resend.behave('accepts')
  await harness.wait(6 * MINUTE_MS)
  await harness.retry()
  expect(await harness.count()).toEqual({ sent: 1, pending: 0, failed: 0 })
})

test('a message that was changed after a failure is a new one, although its form kept the id', async () => {
  const body = submission()
  harness.resend.behave('answers 500')
  await postAll([body, { ...body, contactFormMessage: 'My number is 555-0100.' }])
  harness.resend.behave('accepts')
  await harness.wait(6 * MINUTE_MS)
  await harness.retry()
  expect(harness.resend.mails).toHaveLength(2)
})

test('the same text without an id, as a form without a script posts it, is one mail within the hour', async () => {
  const { submissionId: _, ...body } = submission()
  await postAll([body, body, { ...body, submissionId: '' }])
  expect(harness.resend.mails).toHaveLength(1)
  await harness.wait(61 * MINUTE_MS)
  await postAll([body])
  expect(harness.resend.mails).toHaveLength(2)
})

test('many messages at the same time are as many mails, none twice', async () => {
  expect(await postAll(people(MANY))).toBe(MANY)
  await harness.wait(6 * MINUTE_MS)
  await harness.retry()
  expect(await harness.count()).toEqual({ sent: MANY, pending: 0, failed: 0 })
  expect(new Set(harness.resend.mails.map(({ subject }) => subject)).size).toBe(MANY)
})

test('many messages, a provider that accepts few at a time and refuses some: none is lost', async () => {
  let asked = 0
  harness.resend.behave((outgoing, mail) => {
    asked += 1
    if (asked % 25 === 0) refusal(422, 'validation_error')(outgoing, mail)
    else if (asked % 3 === 0) refusal(429, 'rate_limit_exceeded', { 'Retry-After': '1' })(outgoing, mail)
    else if (asked % 5 === 0) refusal(500, 'internal_server_error')(outgoing, mail)
    else mail.accept()
  })
  expect(await postAll(people(MANY))).toBe(MANY)
  const { sent, pending, failed } = await harness.count()
  expect(sent + pending + failed).toBe(MANY)
  expect(pending).toBeGreaterThan(15)
  expect(failed).toBeGreaterThan(0)

  for (let run = 0; run < 12; run++) {
    await harness.wait(20 * MINUTE_MS)
    await harness.retry()
    const counts = await harness.count()
    expect(counts.sent + counts.pending + counts.failed).toBe(MANY)
  }
  const end = await harness.count()
  expect(end).toEqual({ sent: MANY - end.failed, pending: 0, failed: end.failed })
  expect(new Set(harness.resend.mails.map(({ subject }) => subject)).size).toBe(end.sent)
})
