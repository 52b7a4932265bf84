import { defineConfig } from 'playwright/test'
import { headlessShell, OFFLINE_ARGUMENTS, PLAYWRIGHT_ARGUMENTS } from '../find-browser.ts'
import { OWN_URL, SITES } from './sites.ts'
import { DESK, PHONE } from './windows.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: '../find-browser.ts',
  fullyParallel: true,
  // On a slow machine the longest take 20 s by themselves and over 30 with others; what a visitor waits for has limits of its own.
  timeout: 60_000,
  // One more than a small machine's two processors: a journey waits for a quarter of its time.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine can be late for a test that waits for a picture or a prerendered page; a second try is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: process.env.E2E_REPORT ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  outputDir: '../../test-results/e2e',
  use: {
    baseURL: OWN_URL,
    launchOptions: {
      ...headlessShell(),
      args: [...PLAYWRIGHT_ARGUMENTS, ...OFFLINE_ARGUMENTS],
    },
    // Recording every test costs a fifth more processor time: `npm run test:e2e -- --trace on` shows what a failed one did.
    trace: 'on-first-retry',
  },
  // On a phone, unless a test is tagged @desk: only if the width matters.
  projects: [
    { name: 'phone', use: { viewport: PHONE, hasTouch: true }, grepInvert: /@desk/ },
    { name: 'desk', use: { viewport: DESK }, grep: /@desk/ },
  ],
  webServer: SITES.map(({ folder, port, url }) => ({
    command: `npm run serve -- ${folder}`,
    cwd: '../..',
    url,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  })),
})
