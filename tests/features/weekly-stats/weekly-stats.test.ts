import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startSandbox } from '../../../netlify/local/functions.ts'
import type { SendMail } from '../../../src/features/contact/mail.ts'
import { createCountsHandler } from '../../../src/features/weekly-stats/counts-handler.ts'
import { dayStore } from '../../../src/features/weekly-stats/day-store.ts'
import { sendWeeklyEmail } from '../../../src/features/weekly-stats/weekly-email.ts'

const KEY = 'quiet-fans-turn-slowly'
const ADDRESS = 'https://www.example.com/counts'
const OWN = { Origin: 'https://www.example.com' }
const timeZone = 'America/New_York'

let folder: string
let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'weekly-stats-'))
  sandbox = await startSandbox(folder)
})
afterAll(async () => {
  await sandbox.stop()
  await rm(folder, { recursive: true })
})
afterEach(() => vi.unstubAllGlobals())

let stores = 0
function start({ key = KEY as string | undefined, now = '2026-03-03T04:00:00Z' } = {}) {
  stores += 1
  const store = dayStore(`counts-${stores}`)
  const handle = createCountsHandler({ store, key, allowedOrigins: [], timeZone, now: () => Date.parse(now) })
  const post = (body: string, headers: Record<string, string> = OWN) =>
    handle(new Request(ADDRESS, { method: 'POST', body, headers }))
  const get = (given: string, query = '') =>
    handle(new Request(ADDRESS + query, { headers: { Authorization: `Bearer ${given}` } }))
  return { store, handle, post, get }
}

describe('a beacon', () => {
  test('is added to the day in the store’s time zone', async () => {
    const { post, store } = start()
    expect((await post('page /parts\nkept alder-52')).status).toBe(204)
    await post('page /parts')
    expect(await store.read('2026-03-02')).toEqual({ 'page /parts': 2, 'kept alder-52': 1 })
  })

  test.each([
    ['from another site', 'page /', { Origin: 'https://elsewhere.example' }, 403],
    ['from no browser', 'page /', {}, 403],
    ['with Global Privacy Control', 'page /', { ...OWN, 'Sec-GPC': '1' }, 204],
    ['of more than 4 KiB', 'page /\n'.repeat(700), { ...OWN, 'Content-Length': '4900' }, 413],
    ['that this site does not send', 'hello', OWN, 204],
    ['without a key to read it', 'page /', OWN, 204, ''],
  ])('%s is not counted', async (_, body, headers: Record<string, string>, status, key = KEY) => {
    const { post, store } = start({ key })
    expect((await post(body, headers)).status).toBe(status)
    expect(await store.read('2026-03-02')).toEqual({})
  })

  test('is added again if the day changed in between', async () => {
    const real = fetch
    let competing: (() => Promise<void>) | undefined
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const first = /put/i.test(request[1]?.method ?? '') ? competing : undefined
      if (first) competing = undefined
      await first?.()
      return real(...request)
    })
    const { store } = start()
    const addOne = () => store.add('2026-03-02', { 'page /': 1 })
    await addOne()
    competing = addOne
    await addOne()
    expect(await store.read('2026-03-02')).toEqual({ 'page /': 3 })
  })

  test('is answered if the store is down', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = { add: () => Promise.reject(new TypeError('down')), read: async () => ({}) }
    const handle = createCountsHandler({ store: down, key: KEY, allowedOrigins: [], timeZone, now: Date.now })
    const request = new Request(ADDRESS, { method: 'POST', body: 'page /', headers: OWN })
    expect((await handle(request)).status).toBe(503)
    vi.restoreAllMocks()
  })
})

const rowsOf = async (answer: Response) =>
  parse(await answer.text())
    .querySelectorAll('tr')
    .map((row) => row.querySelectorAll('th, td').map(({ text }) => text))

async function startWithTwoWeeks(now = '2026-03-09T12:00:00Z') {
  const stats = start({ now })
  const days = {
    '2026-02-24': { 'page /': 9, 'search bathroom & heater': 2 },
    '2026-03-02': { 'page /ceiling-fans/outdoor/alder-52': 3, 'kept alder-52': 2 },
    '2026-03-08': {
      'page /ceiling-fans/by-brand/hunter/alder-52': 1,
      'page /ceiling-fans/by-brand/hunter': 1,
      'page /ceiling-fans/outdoor/page-2': 1,
    },
  }
  for (const [day, counts] of Object.entries(days)) await stats.store.add(day, counts)
  return stats
}

