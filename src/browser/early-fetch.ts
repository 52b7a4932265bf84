/** By address, on the window: whoever asks early is a script of its own. */
const early = globalThis as unknown as Record<string, Promise<Response> | undefined>

/** Asks for a file while the script that needs it is still loaded. Safari would fetch a preload twice. */
export function fetchEarly(address: string): void {
  const answer = fetch(address)
  // Firefox gives it up when the visitor leaves before anybody took it.
  answer.catch(() => undefined)
  early[address] = answer
}
