import { getStore } from '@netlify/blobs'

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
export function openBlobs(name: string, timeoutMs: number) {
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
