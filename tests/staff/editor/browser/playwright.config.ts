import { defineConfig } from 'playwright/test'
import { headlessShell, PLAYWRIGHT_ARGUMENTS } from '../../../find-browser.ts'
import { freePorts } from '../../../free-ports.ts'

const [port, hostedPort] = freePorts('EDITOR_PORTS', 2)

export const HOSTED_URL = `http://localhost:${hostedPort}`

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: '../../../find-browser.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.E2E_REPORT ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  outputDir: '../../../../test-results/editor',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...headlessShell(), args: PLAYWRIGHT_ARGUMENTS },
    screenshot: 'only-on-failure',
  },
  webServer: [
    {
      command: 'npm run edit',
      cwd: '../../../..',
      url: `http://localhost:${port}/`,
      timeout: 180_000,
      env: { PORT: String(port) },
    },
    {
      command: 'node_modules/.bin/node tests/staff/editor/browser/serve-hosted.ts',
      cwd: '../../../..',
      url: HOSTED_URL,
      timeout: 180_000,
      env: { PORT: String(hostedPort) },
    },
  ],
})
