/** As early-fetch.ts leaves them. Kept in a separate module, since a shared one would be one more file before the first paint. */
const early = globalThis as unknown as Record<string, Promise<Response> | undefined>

/** The answer requested early, used once, or a new request. */
export function takeFetched(address: string): Promise<Response> {
  const answer = early[address]
  early[address] = undefined
  return answer ?? fetch(address)
}
