import { randomUUID } from 'node:crypto'
import { getStore, setEnvironmentContext } from '@netlify/blobs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { blobsOutbox } from '../../src/contact/delivery/blobs-outbox.ts'
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
    expect((await anOutbox().find(id('a')))?.attempts).toBe(0)
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

test('only what failed 30 days ago is deleted, with marks of before yesterday', async () => {
  await anOutbox().markSent(id('1'))
  await anOutbox().moveToFailed(entry('a'), 'refused')
  time += DAY_MS
  await anOutbox().moveToFailed(entry('b'), 'refused')
  time += 29 * DAY_MS
  await anOutbox().markSent(id('2'))
  await anOutbox().add(entry('c'))
  await store().set(`failed/${id('d')}`, '{}')
  expect(await anOutbox().deleteExpired()).toEqual([id('a')])
  const { blobs: kept } = await store().list()
  expect(kept.map(({ key }) => key).sort()).toEqual([
    `failed/${id('b')}`,
    `failed/${id('d')}`,
    `pending/${id('c')}`,
    `sent/2026-04-01/${id('2')}`,
  ])
})

test('a message that fails says why and when', async () => {
  await anOutbox().moveToFailed(entry('a'), 'validation_error')
  expect(await store().get(`failed/${id('a')}`, { type: 'json' })).toEqual({
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
