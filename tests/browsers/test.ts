import { writeFileSync } from 'node:fs'
import { test as base, expect } from 'playwright/test'
import { type ContactSite, startContactSite } from '../e2e/contact-site.ts'
import type { Engine, WindowSize } from './driver/engine.ts'
import { openFirefox } from './driver/firefox.ts'
import { openWebkit } from './driver/webkit.ts'
import { findFirefox, findWebkit } from './find-browsers.ts'
import { type ReportingSite, startReportingSite } from './reporting-site.ts'
import { createVisitor, type Visitor } from './visitor.ts'

export interface EngineOptions {
  engineName: 'Firefox' | 'WebKit'
}

const SIZES = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 800 },
} as const satisfies Record<string, WindowSize>
type Size = keyof typeof SIZES

/** The site of the tests' own catalog with its form, which reports its faults. */
type Site = ReportingSite & Pick<ContactSite, 'mailsWith'>

interface WorkerFixtures extends EngineOptions {
  engine: Engine | undefined
  contact: ContactSite
}

async function openEngine(name: EngineOptions['engineName']): Promise<Engine | undefined> {
  const firefox = findFirefox()
  const webkit = findWebkit()
  if (name === 'Firefox') return firefox ? openFirefox(firefox) : undefined
  return webkit ? openWebkit(webkit) : undefined
}

/** Playwright's test with a visitor in Firefox or WebKit; an error on the console, of a script or of the policy fails it. */
const test = base.extend<{ visitor: Visitor; site: Site }, WorkerFixtures>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await openEngine(engineName)
      await use(engine)
      await engine?.close()
    },
    { scope: 'worker' },
  ],
  contact: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const contact = await startContactSite()
      await use(contact)
      await contact.stop()
    },
    { scope: 'worker' },
  ],
  // Each journey has a port, and so an origin, of its own: nothing of the one before is stored or kept for it. No port is given
  // back before the last journey, which another one could get.
  site: async ({ contact }, use) =>
    use({ ...(await startReportingSite(contact.url)), mailsWith: contact.mailsWith }),
  visitor: async ({ engine, engineName, site }, use, info) => {
    if (!engine) return info.skip(true, `${engineName} is not here and could not be installed`)
    const size = info.tags.includes('@phone') ? SIZES.phone : SIZES.desk
    await engine.renew(size)
    await use(createVisitor(engine, site))
    if (info.status !== info.expectedStatus)
      writeFileSync(info.outputPath('window.png'), await engine.screenshot(), 'base64')
    expect(site.takeFaults()).toEqual([])
  },
})

/** A journey that is walked on a phone and at a desk, or at one of them. */
export function journey(
  title: string,
  walk: (fixtures: { visitor: Visitor; site: Site; size: Size; engineName: string }) => Promise<void>,
  sizes: readonly Size[] = ['phone', 'desk'],
): void {
  for (const size of sizes)
    test(`${title} (${size})`, { tag: `@${size}` }, async ({ visitor, site, engineName }) =>
      walk({ visitor, site, size, engineName }),
    )
}

export { expect }
