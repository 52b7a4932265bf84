import { defineConfig } from 'playwright/test'

/** Firefox and WebKit side by side, each with one browser for all its journeys. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './find-browsers.ts',
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Retries are reported, like in the other journeys.
  retries: process.env.CI ? 1 : 0,
  // For a busy machine: nothing that a visitor waits for is given up sooner.
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  workers: 2,
  reporter: process.env.E2E_REPORT ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  outputDir: '../../test-results/browsers',
  projects: [
    { name: 'Firefox', workers: 1, grepInvert: /@only-WebKit/ },
    { name: 'WebKit', workers: 1, grepInvert: /@only-Firefox/ },
  ],
})
