import { getStore } from '@netlify/blobs'
import type { MailContent } from './mail.ts'

/** An email that waits to be sent. Times are milliseconds since 1970. */
export interface Entry {
  id: string
  mail: MailContent
  receivedAt: number
  /** Attempts that ended without a clear answer. */
  attempts: number
  /** The time of the next attempt. */
  dueAt: number
  /** Whether the provider may have it already: then it must keep its idempotency key. */
  mayBeSent: boolean
  /** The messages in a digest. */
  digestOf?: string[]
}

/** What a run of the retry leaves for the next one. */
export interface RunState {
  ranAt: number
  /** Whether a message waits longer than an hour. */
  isStuck: boolean
  /** The message behind which the next run begins. */
  stoppedAt?: string
  /** Nothing is sent before this time: the provider's quota is used up. */
  pausedUntil: number
  /** The time of the last digest. */
  digestAt: number
  /** The day on which staff were last told of messages that need them. */
  noticedOn: string
}

const DAY_MS = 86_400_000
const ID = /^(digest-)?[\da-f]{32}$/

/** The day of a time in UTC: "2026-03-02". */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The first day that is kept under each prefix; personal data are kept only as long as staff need them to act. */
const FIRST_KEPT = [
  ['visitors/', (now: number) => dayOf(now)],
  ['sent/', (now: number) => dayOf(now - DAY_MS)],
  ['failed/', (now: number) => dayOf(now - 30 * DAY_MS)],
] as const

/** How long the store may take to answer a call. */
export const STORE_TIMEOUT_MS = 3000

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

/** A store of Netlify Blobs that answers or rejects in time. Make one for each request, as Netlify renews the credentials. */
function openBlobs(name: string, timeoutMs: number) {
  const ask = askOnce(timeoutMs)
  const open = (fetch: typeof ask) => getStore({ name, consistency: 'strong', fetch })
  const store = open(ask)

  return {
    store,
    keysUnder: async (prefix: string): Promise<string[]> =>
      (await store.list({ prefix })).blobs.map(({ key }) => key),
    /**
     * Whether it was written; `false` when the key exists, or no longer holds what was read with an ETag. Rejects when it is not
     * known to be stored.
     */
    async writeNew(key: string, value: unknown, onlyIfMatch?: string): Promise<boolean> {
      let status: number | undefined
      const watched = open(async (...request) => {
        const answer = await ask(...request)
        status = answer.status
        return answer
      })
      const { modified } = await watched.setJSON(
        key,
        value,
        onlyIfMatch ? { onlyIfMatch } : { onlyIfNew: true },
      )
      // In conditional writes the client takes every answer but 412 for a success, a 500 too.
      if (modified && status !== 200) throw new Error(`Blobs answered ${status}`)
      return modified
    },
  }
}

export type Outbox = ReturnType<typeof openOutbox>

/**
 * The outbox in Netlify Blobs. Every call may reject: the store can be unavailable.
 *
 * - `pending/<id>`: the emails to send.
 * - `failed/<day>/<id>`: emails that wait for a person, by the day on which they were given up.
 * - `sent/<day>/<id>` and `visitors/<day>/<visitor>/<id>`: marks without a message.
 * - `state`: what a run leaves for the next one.
 */
export function openOutbox(name: string, now: () => number, timeoutMs = STORE_TIMEOUT_MS) {
  const { store, keysUnder, writeNew } = openBlobs(name, timeoutMs)

  const wasSent = async (id: string): Promise<boolean> => {
    const days = [dayOf(now()), dayOf(now() - DAY_MS)]
    const marks = await Promise.all(days.map((day) => store.get(`sent/${day}/${id}`)))
    return marks.some((mark) => mark !== null)
  }

  return {
    wasSent,
    /** Resolves when the email is stored; false if this id is pending or was sent. */
    async add(entry: Entry): Promise<boolean> {
      const key = `pending/${entry.id}`
      if (!(await writeNew(key, entry))) return false
      // `markSent` writes the mark before it deletes: a second `add` that could write sees the mark.
      if (!(await wasSent(entry.id).catch(() => false))) return true
      await store.delete(key)
      return false
    },
    isKnown: async (id: string): Promise<boolean> =>
      (await wasSent(id)) || (await store.get(`pending/${id}`)) !== null,
    /** How many different messages a visitor has sent today, with this one. */
    async countOf(visitor: string, id: string): Promise<number> {
      const prefix = `visitors/${dayOf(now())}/${visitor}/`
      await store.set(prefix + id, '1')
      return (await keysUnder(prefix)).length
    },
    /** How many emails were sent today. */
    sentToday: async (): Promise<number> => (await keysUnder(`sent/${dayOf(now())}/`)).length,
    async pendingIds(): Promise<string[]> {
      const ids = (await keysUnder('pending/')).map((key) => key.slice('pending/'.length))
      // The sandbox lists files that it is still writing, too.
      return ids.filter((id) => ID.test(id)).sort()
    },
    /** A pending email; undefined if it is gone. An entry that cannot be read is its text. */
    async find(id: string): Promise<Entry | string | undefined> {
      const text = await store.get(`pending/${id}`, { type: 'text' })
      if (text === null) return undefined
      try {
        const entry: Entry = JSON.parse(text)
        const isMail = typeof entry.mail.subject === 'string' && typeof entry.mail.text === 'string'
        return isMail ? { ...entry, id } : text
      } catch {
        return text
      }
    },
    /** Stores a changed pending email. */
    update: async (entry: Entry): Promise<void> => void (await store.setJSON(`pending/${entry.id}`, entry)),
    /** Deletes a pending email and remembers for a day that it was sent. */
    async markSent(id: string, at = now()): Promise<void> {
      await store.set(`sent/${dayOf(at)}/${id}`, '1')
      await store.delete(`pending/${id}`)
    },
    /** Puts aside what needs a person. */
    async moveToFailed(entry: Entry | { id: string; text: string }, reason: string): Promise<void> {
      await store.setJSON(`failed/${dayOf(now())}/${entry.id}`, { ...entry, reason })
      await store.delete(`pending/${entry.id}`)
    },
    failedCount: async (): Promise<number> => (await keysUnder('failed/')).length,
    /**
     * Deletes marks that nobody needs any more, and failed emails after 30 days; returns the ids of the latter.
     *
     * @param isOver whether its time is over: the rest is left to the next call
     */
    async deleteExpired(isOver: () => boolean): Promise<string[]> {
      const unsent: string[] = []
      for (const [prefix, firstDay] of FIRST_KEPT) {
        const first = prefix + firstDay(now())
        for (const key of (await keysUnder(prefix)).filter((one) => one < first)) {
          if (isOver()) return unsent
          await store.delete(key)
          if (prefix === 'failed/') unsent.push(key.slice(key.lastIndexOf('/') + 1))
        }
      }
      return unsent
    },
    async state(): Promise<RunState> {
      const none = { ranAt: 0, isStuck: false, pausedUntil: 0, digestAt: 0, noticedOn: '' }
      return { ...none, ...(await store.get('state', { type: 'json' })) }
    },
    keepState: async (state: RunState): Promise<void> => void (await store.setJSON('state', state)),
  }
}
