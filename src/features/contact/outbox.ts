import { getStore } from '@netlify/blobs'
import type { MailContent } from './mail.ts'

/** An email to send. Times are milliseconds since 1970. */
export interface Entry {
  id: string
  mail: MailContent
  receivedAt: number
  /** Attempts without a clear answer. */
  attempts: number
  dueAt: number
  /** Whether the provider may already have it, so that it must keep its idempotency key. */
  mayBeSent: boolean
  digestOf?: string[]
}

/** State that a retry run passes to the next one. */
export interface RunState {
  ranAt: number
  /** Whether a message has waited for an hour. */
  isStuck: boolean
  digestAt: number
}

const DAY_MS = 86_400_000
const ID = /^(digest-)?[\da-f]{32}$/
/** Keys that a run deletes, so that many can't take its time. */
const MAX_DELETED = 100

/** The UTC day of a time: "2026-03-02". */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The first day to keep under each prefix. Personal data stay only while staff may need them. */
const FIRST_KEPT = [
  ['visitors/', (now: number) => dayOf(now)],
  ['sent/', (now: number) => dayOf(now - DAY_MS)],
  ['failed/', (now: number) => dayOf(now - 30 * DAY_MS)],
] as const

const STORE_TIMEOUT_MS = 3000

/** The client would wait 5 s before each of five retries, too long for a visitor. It doesn't retry status 424. */
const fetchOnce: typeof fetch = async (input, init) => {
  try {
    const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(STORE_TIMEOUT_MS) })
    if (answer.status !== 429 && answer.status < 500) return answer
    await answer.body?.cancel()
  } catch {
    // Reported by the status below.
  }
  return new Response(null, { status: 424 })
}

export type Outbox = ReturnType<typeof openOutbox>

/**
 * The outbox in Netlify Blobs, opened for each request, as Netlify renews the credentials. Any call may reject.
 *
 * - `pending/<id>`: the emails to send.
 * - `failed/<day>/<id>`: emails that need a person, by the day they failed.
 * - `sent/<day>/<id>` and `visitors/<day>/<visitor>/<id>`: marks without a message.
 * - `state`: what a run passes to the next one.
 */
export function openOutbox(name: string, now: () => number) {
  const open = (fetch: typeof fetchOnce) => getStore({ name, consistency: 'strong', fetch })
  const store = open(fetchOnce)
  const keysUnder = async (prefix: string): Promise<string[]> =>
    (await store.list({ prefix })).blobs.map(({ key }) => key)

  /** False if the key exists. Rejects if the outcome is unknown. */
  async function writeNew(key: string, value: unknown): Promise<boolean> {
    let status: number | undefined
    const watched = open(async (...request) => {
      const answer = await fetchOnce(...request)
      status = answer.status
      return answer
    })
    const { modified } = await watched.setJSON(key, value, { onlyIfNew: true })
    // In conditional writes the client treats every status except 412 as success, even 500.
    if (modified && status !== 200) throw new Error(`Blobs answered ${status}`)
    return modified
  }

  const wasSent = async (id: string): Promise<boolean> => {
    const days = [dayOf(now()), dayOf(now() - DAY_MS)]
    const marks = await Promise.all(days.map((day) => store.get(`sent/${day}/${id}`)))
    return marks.some((mark) => mark !== null)
  }

  return {
    wasSent,
    /** Resolves once the email is stored; false if this id is pending or sent. */
    async add(entry: Entry): Promise<boolean> {
      const key = `pending/${entry.id}`
      if (!(await writeNew(key, entry))) return false
      // `markSent` writes its mark before it deletes, so a second `add` finds the mark.
      if (!(await wasSent(entry.id).catch(() => false))) return true
      await store.delete(key)
      return false
    },
    /** Counts a visitor's different messages today, including this one. */
    async countOf(visitor: string, id: string): Promise<number> {
      const prefix = `visitors/${dayOf(now())}/${visitor}/`
      await store.set(prefix + id, '1')
      return (await keysUnder(prefix)).length
    },
    sentToday: async (): Promise<number> => (await keysUnder(`sent/${dayOf(now())}/`)).length,
    /** Digests come first, as they mark their messages as sent. */
    async pendingIds(): Promise<string[]> {
      const ids = (await keysUnder('pending/')).map((key) => key.slice('pending/'.length))
      const isDigest = (id: string) => id.startsWith('digest-')
      // The sandbox also lists unfinished files.
      return ids.filter((id) => ID.test(id)).sort((a, b) => Number(isDigest(b)) - Number(isDigest(a)))
    },
    find: (id: string): Promise<Entry | null> => store.get(`pending/${id}`, { type: 'json' }),
    update: async (entry: Entry): Promise<void> => void (await store.setJSON(`pending/${entry.id}`, entry)),
    /** Deletes a pending email and marks it as sent for a day. */
    async markSent(id: string, at = now()): Promise<void> {
      await store.set(`sent/${dayOf(at)}/${id}`, '1')
      await store.delete(`pending/${id}`)
    },
    async moveToFailed(entry: Entry, reason = ''): Promise<void> {
      await store.setJSON(`failed/${dayOf(now())}/${entry.id}`, { ...entry, reason })
      await store.delete(`pending/${entry.id}`)
    },
    failedCount: async (): Promise<number> => (await keysUnder('failed/')).length,
    /** Deletes old marks, and failed emails after 30 days; returns the latter's ids. */
    async deleteExpired(): Promise<string[]> {
      const expired = FIRST_KEPT.map(async ([prefix, firstDay]) => {
        const first = prefix + firstDay(now())
        return (await keysUnder(prefix)).filter((key) => key < first)
      })
      const keys = (await Promise.all(expired)).flat().slice(0, MAX_DELETED)
      await Promise.all(keys.map((key) => store.delete(key)))
      return keys.filter((key) => key.startsWith('failed/')).map((key) => key.slice(key.lastIndexOf('/') + 1))
    },
    async state(): Promise<RunState> {
      const none = { ranAt: 0, isStuck: false, digestAt: 0 }
      return { ...none, ...(await store.get('state', { type: 'json' })) }
    },
    keepState: async (state: RunState): Promise<void> => void (await store.setJSON('state', state)),
  }
}
