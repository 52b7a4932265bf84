/** Lets the browser answer the visitor before long work goes on. */
export const giveWay = (): Promise<unknown> =>
  'scheduler' in globalThis && globalThis.scheduler && 'yield' in globalThis.scheduler
    ? (globalThis.scheduler as { yield: () => Promise<void> }).yield()
    : new Promise((resolve) => setTimeout(resolve))
