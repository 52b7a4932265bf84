import { getStore } from '@netlify/blobs'
import { add, type Counts } from './counts.ts'

const MAX_TRIES = 5

/** Daily totals in Netlify Blobs, under `days/2026-03-02`. */
export function dayStore(name: string) {
  const store = getStore({ name, consistency: 'strong' })
  const days = async (): Promise<string[]> =>
    (await store.list({ prefix: 'days/' })).blobs.map(({ key }) => key.slice('days/'.length))

  return {
    read: async (day: string): Promise<Counts> => (await store.get(`days/${day}`, { type: 'json' })) ?? {},
    /** Adds to a day. After five conflicts with other writers the counts are dropped: they needn't be exact. */
    async add(day: string, counts: Counts): Promise<void> {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const key = `days/${day}`
        const found = await store.getWithMetadata(key, { type: 'json' })
        // The local sandbox has ETags only in lists.
        const etag = found && (found.etag ?? (await store.list({ prefix: key })).blobs[0]?.etag)
        const { modified } = await store.setJSON(
          key,
          add(found?.data ?? {}, counts),
          etag ? { onlyIfMatch: etag } : { onlyIfNew: true },
        )
        if (modified) return
      }
    },
    async removeBefore(oldest: string): Promise<void> {
      for (const day of await days()) if (day < oldest) await store.delete(`days/${day}`)
    },
    isSent: async (week: string): Promise<boolean> => (await store.get('sent', { type: 'text' })) === week,
    markSent: async (week: string): Promise<void> => void (await store.set('sent', week)),
  }
}

export type DayStore = ReturnType<typeof dayStore>
