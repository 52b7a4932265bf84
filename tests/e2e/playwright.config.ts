import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { BROWSER_ARGUMENTS, findBrowser } from '../find-browser.ts'

const port = Number(process.env.E2E_PORT ?? 4399)

/** Every site has a port: the tests' own catalogue, what the store publishes, a catalogue that nobody wrote. */
const SITES = { own: '.sites/own/dist', published: 'dist', stranger: '.sites/stranger/dist' }
const urlOf = (site: keyof typeof SITES) => `http://localhost:${port + Object.keys(SITES).indexOf(site)}`
const isBuilt = (site: keyof typeof SITES) => existsSync(path.join(import.meta.dirname, '../..', SITES[site]))
const built = (Object.keys(SITES) as (keyof typeof SITES)[]).filter(isBuilt)
const ANY_SITE = '**/any-site.spec.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine can be late for a test that waits for a picture or a prerendered page; a second try is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: process.env.E2E_REPORT ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  outputDir: '../../test-results',
  use: {
    baseURL: urlOf('own'),
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGUMENTS },
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      // A phone has no pointer to hover with.
      testIgnore: ['**/prerender.spec.ts', ANY_SITE],
      grepInvert: /@desk/,
    },
    {
      name: 'desk',
      testIgnore: ANY_SITE,
      use: { viewport: { width: 1280, height: 800 } },
      // What only a phone has: its menu, and actions that stick to the lower edge.
      grepInvert: /@phone/,
    },
    ...built
      .filter((site) => site !== 'own')
      .map((site) => ({ name: site, use: { baseURL: urlOf(site) }, testMatch: ANY_SITE })),
  ],
  webServer: built.map((site) => ({
    command: `npm run serve -- ${SITES[site]}`,
    cwd: '../..',
    url: urlOf(site),
    env: { PORT: new URL(urlOf(site)).port },
    reuseExistingServer: false,
  })),
})
