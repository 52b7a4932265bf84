import { OUTBOX_TIMEOUT_MS, openBlobs } from '../contact/delivery/blobs-store.ts'
import type { Counts } from './read-counts.ts'

/** A day's counts, and which slots of it are in them. */
export interface CountedDay {
  counts: Counts
  folded: string[]
}

/** Where counts are stored. Every call may reject: the store can be unavailable. */
export interface CountStore {
  /** Stores what one beacon counts, under the slot of its time. */
  add(slot: string, id: string, counts: Counts): Promise<void>
  /** The keys of beacons that are in no day yet: `new/<slot>/<id>`. */
  waiting(): Promise<string[]>
  /** What is under such a key; nothing when it is gone. */
  read(key: string): Promise<Counts | undefined>
  remove(keys: readonly string[]): Promise<void>
  day(day: string): Promise<{ kept: CountedDay; etag?: string | undefined }>
  /** Stores a day; false when it was changed since it was read with the ETag, or is there when none was read. */
  writeDay(day: string, kept: CountedDay, etag: string | undefined): Promise<boolean>
  days(): Promise<string[]>
  removeDay(day: string): Promise<void>
  /** Whether the mail about a week was sent. */
  isMailed(week: string): Promise<boolean>
  markMailed(week: string): Promise<void>
}

/** The counts in Netlify Blobs: `new/<slot>/<id>`, `days/<day>` and `mailed`, the week that staff were last told of. */
export function countStore(name: string, timeoutMs = OUTBOX_TIMEOUT_MS): CountStore {
  const { store, keysUnder, writeNew } = openBlobs(name, timeoutMs)
  return {
    add: async (slot, id, counts) => void (await store.setJSON(`new/${slot}/${id}`, counts)),
    waiting: () => keysUnder('new/'),
    read: async (key) => (await store.get(key, { type: 'json' })) ?? undefined,
    remove: async (keys) => void (await Promise.all(keys.map((key) => store.delete(key)))),
    async day(day) {
      const prefix = `days/${day}`
      const found = await store.getWithMetadata(prefix, { type: 'json' })
      if (!found) return { kept: { counts: {}, folded: [] } }
      // The sandbox on a developer's machine gives ETags in lists only.
      const etag = found.etag ?? (await store.list({ prefix })).blobs[0]?.etag
      return { kept: found.data, etag }
    },
    writeDay: (day, kept, etag) => writeNew(`days/${day}`, kept, etag),
    days: async () => (await keysUnder('days/')).map((key) => key.slice('days/'.length)),
    removeDay: (day) => store.delete(`days/${day}`),
    isMailed: async (week) => (await store.get('mailed', { type: 'text' })) === week,
    markMailed: async (week) => void (await store.set('mailed', week)),
  }
}
