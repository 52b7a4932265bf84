import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { countStore } from '../../../src/features/monday/count-store.ts'
import { dayIn } from '../../../src/features/monday/dates.ts'
import { slotOf } from '../../../src/features/monday/fold.ts'
import { serveSite } from '../../netlify/made-up-site.ts'

const functionFile = (name: string) => JSON.stringify(path.resolve(`netlify/functions/${name}.mts`))
const forward = (name: string) => `export { default, config } from ${functionFile(name)}`

let site: Awaited<ReturnType<typeof serveSite>>
beforeAll(async () => {
  vi.stubEnv('MONDAY_KEY', 'quiet-fans-turn-slowly')
  site = await serveSite({ counts: forward('counts'), monday: forward('monday') })
})
afterAll(async () => {
  await site.stop()
  vi.unstubAllEnvs()
})

test('what a page sends is in the week that staff read, after the scheduled run', async () => {
  const anHourAgo = Date.now() - 3_600_000
  await countStore('counts-dev').add(slotOf(anHourAgo), 'a', { 'page /': 1 })
  const beacon = await site.ask('/counts', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: 'kept alder-52',
  })
  expect(beacon.status).toBe(204)
  // The beacon's own ten minutes are not over.
  const run = await site.ask('/.netlify/functions/monday', { method: 'POST' })
  expect(await run.json()).toEqual({ folded: 1, isMailed: false })
  const store = countStore('counts-dev')
  expect(await store.waiting()).toEqual([expect.stringMatching(/^new\/20\d\d-\d\d-\d\dT\d\d:\d0\/./)])
  const { kept } = await store.day(dayIn('America/New_York', anHourAgo))
  expect(kept).toEqual({ counts: { 'page /': 1 }, folded: [slotOf(anHourAgo)] })
})

test('a day that was changed since it was read is not overwritten', async () => {
  const store = countStore('counts-dev')
  const day = { counts: { 'page /': 1 }, folded: [] }
  expect(await store.writeDay('2026-05-01', day, undefined)).toBe(true)
  expect(await store.writeDay('2026-05-01', day, undefined)).toBe(false)
  const { etag } = await store.day('2026-05-01')
  expect(await store.writeDay('2026-05-01', { ...day, folded: ['x'] }, etag)).toBe(true)
  expect(await store.writeDay('2026-05-01', day, '"of another time"')).toBe(false)
  expect((await store.day('2026-05-01')).kept.folded).toEqual(['x'])
})

test('the counts are told with the key alone', async () => {
  const ask = (key: string) => site.ask('/counts', { headers: { Authorization: `Bearer ${key}` } })
  expect((await ask('guessed')).status).toBe(401)
  expect(await (await ask('quiet-fans-turn-slowly')).json()).toMatchObject({ days: expect.any(Array) })
})
