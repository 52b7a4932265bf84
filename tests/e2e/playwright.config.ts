import { defineConfig } from 'playwright/test'
import { BROWSER_ARGUMENTS, findBrowser } from '../find-browser.ts'
import { OWN_URL, SITES } from './sites.ts'

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
    baseURL: OWN_URL,
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
    { name: 'any site', testMatch: ANY_SITE },
  ],
  webServer: SITES.map(({ folder, port, url }) => ({
    command: `npm run serve -- ${folder}`,
    cwd: '../..',
    url,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  })),
})