describe('the week', () => {
  test('is the last whole one, compared with the week before, with a product’s views added up', async () => {
    const { get } = await startWithTwoWeeks()
    expect(await rowsOf(await get(KEY))).toEqual([
      ['Counted', 'Week of March 2', 'Week before'],
      ['Page views', '6', '9'],
      ['Monday', '3', '0'],
      ['Tuesday', '0', '9'],
      ...['Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => [day, '0', '0']),
      ['Sunday', '3', '0'],
      ['Products viewed', '4', '0'],
      ['Alder 52', '4', '0'],
      ['Products saved', '2', '0'],
      ['Alder 52', '2', '0'],
      ['Searches with no results', '0', '2'],
      ['bathroom & heater', '0', '2'],
      ['Other pages', '2', '9'],
      ['Ceiling Fans › Hunter', '1', '0'],
      ['Ceiling Fans › Outdoor › Page 2', '1', '0'],
      ['Home', '0', '9'],
    ])
  })

  test('can be an earlier week, even an empty one', async () => {
    const { get } = await startWithTwoWeeks()
    expect((await rowsOf(await get(KEY, '?week=2026-02-26')))[0]).toContain('Week of February 23')
    expect(await (await get(KEY, '?week=2026-05-01')).text()).toContain('Nothing was counted')
  })

  test('is readable only with its key, from the editor’s site as well', async () => {
    for (const [key, given, status] of [
      [KEY, 'guessed', 401],
      ['', 'guessed', 404],
      ['', '', 404],
    ] as const)
      expect((await start({ key }).get(given)).status).toBe(status)
    const { status, headers } = await start().handle(new Request(ADDRESS, { method: 'OPTIONS' }))
    expect([status, headers.get('access-control-allow-headers')]).toEqual([204, 'authorization'])
  })
})

describe('the weekly email', () => {
  test('is sent once, on Monday from 7 a.m. in the store’s time zone', async () => {
    const { store } = await startWithTwoWeeks()
    const ids: string[] = []
    const sendMail: SendMail = async (_, id) => {
      ids.push(id)
      return { outcome: 'sent' }
    }
    const runAt = (now: string) =>
      sendWeeklyEmail({ store, sendMail, storeName: 'Fans', timeZone, now: () => Date.parse(now) })
    for (const early of ['2026-03-08T18:00:00Z', '2026-03-09T10:59:00Z']) await runAt(early)
    expect(ids).toEqual([])
    for (const time of ['2026-03-09T11:00:00Z', '2026-03-09T12:00:00Z', '2026-03-10T12:00:00Z'])
      await runAt(time)
    expect(ids).toEqual(['monday/2026-03-02'])
  })

  test('is sent by a later run if the first one fails', async () => {
    const { store } = await startWithTwoWeeks()
    const sendMail = vi.fn<SendMail>(async () => ({ outcome: 'sent' }))
    sendMail.mockResolvedValueOnce({ outcome: 'unavailable', reason: 'timeout' })
    const now = () => Date.parse('2026-03-09T12:00:00Z')
    const run = () => sendWeeklyEmail({ store, sendMail, storeName: 'Fans', timeZone, now })
    await expect(run()).rejects.toThrow('timeout')
    expect(await run()).toEqual({ isSent: true })
  })

  test('has the table with at most 8 rows a group, in HTML and plain text', async () => {
    const { store } = await startWithTwoWeeks()
    for (let fan = 0; fan < 10; fan++) await store.add('2026-03-03', { [`compared fan-${fan}`]: 1 })
    const sendMail = vi.fn<SendMail>(async () => ({ outcome: 'sent' }))
    const now = () => Date.parse('2026-03-09T12:00:00Z')
    await sendWeeklyEmail({ store, sendMail, storeName: 'Miller Fans', timeZone, now })
    const [{ subject, text, html } = {}] = sendMail.mock.lastCall ?? []
    expect(subject).toBe('Miller Fans: the week of March 2')
    expect(text).toContain('\n2 (0) Products saved\n2 (0) Alder 52\n')
    expect(html).toContain('<td colspan="3">and 2 more</td>')
  })

  test('run deletes days after 92 days', async () => {
    const { store } = start()
    for (const day of ['2026-03-01', '2026-03-02']) await store.add(day, { 'page /': 1 })
    const now = () => Date.parse('2026-06-02T12:00:00Z')
    await sendWeeklyEmail({ store, sendMail: undefined, storeName: 'Fans', timeZone, now })
    expect([await store.read('2026-03-01'), await store.read('2026-03-02')]).toEqual([{}, { 'page /': 1 }])
  })
})
