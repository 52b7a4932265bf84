import { test as base, expect } from 'playwright/test'

/**
 * Playwright's test, with two rules more: an error on the console or in a script fails the test, and nothing is asked
 * of any machine but this one.
 */
export const test = base.extend<{ strictPage: undefined }>({
  strictPage: [
    async ({ page, context }, use) => {
      const faults: string[] = []
      await context.route(
        (url) => !['localhost', '127.0.0.1'].includes(url.hostname),
        (route) => route.abort(),
      )
      page.on('pageerror', (error) => faults.push(String(error)))
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

/** What axe looks for. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export { PAGE_KINDS } from './page-kinds.ts'
export { expect }
