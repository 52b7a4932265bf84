import type { CountedDay, CountStore } from '../../../src/features/monday/count-store.ts'
import type { Counts } from '../../../src/features/monday/read-counts.ts'

/** A store as Netlify Blobs is one: every call takes its time, and what changed meanwhile is not overwritten. */
export function memoryStore() {
  const beacons = new Map<string, Counts>()
  const days = new Map<string, { kept: CountedDay; etag: string }>()
  let mailed: string | undefined
  let writes = 0
  const soon = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 5))
  const store: CountStore = {
    add: async (slot, id, counts) => void beacons.set(`new/${slot}/${id}`, counts),
    waiting: async () => [...beacons.keys()],
    async read(key) {
      await soon()
      return beacons.get(key)
    },
    remove: async (keys) => {
      for (const key of keys) beacons.delete(key)
    },
    async day(day) {
      await soon()
      return days.get(day) ?? { kept: { counts: {}, folded: [] } }
    },
    async writeDay(day, kept, etag) {
      await soon()
      if (days.get(day)?.etag !== etag) return false
      writes += 1
      days.set(day, { kept, etag: String(writes) })
      return true
    },
    days: async () => [...days.keys()],
    removeDay: async (day) => void days.delete(day),
    isMailed: async (week) => mailed === week,
    markMailed: async (week) => {
      mailed = week
    },
  }
  const countsOf = (day: string): Counts => days.get(day)?.kept.counts ?? {}
  return { store, beacons, countsOf }
}
