import { describe, expect } from 'vitest'
import { waitAfterMs } from '../../../src/features/contact/delivery.ts'
import { type Harness, test } from './contact-harness.ts'
import { jsonPost, submission } from './requests.ts'
import { type Behaviour, type BehaviourName, refusal } from './resend-stand-in.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const NONE = { sent: 0, pending: 0, failed: 0 }
const SUCCESS = { status: 200, text: 'Success' }

let harness: Harness
test.beforeEach(async ({ open }) => {
  harness = await open()
})

async function post(body: unknown = submission()) {
  const answer = await harness.post(jsonPost(body))
  const text = await answer.text()
  await harness.settle()
  return { status: answer.status, text }
}

const postMany = async (count: number) => {
  for (let sent = 0; sent < count; sent++) await post(submission({ contactFormName: `Person ${sent}` }))
}

async function runAfter(ms: number) {
  await harness.wait(ms)
  return harness.retry()
}

test('sends a message with its key, then deletes it', async () => {
  expect(await post(submission({ contactFormName: 'Zoë & “Co”, 👋' }))).toEqual(SUCCESS)
  expect(await harness.count()).toEqual({ ...NONE, sent: 1 })
  expect(harness.resend.emails).toMatchObject([
    {
      key: expect.stringMatching(/^contact\/[\da-f]{32}$/),
      authorization: 'Bearer re_test',
      from: 'Website <site@example.com>',
      to: ['store@example.com'],
      subject: 'Message from Zoë & “Co”, 👋',
      reply_to: 'ann@example.com',
    },
  ])
})

test.for<[BehaviourName, string]>([
  ['answers 500', 'contact.unavailable'],
  ['answers 502 without JSON', 'contact.unavailable'],
  ['answers 409 in progress', 'contact.unavailable'],
  ['answers 429', 'contact.unavailable'],
  ['is silent', 'contact.unavailable'],
  ['drops the connection', 'contact.unavailable'],
  ['answers malformed JSON', 'contact.unavailable'],
  ['answers without an id', 'contact.unavailable'],
])('if the provider %s, the message waits and is sent once later', async ([behaviour, event], { open }) => {
  if (behaviour === 'is silent') harness = await open({ sendTimeoutMs: 200 })
  harness.resend.behave(behaviour)
  expect(await post()).toEqual(SUCCESS)
  expect(await harness.count()).toEqual({ ...NONE, pending: 1 })
  expect(harness.events('warn')).toEqual([event])
  await runAfter(6 * MINUTE_MS)
  expect(await harness.count()).toEqual({ ...NONE, pending: 1 })

  harness.resend.behave('accepts')
  await runAfter(11 * MINUTE_MS)
  await runAfter(11 * MINUTE_MS)
  expect(await harness.count()).toEqual({ ...NONE, sent: 1 })
})

test('waits grow from 5 minutes to 6 hours', () => {
  expect([1, 2, 3, 4, 9].map((attempts) => waitAfterMs(attempts) / MINUTE_MS)).toEqual([5, 10, 20, 40, 360])
})

test('a retry after a lost answer sends no second email', async () => {
  harness.resend.behave('takes the mail, and its answer is lost')
  expect(await post()).toEqual(SUCCESS)
  expect(await harness.count()).toEqual({ sent: 1, pending: 1, failed: 0 })
  harness.resend.behave('accepts')
  await runAfter(6 * MINUTE_MS)
  expect(await harness.count()).toEqual({ ...NONE, sent: 1 })
  expect(harness.resend.requests()).toBe(2)
})

test('an email whose key is taken moves to failed/ and is never sent twice', async () => {
  harness.resend.behave('answers 409 another mail')
  expect(await post()).toEqual(SUCCESS)
  expect(await harness.count()).toEqual({ ...NONE, failed: 1 })
  expect(harness.resend.requests()).toBe(1)
})

test.for<[BehaviourName, string]>([
  ['answers 403 bad key', 'contact.misconfigured'],
  ['answers 422 wrong sender', 'contact.misconfigured'],
  ['answers 429 quota', 'contact.quota'],
])('if the provider %s, messages wait until that ends', async ([behaviour, event]) => {
  harness.resend.behave(behaviour)
  await postMany(3)
  expect(await harness.count()).toEqual({ ...NONE, pending: 3 })
  const before = harness.resend.requests()
  await runAfter(DAY_MS)
  expect(harness.resend.requests() - before, 'one attempt is enough to know').toBe(1)
  expect(harness.lines.filter((line) => line.event === event)).toHaveLength(4)
  harness.resend.behave('accepts')
  await harness.retry()
  expect(await harness.count()).toEqual({ ...NONE, sent: 3 })
})

