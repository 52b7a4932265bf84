import { OUTBOX_TIMEOUT_MS, openBlobs } from './blobs-store.ts'
import { expiredKeys } from './expired-keys.ts'
import { type Outbox, type OutboxEntry, readEntry } from './outbox.ts'
import { dayOf, daysBefore, hourOf } from './times.ts'

/** The id behind which the next run begins. */
const TURN = 'turn'
const ID = /^[0-9a-f]{32}$/

const groupOf = ({ suspicion }: Pick<OutboxEntry, 'suspicion'>): string =>
  suspicion ? 'suspected' : 'ordinary'

/**
 * The outbox in Netlify Blobs:
 *
 * - `pending/<id>`: the messages to send;
 * - `failed/<day>/<id>`: those that wait for a person, by the day on which they were given up;
 * - `sent/<day>/<id>` and `accepted/<hour>/<group>/<id>`: marks without a message;
 * - `turn`: where the last run ended.
 *
 * The keys of all that expires say when it was written, so that nothing has to be read to be deleted.
 */
export function blobsOutbox(name: string, now: () => number, timeoutMs = OUTBOX_TIMEOUT_MS): Outbox {
  const { store, keysUnder, writeNew } = openBlobs(name, timeoutMs)

  const wasSent = async (id: string): Promise<boolean> => {
    const days = [dayOf(now()), daysBefore(now(), 1)]
    const marks = await Promise.all(days.map((day) => store.get(`sent/${day}/${id}`)))
    return marks.some((mark) => mark !== null)
  }

  /** Names of an earlier version of the site hold no day: theirs begins now. */
  const dateUndated = async (): Promise<void> => {
    for (const key of await keysUnder('failed/')) {
      const id = key.slice('failed/'.length)
      const text = ID.test(id) ? await store.get(key) : null
      if (text === null) continue
      await store.set(`failed/${dayOf(now())}/${id}`, text)
      await store.delete(key)
    }
  }

  return {
    wasSent,
    async add(entry) {
      const { id } = entry
      if (!(await writeNew(`pending/${id}`, entry))) return 'known'
      const [isSent] = await Promise.all([
        // `markSent` writes the mark before it deletes: a second `add` that could write sees the mark.
        wasSent(id).catch(() => false),
        // One message that is not counted does no harm.
        store.set(`accepted/${hourOf(now())}/${groupOf(entry)}/${id}`, '1').catch(() => undefined),
      ])
      if (!isSent) return 'added'
      await store.delete(`pending/${id}`)
      return 'known'
    },
    acceptedLike: async (entry) => (await keysUnder(`accepted/${hourOf(now())}/${groupOf(entry)}/`)).length,
    async pendingIds() {
      const [turn, keys] = await Promise.all([store.get(TURN, { type: 'text' }), keysUnder('pending/')])
      // The sandbox lists files that it is still writing, too.
      const ids = keys.map((key) => key.slice('pending/'.length)).filter((id) => ID.test(id))
      ids.sort()
      const isLater = (id: string) => turn === null || id > turn
      return [...ids.filter(isLater), ...ids.filter((id) => !isLater(id))]
    },
    async stopAt(id) {
      await store.set(TURN, id)
    },
    async find(id) {
      const text = await store.get(`pending/${id}`, { type: 'text' })
      return text === null ? undefined : readEntry(id, text)
    },
    async update(entry) {
      await store.setJSON(`pending/${entry.id}`, entry)
    },
    async markSent(id) {
      await store.set(`sent/${dayOf(now())}/${id}`, '1')
      await store.delete(`pending/${id}`)
    },
    async moveToFailed(entry, reason) {
      const kept = { ...entry, reason, failedAt: now() }
      await store.setJSON(`failed/${dayOf(now())}/${entry.id}`, kept)
      await store.delete(`pending/${entry.id}`)
    },
    failedDays: async () => (await keysUnder('failed/')).map((key) => key.split('/')[1] ?? ''),
    async deleteExpired(isOver) {
      const unsent: string[] = []
      await dateUndated()
      for (const prefix of ['accepted/', 'sent/', 'failed/'] as const) {
        for (const key of expiredKeys(prefix, await keysUnder(prefix), now())) {
          if (isOver()) return unsent
          await store.delete(key)
          if (prefix === 'failed/') unsent.push(key.slice(key.lastIndexOf('/') + 1))
        }
      }
      return unsent
    },
  }
}
