/** By address, on the window, because the script that asks early is a separate one. */
const early = globalThis as unknown as Record<string, Promise<Response> | undefined>

/** Requests a file while the script that needs it is still loading. Safari would fetch a preload twice. */
export function fetchEarly(address: string): void {
  const answer = fetch(address)
  // Firefox rejects it if the visitor leaves before anything has used it.
  answer.catch(() => {})
  early[address] = answer
}