test('a run ends in time with a slow provider, and the next one continues', async ({ open }) => {
  const tried: string[] = []
  harness = await open({
    sendMail: async (_, key) => {
      tried.push(key)
      await harness.wait(8000)
      return { outcome: 'unavailable' }
    },
  })
  await postMany(6)
  tried.length = 0
  await harness.wait(DAY_MS)
  const start = harness.now()
  await harness.retry()
  expect(harness.now() - start).toBeLessThan(30_000)
  await harness.retry()
  expect(tried).toHaveLength(6)
  expect(new Set(tried).size).toBe(6)
})

describe('an email refused for good', () => {
  const withReplyTo: Behaviour = (outgoing, mail) =>
    mail.key.endsWith('/plain') ? mail.accept() : refusal(422, 'validation_error')(outgoing, mail)

  test('is sent once more without its Reply-To', async () => {
    harness.resend.behave(withReplyTo)
    expect(await post()).toEqual(SUCCESS)
    expect(await harness.count()).toEqual({ ...NONE, sent: 1 })
    const [mail] = harness.resend.emails
    expect(mail).not.toHaveProperty('reply_to')
    expect(mail?.text).toMatch(/^Our email provider didn’t accept ann@example\.com/)
    expect(mail?.text).toContain('Does the Beacon fit')
  })

  test('waits in failed/, with a daily email to staff until it is deleted', async () => {
    harness.resend.behave('answers 422 refused address')
    expect(await post()).toEqual(SUCCESS)
    expect(await harness.count()).toEqual({ ...NONE, failed: 1 })
    harness.resend.behave('accepts')
    for (let run = 0; run < 6; run++) await runAfter(12 * HOUR_MS)
    expect(harness.resend.emails.map(({ subject }) => subject)).toEqual(
      Array(3).fill('1 message from the website needs your attention'),
    )
    expect(JSON.stringify(harness.resend.emails)).not.toMatch(/Ann|Beacon/)
    expect(await harness.waiting()).toEqual({ waiting: 0, failed: 1 })

    const [key = ''] = await harness.keys('failed/')
    expect(await harness.store().get(key, { type: 'json' })).toMatchObject({
      mail: { text: expect.stringContaining('Beacon') },
    })
    await harness.store().delete(key)
    await runAfter(DAY_MS)
    expect(harness.resend.emails).toHaveLength(3)
    expect(await harness.waiting()).toEqual({ waiting: 0, failed: 0 })
  })

  test('is sent again if someone puts it back, else deleted after 30 days and logged', async () => {
    harness.resend.behave('answers 422 refused address')
    await postMany(2)
    const [key = ''] = await harness.keys('failed/')
    await harness.store().set(`pending/${key.slice(-32)}`, (await harness.store().get(key)) ?? '')
    await harness.store().delete(key)
    harness.resend.behave('accepts')
    await runAfter(2 * MINUTE_MS)
    expect(await harness.count()).toMatchObject({ pending: 0, failed: 1 })
    expect(harness.resend.emails[0]?.subject).toMatch(/^Message from Person/)
    await runAfter(30 * DAY_MS)
    expect(await harness.count()).toMatchObject({ failed: 1 })
    await runAfter(DAY_MS)
    expect(await harness.count()).toMatchObject({ failed: 0 })
    expect(harness.events('warn')).toContain('contact.deleted-unsent')
  })
})

test('an email unsent for 30 days moves to failed/; an older one that can be sent is sent', async () => {
  harness.resend.behave('answers 500')
  await postMany(2)
  let attempts = 0
  harness.resend.behave((outgoing, mail) => {
    attempts += 1
    if (attempts === 1) mail.accept()
    else refusal(500, 'internal_server_error')(outgoing, mail)
  })
  await runAfter(30 * DAY_MS + 1)
  expect(await harness.count()).toEqual({ sent: 1, pending: 0, failed: 1 })
})

test('sends at once if the store is unavailable', async () => {
  await harness.blobs.breakDown()
  expect(await post()).toEqual(SUCCESS)
  expect(harness.events('error')).toEqual(['contact.outbox-unavailable'])
  expect(harness.resend.emails).toHaveLength(1)
  await harness.retry()
  await harness.blobs.recover()
  expect(await harness.count()).toEqual({ ...NONE, sent: 1 })
})

