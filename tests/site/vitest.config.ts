import { defineConfig } from 'vitest/config'
import { SITE_ROOTS } from './site-roots.ts'

const project = (name: string, folders: string[], env: Record<string, string> = {}) => ({
  test: {
    name,
    env,
    include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
    // Reading a site takes longer than most of its tests: their files share what was read.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

const site = (name: keyof typeof SITE_ROOTS, ...folders: string[]) =>
  project(name, ['site', ...folders], { SITE_ROOT: SITE_ROOTS[name] })

/**
 * Tests of built sites: what must hold whatever the store publishes, of every one of them; facts, of the tests' own
 * catalog. Run `npm run build`, `npm run build:own` and `npm run build:own -- random` first.
 */
export default defineConfig({
  test: {
    projects: [
      site('published'),
      site('own', 'own-site'),
      site('random'),
      // What takes long to start reads all sites in one run.
      project('all', ['all-sites']),
    ],
  },
})
