import { writeFileSync } from 'node:fs'
import { test as base, expect } from 'playwright/test'
import { type ContactSite, startContactSite } from '../e2e/contact-site.ts'
import { DESK, PHONE } from '../e2e/windows.ts'
import { type Browser, startFirefox, startWebkit } from './engines.ts'
import { findFirefox, findWebkit } from './find-browsers.ts'
import { startReportingSite } from './reporting-site.ts'
import { createVisitor, type Visitor } from './visitor.ts'

type Site = { url: string; takeErrors: () => string[] } & Pick<ContactSite, 'emailsWith'>

/** The engine is the name of the project. */
function startBrowser(engine: string): Promise<Browser> | undefined {
  const firefox = findFirefox()
  const webkit = findWebkit()
  if (engine === 'Firefox') return firefox ? startFirefox(firefox) : undefined
  return webkit ? startWebkit(webkit) : undefined
}

/**
 * Playwright's test with a visitor in Firefox or WebKit, on a desktop, or on a phone if tagged @phone. Console, script and policy
 * errors fail it.
 */
export const test = base.extend<{ visitor: Visitor }, { browserOfEngine: Browser | undefined; site: Site }>({
  browserOfEngine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use, { project }) => {
      const browser = await startBrowser(project.name)
      await use(browser)
      await browser?.close()
    },
    { scope: 'worker' },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const contact = await startContactSite()
      await use({ ...(await startReportingSite(contact.url)), emailsWith: contact.emailsWith })
      await contact.stop()
    },
    { scope: 'worker' },
  ],
  visitor: async ({ browserOfEngine, site }, use, info) => {
    if (!browserOfEngine)
      return info.skip(true, `${info.project.name} is not here and could not be installed`)
    const isPhone = info.tags.includes('@phone')
    const window = await browserOfEngine.open(`${site.url}/blog`, isPhone ? PHONE : DESK, isPhone)
    await use(createVisitor(window, site.url))
    if (info.status !== info.expectedStatus)
      writeFileSync(info.outputPath('window.png'), await window.screenshot(), 'base64')
    await window.close()
    expect(site.takeErrors()).toEqual([])
  },
})

export { expect }
