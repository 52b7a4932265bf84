/** Splits long work into tasks, so that the browser can handle input and paint in between them. */
export const yieldToMain = (): Promise<unknown> =>
  'scheduler' in globalThis && globalThis.scheduler && 'yield' in globalThis.scheduler
    ? (globalThis.scheduler as { yield: () => Promise<void> }).yield()
    : new Promise((resolve) => setTimeout(resolve))
