import { describe, expect, test } from 'vitest'
import { createCountsHandler } from '../../../src/features/monday/counts-handler.ts'
import { fold } from '../../../src/features/monday/fold.ts'
import { memoryStore } from './memory-store.ts'

const KEY = 'quiet-fans-turn-slowly'
const ADDRESS = 'https://www.example.com/counts'

function counter({ key = KEY as string | undefined, mostWaiting = 600 } = {}) {
  const memory = memoryStore()
  const logged: string[] = []
  let time = Date.parse('2026-03-02T15:00:00Z')
  let ids = 0
  const handle = createCountsHandler({
    store: memory.store,
    key,
    allowedOrigins: [],
    timeZone: 'America/New_York',
    now: () => time,
    newId: () => String(ids++),
    log: (_level, event) => logged.push(event),
    mostWaiting,
  })
  const post = (body: string, headers: Record<string, string> = { Origin: 'https://www.example.com' }) =>
    handle(new Request(ADDRESS, { method: 'POST', body, headers }))
  const get = (given: string, query = '') =>
    handle(new Request(ADDRESS + query, { headers: { Authorization: `Bearer ${given}` } }))
  const foldAt = (then: string) => {
    time = Date.parse(then)
    return fold(memory.store, 'America/New_York', time)
  }
  return { ...memory, handle, post, get, foldAt, logged }
}

describe('a beacon', () => {
  test('of this site is counted', async () => {
    const { post, beacons } = counter()
    expect((await post('page /parts\nkept alder-52')).status).toBe(204)
    expect([...beacons.values()]).toEqual([{ 'page /parts': 1, 'kept alder-52': 1 }])
  })

  test.each([
    ['of another site', { Origin: 'https://elsewhere.example' }, 403],
    ['of no browser', {}, 403],
    ['with Sec-GPC', { Origin: 'https://www.example.com', 'Sec-GPC': '1' }, 204],
  ])('%s is not', async (_, headers: Record<string, string>, status) => {
    const { post, beacons } = counter()
    expect((await post('page /', headers)).status).toBe(status)
    expect(beacons.size).toBe(0)
  })

  test.each([
    ['more than 4 KiB', 'kept a'.repeat(700), 413],
    ['nothing that this site sends', 'hello', 204],
  ])('with %s is not', async (_, body, status) => {
    const { post, beacons } = counter()
    expect((await post(body)).status).toBe(status)
    expect(beacons.size).toBe(0)
  })

  test('is not counted without a key to read it with', async () => {
    const { post, beacons } = counter({ key: '' })
    expect((await post('page /')).status).toBe(204)
    expect(beacons.size).toBe(0)
  })

  test('of a flood is not stored once 600 wait, and is again after a fold', async () => {
    const { post, beacons, foldAt, countsOf, logged } = counter()
    for (let index = 0; index < 610; index++) await post('page /')
    expect(beacons.size).toBe(600)
    expect(logged).toEqual(Array(10).fill('counts.full'))
    await foldAt('2026-03-02T15:30:00Z')
    expect(countsOf('2026-03-02')).toEqual({ 'page /': 600 })
    await post('page /')
    expect(beacons.size).toBe(1)
  })

  test('that cannot be stored is answered, and logged without a word of it', async () => {
    const { store, logged } = counter()
    const handle = createCountsHandler({
      store: { ...store, waiting: () => Promise.reject(new TypeError('down')) },
      ...{ key: KEY, allowedOrigins: [], timeZone: 'America/New_York', now: Date.now, newId: () => 'a' },
      log: (_level, event, facts) => logged.push(`${event} ${facts?.reason}`),
    })
    const headers = { Origin: 'https://www.example.com' }
    const answer = await handle(new Request(ADDRESS, { method: 'POST', body: 'page /', headers }))
    expect(answer.status).toBe(503)
    expect(logged).toEqual(['counts.unavailable TypeError'])
  })
})

describe('staff', () => {
  test('with the key read last week beside the one before', async () => {
    const { post, get, foldAt } = counter()
    await post('page /ceiling-fans/outdoor/alder-52')
    await post('page /parts')
    await foldAt('2026-03-09T15:00:00Z')
    const answer = await get(KEY)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await answer.json()).toMatchObject({
      thisMonday: '2026-03-09',
      monday: '2026-03-02',
      tables: [
        { title: 'Products looked at', rows: [{ name: 'Alder 52', count: 1, before: 0 }] },
        { title: 'Other pages', count: 1, before: 0 },
      ],
    })
    expect(await (await get(KEY, '?week=2026-03-11')).json()).toMatchObject({
      monday: '2026-03-09',
      tables: [
        { title: 'Products looked at', count: 0, before: 1 },
        { title: 'Other pages', count: 0, before: 1 },
      ],
    })
  })

  test.each([
    [KEY, 'quiet', 401],
    ['', 'quiet', 404],
    ['', '', 404],
  ])('of the key "%s" do not with "%s"', async (key, given, status) => {
    expect((await counter({ key }).get(given)).status).toBe(status)
  })

  test('may ask from the editor’s site, as browsers ask first', async () => {
    const { handle } = counter()
    const { status, headers } = await handle(new Request(ADDRESS, { method: 'OPTIONS' }))
    expect([status, headers.get('access-control-allow-headers')]).toEqual([204, 'authorization'])
  })
})
