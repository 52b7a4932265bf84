/** As early-fetch.ts leaves them. Not in one module with it, as that would be one more file before the first paint. */
const early = globalThis as unknown as Record<string, Promise<Response> | undefined>

/** The answer that was asked for early, once, or a new one. */
export function takeFetched(address: string): Promise<Response> {
  const answer = early[address]
  early[address] = undefined
  return answer ?? fetch(address)
}
