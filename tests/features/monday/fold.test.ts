import { expect, test } from 'vitest'
import { added, fold, slotOf } from '../../../src/features/monday/fold.ts'
import { memoryStore } from './memory-store.ts'

const ZONE = 'America/New_York'
const at = (time: string) => Date.parse(time)

test('what came within ten minutes is one slot', () => {
  expect(slotOf(at('2026-03-02T15:29:59Z'))).toBe('2026-03-02T15:20')
})

test('beacons are added to the day of the store, and are gone', async () => {
  const { store, beacons, countsOf } = memoryStore()
  // 11 p.m. in Atlanta on the day before.
  await store.add('2026-03-03T04:00', 'a', { 'page /': 1, 'kept alder-52': 1 })
  await store.add('2026-03-03T04:00', 'b', { 'page /': 1 })
  expect(await fold(store, ZONE, at('2026-03-03T04:20:00Z'))).toBe(2)
  expect(countsOf('2026-03-02')).toEqual({ 'page /': 2, 'kept alder-52': 1 })
  expect(beacons.size).toBe(0)
})

test('a slot that is not over waits', async () => {
  const { store, beacons } = memoryStore()
  await store.add('2026-03-02T15:20', 'a', { 'page /': 1 })
  expect(await fold(store, ZONE, at('2026-03-02T15:30:30Z'))).toBe(0)
  expect(beacons.size).toBe(1)
})

test('three folds at once lose nothing and count nothing twice', async () => {
  const { store, countsOf } = memoryStore()
  for (const slot of ['2026-03-02T15:00', '2026-03-02T15:10', '2026-03-02T15:20'])
    for (let index = 0; index < 70; index++) await store.add(slot, String(index), { 'page /': 1 })
  const now = at('2026-03-02T16:00:00Z')
  await Promise.all([fold(store, ZONE, now), fold(store, ZONE, now), fold(store, ZONE, now)])
  expect(countsOf('2026-03-02')).toEqual({ 'page /': 210 })
})

test('a fold that was broken off before it deleted does not count twice', async () => {
  const { store, beacons, countsOf } = memoryStore()
  await store.add('2026-03-02T15:00', 'a', { 'page /': 1 })
  const now = at('2026-03-02T16:00:00Z')
  const remove = () => Promise.reject(new Error('broken off'))
  await expect(fold({ ...store, remove }, ZONE, now)).rejects.toThrow('broken off')
  await fold(store, ZONE, now)
  expect(countsOf('2026-03-02')).toEqual({ 'page /': 1 })
  expect(beacons.size).toBe(0)
})

test('a day is forgotten after 92 days', async () => {
  const { store } = memoryStore()
  for (const day of ['2026-03-01', '2026-03-02', '2026-06-01'])
    await store.writeDay(day, { counts: {}, folded: [] }, undefined)
  await fold(store, ZONE, at('2026-06-02T12:00:00Z'))
  expect(await store.days()).toEqual(['2026-03-02', '2026-06-01'])
})

test('values beyond the most of a kind are counted together, each kind for itself', () => {
  const full = added({ 'kept a': 1, 'page /': 1 }, { 'kept b': 1, 'kept c': 2, 'kept a': 1 }, 2)
  expect(full).toEqual({ 'kept a': 2, 'page /': 1, 'kept b': 1, 'kept (others)': 2 })
  expect(added(full, { 'kept d': 1, 'page /parts': 1 }, 2)).toEqual({
    'kept a': 2,
    'kept b': 1,
    'kept (others)': 3,
    'page /': 1,
    'page /parts': 1,
  })
})
