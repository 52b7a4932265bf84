import type { CountStore } from './count-store.ts'
import { dayIn, daysAfter } from './dates.ts'
import type { Counts } from './read-counts.ts'

/** Beacons that may wait for the next fold: what a flood can put into the store. Further ones are not counted. */
export const MOST_WAITING = 600
/** Different values of one kind that a day remembers; further ones are counted together. */
const MOST_VALUES = 200
const OTHERS = '(others)'

const KEPT_DAYS = 92

const SLOT_MS = 10 * 60_000
/** A beacon that came in the last moment may still be on its way into the store. */
const LATE_MS = 60_000
const AT_ONCE = 50
const MOST_TRIES = 5

/** The ten minutes that a time is in, in UTC: "2026-03-02T15:20". */
export const slotOf = (time: number): string =>
  new Date(Math.floor(time / SLOT_MS) * SLOT_MS).toISOString().slice(0, 16)

const kindOf = (key: string): string => key.slice(0, key.indexOf(' '))

/** The sum of counts, with at most so many values of each kind. */
export function added(counts: Counts, further: Counts, mostValues = MOST_VALUES): Counts {
  const sum = { ...counts }
  const values: Record<string, number> = {}
  for (const key of Object.keys(sum)) values[kindOf(key)] = (values[kindOf(key)] ?? 0) + 1
  for (const [key, count] of Object.entries(further)) {
    const kind = kindOf(key)
    const isKnown = Object.hasOwn(sum, key)
    if (!isKnown) values[kind] = (values[kind] ?? 0) + 1
    const taken = isKnown || (values[kind] ?? 0) <= mostValues ? key : `${kind} ${OTHERS}`
    sum[taken] = (sum[taken] ?? 0) + count
  }
  return sum
}

async function readAll(store: CountStore, keys: readonly string[]): Promise<Counts> {
  let sum: Counts = {}
  for (let start = 0; start < keys.length; start += AT_ONCE)
    // Within a slot nothing is cut, as its beacons are few; the day is.
    for (const counts of await Promise.all(keys.slice(start, start + AT_ONCE).map(store.read)))
      sum = added(sum, counts ?? {}, Number.POSITIVE_INFINITY)
  return sum
}

/**
 * Adds the beacons of each slot that is over to their day, and forgets days that are too old. A day remembers its slots and is
 * written only if nobody else has written it meanwhile: so two folds at once, or one that was broken off, lose nothing and count
 * nothing twice.
 *
 * @param timeZone the store's, whose midnight parts the days
 * @returns how many beacons were added
 */
export async function fold(store: CountStore, timeZone: string, now: number): Promise<number> {
  const slots = Map.groupBy(await store.waiting(), (key) => key.split('/')[1] ?? '')
  let folded = 0
  for (const [slot, keys] of slots) {
    const start = Date.parse(`${slot}Z`)
    if (start + SLOT_MS + LATE_MS > now) continue
    if (await addSlot(store, dayIn(timeZone, start), slot, keys)) folded += keys.length
    await store.remove(keys)
  }
  const oldest = daysAfter(dayIn(timeZone, now), -KEPT_DAYS)
  for (const day of await store.days()) if (day < oldest) await store.removeDay(day)
  return folded
}

/** Whether this call has added the slot; false when another one had. @throws Error when the day changes at every try */
async function addSlot(
  store: CountStore,
  day: string,
  slot: string,
  keys: readonly string[],
): Promise<boolean> {
  const further = await readAll(store, keys)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { kept, etag } = await store.day(day)
    if (kept.folded.includes(slot)) return false
    const next = { counts: added(kept.counts, further), folded: [...kept.folded, slot] }
    if (await store.writeDay(day, next, etag)) return true
  }
  throw new Error(`The counts of ${day} change at every try.`)
}
