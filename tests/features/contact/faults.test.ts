import { expect } from 'vitest'
import { OUTBOX_TIMEOUT_MS } from '../../../src/features/contact/delivery/blobs-store.ts'
import { SEND_TIMEOUT_MS } from '../../../src/features/contact/delivery/resend-mail.ts'
import { SUBMIT_TIMEOUT_MS } from '../../../src/features/contact/form/submit-contact.ts'
import { type Harness, test } from './harness-test.ts'
import { jsonPost, submission } from './requests.ts'
import type { BehaviourName } from './resend-stand-in.ts'

let harness: Harness
test.beforeEach(async ({ open }) => {
  harness = await open({ sendTimeoutMs: 200 })
})

const MINUTE_MS = 60_000
const WAITS = { sent: 0, pending: 1, failed: 0 }
const SENT = { sent: 1, pending: 0, failed: 0 }

async function post(body: unknown = submission()) {
  const answer = await harness.post(jsonPost(body))
  const text = await answer.text()
  await harness.settle()
  return { status: answer.status, text }
}

const SUCCESS = { status: 200, text: 'Success' }

test('a message is sent and then deleted', async () => {
  expect(await post()).toEqual(SUCCESS)
  expect(await harness.count()).toEqual(SENT)
})

const TEMPORARY: [BehaviourName, ReturnType<Harness['events']>][] = [
  ['answers 500', ['contact.unavailable']],
  ['answers 502 without JSON', ['contact.unavailable']],
  ['answers 429', ['contact.busy']],
  ['answers 429 with Retry-After', ['contact.busy']],
  ['is silent', ['contact.unavailable']],
  ['drops the connection', ['contact.unavailable']],
  ['answers malformed JSON', ['contact.unavailable']],
  ['answers without an id', ['contact.unavailable']],
]

test.each(TEMPORARY)(
  'the provider %s: the message waits, and is sent once later',
  async (behaviour, warnings) => {
    harness.resend.behave(behaviour)
    expect(await post()).toEqual(SUCCESS)
    expect(await harness.count()).toEqual(WAITS)
    expect(harness.events('warn')).toEqual(warnings)

    await harness.wait(6 * MINUTE_MS)
    await harness.retry()
    expect(await harness.count()).toEqual(WAITS)

    harness.resend.behave('accepts')
    await harness.wait(11 * MINUTE_MS)
    await harness.retry()
    expect(await harness.count()).toEqual(SENT)
    await harness.retry()
    expect(await harness.count()).toEqual(SENT)
  },
)

test('the outbox has 3 seconds, the provider 8, and the form waits longer than for both', () => {
  expect([OUTBOX_TIMEOUT_MS, SEND_TIMEOUT_MS, SUBMIT_TIMEOUT_MS]).toEqual([3000, 8000, 20_000])
})

test('the provider takes a mail and its answer is lost: the retry makes no second one', async () => {
  harness.resend.behave('takes the mail, and its answer is lost')
  expect(await post()).toEqual(SUCCESS)
  expect(await harness.count()).toEqual({ sent: 1, pending: 1, failed: 0 })
  harness.resend.behave('accepts')
  await harness.wait(6 * MINUTE_MS)
  await harness.retry()
  expect(await harness.count()).toEqual(SENT)
  expect(harness.resend.requests()).toBe(2)
})

test.each<BehaviourName>(['answers 403 bad key', 'answers 422 wrong sender'])(
  'the provider %s: our fault, so messages wait until it is fixed, and an error is logged',
  async (behaviour) => {
    harness.resend.behave(behaviour)
    expect(await post()).toEqual(SUCCESS)
    await post()
    expect(await harness.count()).toEqual({ sent: 0, pending: 2, failed: 0 })
    expect(harness.events('error')).toEqual(['contact.misconfigured', 'contact.misconfigured'])

    await harness.wait(2 * MINUTE_MS)
    const asked = harness.resend.requests()
    await harness.retry()
    expect(harness.resend.requests() - asked, 'one attempt is enough to know').toBe(1)

    harness.resend.behave('accepts')
    await harness.retry()
    expect(await harness.count()).toEqual({ sent: 2, pending: 0, failed: 0 })
  },
)

test('the provider refuses the address for good: the message is moved to failed, and an error is logged', async () => {
  harness.resend.behave('answers 422 refused address')
  expect(await post()).toEqual(SUCCESS)
  expect(await harness.count()).toEqual({ sent: 0, pending: 0, failed: 1 })
  expect(harness.events('error')).toEqual(['contact.refused'])

  harness.resend.behave('accepts')
  await harness.wait(60 * MINUTE_MS)
  await harness.retry()
  expect(await harness.count()).toEqual({ sent: 0, pending: 0, failed: 1 })
})

test('the outbox is unavailable: the message is sent at once', async () => {
  await harness.blobs.breakDown()
  expect(await post()).toEqual(SUCCESS)
  expect(harness.events('error')).toEqual(['contact.outbox-unavailable'])
  await harness.blobs.recover()
  expect(await harness.count()).toEqual(SENT)
})

test('outbox and provider are unavailable: the visitor reads that nothing was sent', async () => {
  await harness.blobs.breakDown()
  harness.resend.behave('answers 500')
  expect(await post()).toEqual({
    status: 502,
    text: 'The message could not be sent. Please try again, or call the store.',
  })
  expect(harness.events('error')).toEqual(['contact.outbox-unavailable', 'contact.lost'])
  await harness.blobs.recover()
  expect(await harness.count()).toEqual({ sent: 0, pending: 0, failed: 0 })
})

test('a message that is sent again after such a failure is one mail', async () => {
  const body = submission()
  await harness.blobs.breakDown()
  harness.resend.behave('takes the mail, and its answer is lost')
  expect((await post(body)).status).toBe(502)
  await harness.blobs.recover()
  harness.resend.behave('accepts')
  // The provider accepts a repeated key only with the same mail.
  await harness.wait(2 * MINUTE_MS)
  expect(await post(body)).toEqual(SUCCESS)
  expect(await harness.count()).toEqual(SENT)
})

test('the outbox breaks after it stored the message: it is sent, and the retry sends no second one', async () => {
  harness.resend.behave((_outgoing, { accept }) => void harness.blobs.breakDown().then(accept))
  expect(await post()).toEqual(SUCCESS)
  expect(harness.events('warn')).toEqual(['contact.outcome-not-noted'])
  await harness.blobs.recover()
  expect(await harness.count()).toEqual({ sent: 1, pending: 1, failed: 0 })
  harness.resend.behave('accepts')
  await harness.wait(2 * MINUTE_MS)
  await harness.retry()
  expect(await harness.count()).toEqual(SENT)
})

test('no log line holds the words or the address of a visitor', async () => {
  for (const behaviour of ['answers 422 refused address', 'answers 500', 'accepts'] as const) {
    harness.resend.behave(behaviour)
    await post()
  }
  await harness.blobs.breakDown()
  await post()
  const log = JSON.stringify(harness.lines)
  for (const secret of ['Ann', 'example.com', 'Beacon']) expect(log).not.toContain(secret)
})
