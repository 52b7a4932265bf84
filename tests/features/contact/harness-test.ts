import { test as base } from 'vitest'
import { createHarness } from './contact-harness.ts'

export type Harness = Awaited<ReturnType<typeof createHarness>>

/** A test of the contact form with everything around it; `open` makes that with other options. Both end with the test. */
export const test = base.extend<{ open: typeof createHarness; harness: Harness }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads there what a fixture needs.
  open: async ({}, use) => {
    const opened: Harness[] = []
    await use(async (options) => {
      const harness = await createHarness(options)
      opened.push(harness)
      return harness
    })
    for (const harness of opened) await harness.stop()
  },
  harness: async ({ open }, use) => use(await open()),
})
