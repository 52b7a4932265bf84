import { defineConfig } from 'vitest/config'

const project = (name: string, root: string, folder: string) => ({
  test: {
    name,
    env: { SITE_ROOT: root },
    include: [`tests/site/${folder}/*.test.ts`],
    // Reading a site takes longer than most of its tests: their files share what was read.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

/**
 * Tests of built sites: `any/` holds for whatever the store publishes, `own/` for the tests' own catalog. Run `npm run build`,
 * `npm run build:own` and `npm run build:own -- random` first.
 */
export default defineConfig({
  test: {
    projects: [
      project('published', '.', 'any'),
      project('random', '.sites/random', 'any'),
      project('own', '.sites/own', 'own'),
    ],
  },
})
