import { expect, test } from 'vitest'
import { type KnownEntry, onceForEntry } from '../../../../src/features/list/house/once-for-entry.ts'

const record = {} as KnownEntry['record']
const item = { productUrl: 'alder-52' }
const room = { name: 'kitchen' }

/** Counts how often something is made of each entry that is asked for in turn. */
function timesMade(...entries: KnownEntry[]): number {
  let times = 0
  const once = onceForEntry(() => {
    times += 1
    return times
  })
  for (const entry of entries) once(entry)
  return times
}

test.each([
  ['the same objects in another box', { record, item, room }, 1],
  ['another record', { record: {} as KnownEntry['record'], item, room }, 2],
  ['another item, equal to it', { record, item: { ...item }, room }, 2],
  ['another room, equal to it', { record, item, room: { ...room } }, 2],
])('after an entry %s is made of %o so many times: %d', (_what, next, times) => {
  expect(timesMade({ record, item, room }, next)).toBe(times)
})

test('what was made of an entry is given for it again, and what was made of it last', () => {
  const once = onceForEntry(({ room }: KnownEntry) => room.name)
  expect(once({ record, item, room })).toBe('kitchen')
  expect(once({ record, item, room: { name: 'hall' } })).toBe('hall')
  expect(once({ record, item, room })).toBe('kitchen')
})
