import { randomUUID } from 'node:crypto'
import { getStore, setEnvironmentContext } from '@netlify/blobs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { blobsOutbox } from '../../../src/features/contact/delivery/blobs-outbox.ts'
import { waitingMessages } from '../../../src/features/contact/delivery/waiting-messages.ts'
import { startBlobs } from './blobs-sandbox.ts'
import { anEntry } from './requests.ts'

let blobs: Awaited<ReturnType<typeof startBlobs>>
let name: string
let time: number
beforeEach(async () => {
  blobs = await startBlobs()
  name = `contact-${randomUUID()}`
  time = Date.parse('2026-03-02T15:00:00Z')
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await blobs.stop()
})

const DAY_MS = 86_400_000
const anOutbox = () => blobsOutbox(name, () => time)
const store = () => getStore({ name, consistency: 'strong' })
const id = (digit: string) => digit.repeat(32)
const entry = (digit: string) => anEntry({ id: id(digit), receivedAt: time, dueAt: time })

describe('a message that is added', () => {
  test('once is pending, and found', async () => {
    expect(await anOutbox().add(entry('a'))).toBe('added')
    expect(await anOutbox().pendingIds()).toEqual([id('a')])
    expect(await anOutbox().find(id('a'))).toEqual(entry('a'))
  })

  test('again is known', async () => {
    await anOutbox().add(entry('a'))
    expect(await anOutbox().add({ ...entry('a'), attempts: 7 })).toBe('known')
    expect(await anOutbox().find(id('a'))).toMatchObject({ attempts: 0 })
  })

  test('after it was sent is known, and does not stay', async () => {
    await anOutbox().markSent(id('a'))
    expect(await anOutbox().add(entry('a'))).toBe('known')
    expect(await anOutbox().pendingIds()).toEqual([])
  })

  test('is added where nobody can say whether it was sent', async () => {
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      address.includes('sent%2F') || address.includes('/sent/')
        ? Promise.resolve(new Response(null, { status: 401 }))
        : fetch(address, init),
    )
    expect(await anOutbox().add(entry('a'))).toBe('added')
    expect(await anOutbox().pendingIds()).toEqual([id('a')])
  })
})

test('a message that is gone is not found', async () => {
  expect(await anOutbox().find(id('a'))).toBeUndefined()
})

test('what is not named like a message is none', async () => {
  for (const key of ['notes', `${id('b')}.tmp`, `x${id('c')}`]) await store().set(`pending/${key}`, '{}')
  await anOutbox().add(entry('a'))
  expect(await anOutbox().pendingIds()).toEqual([id('a')])
})

const keys = async () => (await store().list()).blobs.map(({ key }) => key).sort()
const anEnd = (isOver = false) => anOutbox().deleteExpired(() => isOver)

test('what failed 30 days ago is deleted, with marks of the day before yesterday and of the last hour', async () => {
  await anOutbox().markSent(id('1'))
  await anOutbox().add(entry('e'))
  await anOutbox().moveToFailed(entry('a'), 'refused')
  await anOutbox().moveToFailed({ id: id('d'), text: '{' }, 'unreadable')
  time += DAY_MS
  await anOutbox().moveToFailed(entry('b'), 'refused')
  time += 30 * DAY_MS
  await anOutbox().markSent(id('2'))
  await anOutbox().add(entry('c'))
  expect(await anEnd()).toEqual([id('a'), id('d')])
  expect(await keys()).toEqual([
    `accepted/2026-04-02T15/ordinary/${id('c')}`,
    `failed/2026-03-03/${id('b')}`,
    `pending/${id('c')}`,
    `pending/${id('e')}`,
    `sent/2026-04-02/${id('2')}`,
  ])
})

test('what is not deleted because the time is over is deleted the next time', async () => {
  await anOutbox().markSent(id('1'))
  time += 2 * DAY_MS
  await anEnd(true)
  expect(await keys()).toEqual([`sent/2026-03-02/${id('1')}`])
  await anEnd()
  expect(await keys()).toEqual([])
})

test('failed messages that an earlier version of the site kept without a day are deleted 30 days from now', async () => {
  for (const digit of ['0', 'f']) await store().set(`failed/${id(digit)}`, 'kept')
  expect(await anEnd()).toEqual([])
  expect(await keys()).toEqual([`failed/2026-03-02/${id('0')}`, `failed/2026-03-02/${id('f')}`])
  expect(await store().get(`failed/2026-03-02/${id('f')}`)).toBe('kept')
  time += 31 * DAY_MS
  expect(await anEnd()).toEqual([id('0'), id('f')])
})

