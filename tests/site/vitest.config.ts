import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const site = (name: string, root: string, folders: string[]) => ({
  test: {
    name,
    env: { SITE_ROOT: root },
    // The pages of a site are read once for all files.
    isolate: false,
    include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

/**
 * Tests of built sites: what must hold whatever the store publishes, of every one of them; facts, of the tests' own
 * catalogue. Run `npm run build` and `npm run build:own` first.
 */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      site('published', '.', ['site']),
      site('own', '.sites/own', ['site', 'own-site']),
      site('stranger', '.sites/stranger', ['site']),
    ],
  },
})