test('reports a failure if store and provider are unavailable; sending again makes one email', async () => {
  const body = submission()
  await harness.blobs.breakDown()
  harness.resend.behave('takes the mail, and its answer is lost')
  expect(await post(body)).toEqual({
    status: 502,
    text: 'The message could not be sent. Please try again, or call the store.',
  })
  expect(harness.events('error')).toEqual(['contact.outbox-unavailable', 'contact.lost'])
  await harness.blobs.recover()
  harness.resend.behave('accepts')
  await harness.wait(2 * MINUTE_MS)
  expect(await post(body)).toEqual(SUCCESS)
  expect(await harness.count()).toEqual({ ...NONE, sent: 1 })
})

test('a store that fails after storing causes no second email', async () => {
  harness.resend.behave((_outgoing, { accept }) => void harness.blobs.breakDown().then(accept))
  expect(await post()).toEqual(SUCCESS)
  expect(harness.events('warn')).toEqual(['contact.outcome-not-noted'])
  await harness.blobs.recover()
  expect(await harness.count()).toEqual({ sent: 1, pending: 1, failed: 0 })
  harness.resend.behave('accepts')
  await runAfter(2 * MINUTE_MS)
  expect(await harness.count()).toEqual({ ...NONE, sent: 1 })
})

test('an unreadable entry blocks no other, and counts as waiting', async () => {
  harness.resend.behave('answers 500')
  await postMany(2)
  harness.resend.behave('accepts')
  await harness.store().set(`pending/${'0'.repeat(32)}`, '{')
  await harness.store().set('pending/notes', 'x')
  expect(await runAfter(6 * MINUTE_MS)).toEqual({ sent: 2, failed: 0 })
  expect(await harness.waiting()).toEqual({ waiting: 1, failed: 0 })
})

describe('more messages than emails a day', () => {
  test('come in hourly digests, each once, and singly again the next day', async () => {
    await postMany(65)
    expect(await harness.count()).toEqual({ sent: 60, pending: 5, failed: 0 })
    await runAfter(2 * MINUTE_MS)
    expect(harness.resend.emails).toHaveLength(61)
    const digest = harness.resend.emails.at(-1)
    expect(digest?.subject).toBe('5 messages from the website')
    for (const person of [60, 61, 62, 63, 64]) expect(digest?.text).toContain(`Name: Person ${person}\n`)
    expect(await harness.count()).toMatchObject({ pending: 0 })

    await postMany(1)
    await runAfter(10 * MINUTE_MS)
    expect(harness.resend.emails).toHaveLength(61)
    await runAfter(HOUR_MS)
    expect(harness.resend.emails).toHaveLength(62)
    await harness.wait(DAY_MS)
    await postMany(1)
    expect(harness.resend.emails).toHaveLength(63)
  }, 30_000)

  test('are neither lost nor repeated if the provider fails and the process dies', async () => {
    await postMany(62)
    harness.resend.behave('takes the mail, and its answer is lost')
    await runAfter(2 * MINUTE_MS)
    expect(await harness.count()).toEqual({ sent: 61, pending: 1, failed: 0 })
    // Simulates a crash between the digest and its marks.
    const digest = harness.resend.emails.at(-1)?.text ?? ''
    expect(digest.match(/^Name: /gm)).toHaveLength(2)
    harness.resend.behave('accepts')
    await runAfter(HOUR_MS)
    expect(await harness.count()).toEqual({ sent: 61, pending: 0, failed: 0 })
  }, 30_000)
})

test('counts waiting messages after an hour, or without a run', async () => {
  harness.resend.behave('answers 500')
  await postMany(2)
  expect(await harness.waiting()).toEqual({ waiting: 2, failed: 0 })
  await runAfter(10 * MINUTE_MS)
  expect(await harness.waiting()).toEqual({ waiting: 0, failed: 0 })
  await runAfter(HOUR_MS)
  expect(await harness.waiting()).toEqual({ waiting: 2, failed: 0 })
})

test('deletes visitors’ marks the next day, sent messages’ the day after', async () => {
  await post()
  expect(JSON.stringify(await harness.keys(''))).not.toContain('2001:db8')
  await runAfter(DAY_MS)
  expect([await harness.keys('visitors/'), await harness.keys('sent/')].map(({ length }) => length)).toEqual([
    0, 1,
  ])
  await runAfter(DAY_MS)
  expect(await harness.keys('sent/')).toEqual([])
})

test('logs no visitor’s words or address', async () => {
  for (const behaviour of ['answers 422 refused address', 'answers 500', 'accepts'] as const) {
    harness.resend.behave(behaviour)
    await post()
  }
  await harness.blobs.breakDown()
  await post()
  await harness.retry()
  const log = JSON.stringify(harness.lines)
  for (const secret of ['Ann', 'example.com', 'Beacon', '2001:db8']) expect(log).not.toContain(secret)
})
