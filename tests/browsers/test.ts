import { writeFileSync } from 'node:fs'
import { test as base, expect } from 'playwright/test'
import { type ContactSite, startContactSite } from '../e2e/contact-site.ts'
import type { Engine, WindowSize } from './driver/engine.ts'
import { openFirefox, type Pointer } from './driver/firefox.ts'
import { openWebkit } from './driver/webkit.ts'
import { findFirefox, findWebkit } from './find-browsers.ts'
import { type ReportingSite, startReportingSite } from './reporting-site.ts'
import { createVisitor, type Visitor } from './visitor.ts'

export interface EngineOptions {
  engineName: 'Firefox' | 'WebKit'
}

const DEVICES = {
  phone: { size: { width: 390, height: 844 }, pointer: 'finger' },
  desk: { size: { width: 1280, height: 800 }, pointer: 'mouse' },
} as const satisfies Record<string, { size: WindowSize; pointer: Pointer }>
type Device = keyof typeof DEVICES

/** The site of the tests' own catalog with its form, which reports its faults. */
type Site = ReportingSite & Pick<ContactSite, 'mailsWith'>

interface WorkerFixtures extends EngineOptions {
  /** The engine on a device, started for its first journey there. */
  engineOn: (device: Device) => Promise<Engine | undefined>
  contact: ContactSite
}

async function openEngine(name: EngineOptions['engineName'], pointer: Pointer): Promise<Engine | undefined> {
  const firefox = findFirefox()
  const webkit = findWebkit()
  if (name === 'Firefox') return firefox ? openFirefox(firefox, pointer) : undefined
  return webkit ? openWebkit(webkit) : undefined
}

/** Playwright's test with a visitor in Firefox or WebKit; an error on the console, of a script or of the policy fails it. */
const test = base.extend<{ visitor: Visitor; site: Site }, WorkerFixtures>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  engineOn: [
    async ({ engineName }, use) => {
      const engines = new Map<string, Promise<Engine | undefined>>()
      await use((device) => {
        // A driven WebKit has a mouse on every device.
        const pointer = engineName === 'Firefox' ? DEVICES[device].pointer : 'mouse'
        const engine = engines.get(pointer) ?? openEngine(engineName, pointer)
        engines.set(pointer, engine)
        return engine
      })
      for (const engine of engines.values()) await (await engine)?.close()
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
  visitor: async ({ engineOn, engineName, site }, use, info) => {
    const device = info.tags.includes('@phone') ? 'phone' : 'desk'
    const engine = await engineOn(device)
    if (!engine) return info.skip(true, `${engineName} is not here and could not be installed`)
    await engine.renew(DEVICES[device].size)
    await use(createVisitor(engine, site))
    if (info.status !== info.expectedStatus)
      writeFileSync(info.outputPath('window.png'), await engine.screenshot(), 'base64')
    expect(site.takeFaults()).toEqual([])
  },
})

/** A journey that is walked on a phone and at a desk, or at one of them. */
export function journey(
  title: string,
  walk: (fixtures: { visitor: Visitor; site: Site; device: Device; engineName: string }) => Promise<void>,
  devices: readonly Device[] = ['phone', 'desk'],
): void {
  for (const device of devices)
    test(`${title} (${device})`, { tag: `@${device}` }, async ({ visitor, site, engineName }) =>
      walk({ visitor, site, device, engineName }),
    )
}

export { expect }
