import { afterEach, beforeEach, expect, test } from 'vitest'
import { SEND_TIMEOUT_MS } from '../../src/contact/delivery/resend-mail.ts'
import { SUBMIT_TIMEOUT_MS } from '../../src/contact/form/submit-contact.ts'
import { createStation, jsonPost, submission } from './contact-station.ts'
import type { BehaviourName } from './resend-stand-in.ts'

type Station = Awaited<ReturnType<typeof createStation>>

let station: Station
beforeEach(async () => {
  station = await createStation({ sendTimeoutMs: 200 })
})
afterEach(() => station.stop())

const MINUTE_MS = 60_000
const WAITS = { sent: 0, pending: 1, failed: 0 }
const SENT = { sent: 1, pending: 0, failed: 0 }

async function post(body: unknown = submission()) {
  const answer = await station.post(jsonPost(body))
  const text = await answer.text()
  await station.settle()
  return { status: answer.status, text }
}

const SUCCESS = { status: 200, text: 'Success' }

test('a message is sent, and nothing of it is kept', async () => {
  expect(await post()).toEqual(SUCCESS)
  expect(await station.count()).toEqual(SENT)
})

const PASSING: [BehaviourName, ReturnType<Station['events']>][] = [
  ['answers 500', ['contact.unavailable']],
  ['answers 502 without JSON', ['contact.unavailable']],
  ['answers 429', ['contact.busy']],
  ['answers 429 with Retry-After', ['contact.busy']],
  ['is silent', ['contact.unavailable']],
  ['drops the connection', ['contact.unavailable']],
  ['answers malformed JSON', ['contact.unavailable']],
  ['answers without an id', ['contact.unavailable']],
]

test.each(PASSING)(
  'the provider %s: the message waits, and is sent once later',
  async (behaviour, warnings) => {
    station.resend.behave(behaviour)
    expect(await post()).toEqual(SUCCESS)
    expect(await station.count()).toEqual(WAITS)
    expect(station.events('warn')).toEqual(warnings)

    await station.wait(6 * MINUTE_MS)
    await station.retry()
    expect(await station.count()).toEqual(WAITS)

    station.resend.behave('accepts')
    await station.wait(11 * MINUTE_MS)
    await station.retry()
    expect(await station.count()).toEqual(SENT)
    await station.retry()
    expect(await station.count()).toEqual(SENT)
  },
)

test('the provider has 8 seconds, and the form waits longer than function and provider together', () => {
  expect(SEND_TIMEOUT_MS).toBe(8000)
  expect(SUBMIT_TIMEOUT_MS).toBe(20_000)
})

test('the provider takes a mail and its answer is lost: the retry makes no second one', async () => {
  station.resend.behave('takes the mail, and its answer is lost')
  expect(await post()).toEqual(SUCCESS)
  expect(await station.count()).toEqual({ sent: 1, pending: 1, failed: 0 })
  station.resend.behave('accepts')
  await station.wait(6 * MINUTE_MS)
  await station.retry()
  expect(await station.count()).toEqual(SENT)
  expect(station.resend.requests()).toBe(2)
})

test.each<BehaviourName>(['answers 403 bad key', 'answers 422 wrong sender'])(
  'the provider %s: our fault, so messages wait until it is fixed, and a person is called',
  async (behaviour) => {
    station.resend.behave(behaviour)
    expect(await post()).toEqual(SUCCESS)
    await post()
    expect(await station.count()).toEqual({ sent: 0, pending: 2, failed: 0 })
    expect(station.events('error')).toEqual(['contact.misconfigured', 'contact.misconfigured'])

    await station.wait(2 * MINUTE_MS)
    const asked = station.resend.requests()
    await station.retry()
    expect(station.resend.requests() - asked, 'one try tells it for all').toBe(1)

    station.resend.behave('accepts')
    await station.retry()
    expect(await station.count()).toEqual({ sent: 2, pending: 0, failed: 0 })
  },
)

test('the provider refuses the address for good: the message is put aside and a person is called', async () => {
  station.resend.behave('answers 422 refused address')
  expect(await post()).toEqual(SUCCESS)
  expect(await station.count()).toEqual({ sent: 0, pending: 0, failed: 1 })
  expect(station.events('error')).toEqual(['contact.refused'])

  station.resend.behave('accepts')
  await station.wait(60 * MINUTE_MS)
  await station.retry()
  expect(await station.count()).toEqual({ sent: 0, pending: 0, failed: 1 })
})

test('the outbox is out of reach: the message is sent at once', async () => {
  await station.blobs.breakDown()
  expect(await post()).toEqual(SUCCESS)
  expect(station.events('error')).toEqual(['contact.outbox-unavailable'])
  await station.blobs.recover()
  expect(await station.count()).toEqual(SENT)
})

test('outbox and provider are out of reach: the visitor is told that nothing was sent', async () => {
  await station.blobs.breakDown()
  station.resend.behave('answers 500')
  expect(await post()).toEqual({
    status: 502,
    text: 'The message could not be sent. Please try again, or call the store.',
  })
  expect(station.events('error')).toEqual(['contact.outbox-unavailable', 'contact.lost'])
  await station.blobs.recover()
  expect(await station.count()).toEqual({ sent: 0, pending: 0, failed: 0 })
})

test('a message that is sent again after such a failure is one mail', async () => {
  const body = submission()
  await station.blobs.breakDown()
  station.resend.behave('takes the mail, and its answer is lost')
  expect((await post(body)).status).toBe(502)
  await station.blobs.recover()
  station.resend.behave('accepts')
  // The provider knows its key again only if it comes with the same mail.
  await station.wait(2 * MINUTE_MS)
  expect(await post(body)).toEqual(SUCCESS)
  expect(await station.count()).toEqual(SENT)
})

test('the outbox breaks after it took the message: it is sent, and the retry sends no second one', async () => {
  station.resend.behave((_outgoing, { accept }) => void station.blobs.breakDown().then(accept))
  expect(await post()).toEqual(SUCCESS)
  expect(station.events('warn')).toEqual(['contact.outcome-not-noted'])
  await station.blobs.recover()
  expect(await station.count()).toEqual({ sent: 1, pending: 1, failed: 0 })
  station.resend.behave('accepts')
  await station.wait(2 * MINUTE_MS)
  await station.retry()
  expect(await station.count()).toEqual(SENT)
})

test('no log line holds the words or the address of a visitor', async () => {
  for (const behaviour of ['answers 422 refused address', 'answers 500', 'accepts'] as const) {
    station.resend.behave(behaviour)
    await post()
  }
  await station.blobs.breakDown()
  await post()
  const log = JSON.stringify(station.lines)
  for (const secret of ['Ann', 'example.com', 'Beacon']) expect(log).not.toContain(secret)
})
