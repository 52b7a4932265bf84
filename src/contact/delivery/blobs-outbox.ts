import { getStore } from '@netlify/blobs'
import { type Outbox, outboxEntrySchema } from './outbox.ts'

/** How long the store may take to answer a call. */
export const OUTBOX_TIMEOUT_MS = 3000

const DAY_MS = 86_400_000
/** Personal data is stored only as long as staff need it to act. */
const KEEP_FAILED_DAYS = 30

/** The client waits 5 s before each of its five retries: a visitor cannot. A status it does not retry ends it at once. */
const askOnce =
  (timeoutMs: number): typeof fetch =>
  async (input, init) => {
    try {
      const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) })
      if (answer.status !== 429 && answer.status < 500) return answer
      await answer.body?.cancel()
    } catch {
      // Reported by the status below.
    }
    return new Response(null, { status: 424 })
  }

const day = (now: number): string => new Date(now).toISOString().slice(0, 10)

/**
 * The outbox in Netlify Blobs: `pending/<id>`, `failed/<id>`, and `sent/<day>/<id>` without the message, for the day and
 * the one before. Make one for each request, as Netlify renews the credentials.
 */
export function blobsOutbox(name: string, now: () => number, timeoutMs = OUTBOX_TIMEOUT_MS): Outbox {
  const ask = askOnce(timeoutMs)
  const open = (fetch: typeof ask) => getStore({ name, consistency: 'strong', fetch })
  const store = open(ask)
  const sentDays = () => [day(now()), day(now() - DAY_MS)]

  const idsUnder = async (prefix: string): Promise<string[]> => {
    const { blobs } = await store.list({ prefix })
    // The sandbox lists files that it is still writing, too.
    return blobs.map(({ key }) => key.slice(prefix.length)).filter((id) => /^[0-9a-f]{32}$/.test(id))
  }

  /** Whether it was written; `false` when the key exists. Rejects when it is not known to be stored. */
  const writeNew = async (key: string, value: unknown): Promise<boolean> => {
    let status: number | undefined
    const watched = open(async (...request) => {
      const answer = await ask(...request)
      status = answer.status
      return answer
    })
    const { modified } = await watched.setJSON(key, value, { onlyIfNew: true })
    // In conditional writes the client takes every answer but 412 for a success, a 500 too.
    if (modified && status !== 200) throw new Error(`Blobs answered ${status}`)
    return modified
  }

  const wasSent = async (id: string): Promise<boolean> => {
    const marks = await Promise.all(sentDays().map((sentDay) => store.get(`sent/${sentDay}/${id}`)))
    return marks.some((mark) => mark !== null)
  }

  const deleteOldMarks = async (): Promise<void> => {
    const { blobs } = await store.list({ prefix: 'sent/' })
    const days = sentDays()
    const old = blobs.filter(({ key }) => !days.some((sentDay) => key.startsWith(`sent/${sentDay}/`)))
    for (const { key } of old) await store.delete(key)
  }

  return {
    wasSent,
    async add(entry) {
      if (!(await writeNew(`pending/${entry.id}`, entry))) return 'known'
      // `markSent` writes the mark before it deletes: a second `add` that could write sees the mark.
      if (!(await wasSent(entry.id).catch(() => false))) return 'added'
      await store.delete(`pending/${entry.id}`)
      return 'known'
    },
    pendingIds: () => idsUnder('pending/'),
    async find(id) {
      const kept: unknown = await store.get(`pending/${id}`, { type: 'json' })
      return kept === null ? undefined : outboxEntrySchema.parse(kept)
    },
    async update(entry) {
      await store.setJSON(`pending/${entry.id}`, entry)
    },
    async markSent(id) {
      await store.set(`sent/${day(now())}/${id}`, '1')
      await store.delete(`pending/${id}`)
    },
    async moveToFailed(entry, reason) {
      await store.setJSON(`failed/${entry.id}`, { ...entry, reason, failedAt: now() })
      await store.delete(`pending/${entry.id}`)
    },
    async deleteExpired() {
      await deleteOldMarks()
      const expired: string[] = []
      for (const id of await idsUnder('failed/')) {
        const { failedAt } = (await store.get(`failed/${id}`, { type: 'json' })) ?? {}
        if (typeof failedAt !== 'number' || failedAt > now() - KEEP_FAILED_DAYS * DAY_MS) continue
        await store.delete(`failed/${id}`)
        expired.push(id)
      }
      return expired
    },
  }
}
