import { test as base, expect } from 'playwright/test'
import { onTestDay } from '../today.ts'
import { type ContactSite, startContactSite } from './contact-site.ts'

interface PerWorker {
  /** A separate site for a worker's journeys that send messages. Here, as another test with it would need another browser. */
  contactSite: () => Promise<ContactSite>
}

/** Playwright's test with an untouched page: headless Chromium begins with a pointer move to its corner. */
export const tolerantTest = base.extend<object, PerWorker>({
  contactSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      let site: Promise<ContactSite> | undefined
      await use(() => (site ??= startContactSite()))
      await (await site)?.stop()
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => use(await onTestDay(context)),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false)
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
    await use(page)
  },
})

/** Chromium reports a view transition that ends early, as when a visitor goes on at once, as an error of the page. */
const ENDED_EARLY = /Transition was (skipped|aborted)/

/** Playwright's test with one more rule: an error on the console or in a script fails it. */
export const test = tolerantTest.extend<{ strictPage: undefined }>({
  strictPage: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => {
        if (!ENDED_EARLY.test(String(error))) faults.push(String(error))
      })
      page.on('console', (message) => {
        const isOurs = !message.location().url || message.location().url.includes('//localhost')
        const isNotFound = message.text().includes('404 (Not Found)')
        if (message.type() === 'error' && isOurs && !isNotFound) faults.push(message.text())
      })
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { PAGE_KINDS } from './page-kinds.ts'
export { expect }