test('messages are counted by the hour, suspected ones apart', async () => {
  const suspected = { ...entry('b'), suspicion: 'hiddenField' as const }
  for (const one of [entry('a'), entry('c'), entry('a'), suspected]) await anOutbox().add(one)
  expect(await anOutbox().acceptedLike(entry('d'))).toBe(2)
  expect(await anOutbox().acceptedLike(suspected)).toBe(1)
  time += 3_600_000
  expect(await anOutbox().acceptedLike(entry('d'))).toBe(0)
})

test('after a run that stopped, those behind it come first', async () => {
  for (const digit of ['c', 'a', 'd', 'b']) await anOutbox().add(entry(digit))
  expect(await anOutbox().pendingIds()).toEqual(['a', 'b', 'c', 'd'].map(id))
  await anOutbox().stopAt(id('b'))
  expect(await anOutbox().pendingIds()).toEqual(['c', 'd', 'a', 'b'].map(id))
})

test.each(['{', '[]', '{"id":"a"}', ''])(
  'a stored text that is no message is found as it is: %j',
  async (text) => {
    await store().set(`pending/${id('a')}`, text)
    expect(await anOutbox().find(id('a'))).toEqual({ id: id('a'), text })
  },
)

test('a message that today’s rules refuse is one still, as it was accepted', async () => {
  const { message } = entry('a')
  const old = { ...entry('a'), message: { ...message, contactFormName: '\u200b' } }
  await store().setJSON(`pending/${id('a')}`, old)
  expect(await anOutbox().find(id('a'))).toEqual(old)
})

test('a message that fails says why and when', async () => {
  await anOutbox().moveToFailed(entry('a'), 'validation_error')
  expect(await store().get(`failed/2026-03-02/${id('a')}`, { type: 'json' })).toEqual({
    ...entry('a'),
    reason: 'validation_error',
    failedAt: time,
  })
})

// The client would wait five seconds and ask again, five times.
test.each([429, 500, 503, 401])(
  'an outbox that answers %i is asked once, as a visitor is waiting',
  { timeout: 3000 },
  async (status) => {
    let asked = 0
    vi.stubGlobal('fetch', async () => {
      asked += 1
      return new Response('no', { status })
    })
    await expect(anOutbox().find(id('a'))).rejects.toThrow()
    expect(asked).toBe(1)
  },
)

test('an outbox that does not confirm a message has not stored it', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  await expect(anOutbox().add(entry('a'))).rejects.toThrow('Blobs answered 424')
})

test('the outbox is read where writes are seen at once', async () => {
  const asked: string[] = []
  setEnvironmentContext({
    edgeURL: 'https://cached.example',
    uncachedEdgeURL: 'https://uncached.example',
    token: 't',
    siteID: 'local',
  })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address).origin)
    return new Response(null, { status: 404 })
  })
  await anOutbox().find(id('a'))
  expect(asked).toEqual(['https://uncached.example'])
})

test('what waits for a person is what is tried for more than an hour, and what was given up since yesterday', async () => {
  await anOutbox().moveToFailed(entry('a'), 'refused')
  time += 2 * DAY_MS
  await anOutbox().moveToFailed(entry('b'), 'refused')
  await anOutbox().add(entry('c'))
  expect(await waitingMessages(anOutbox(), time + 3_600_000)).toEqual({ waiting: 0, failed: 1 })
  expect(await waitingMessages(anOutbox(), time + 3_600_001)).toEqual({ waiting: 1, failed: 1 })
})

test('what was given up yesterday waits for a person, and what cannot be read', async () => {
  await anOutbox().moveToFailed(entry('a'), 'refused')
  await store().set(`pending/${id('b')}`, '{')
  time += DAY_MS
  expect(await waitingMessages(anOutbox(), time)).toEqual({ waiting: 1, failed: 1 })
})

test('a message that is sent while they are counted waits for nobody', async () => {
  await anOutbox().add(entry('a'))
  const outbox = { ...anOutbox(), find: async () => undefined }
  expect(await waitingMessages(outbox, time + DAY_MS)).toEqual({ waiting: 0, failed: 0 })
})
