import { expect, test } from 'vitest'
import { changedModules } from '../../src/publishing/changed-modules.ts'

test('a build in which no module of Astro’s was changed fails, and names those that should have been', () => {
  const done = changedModules().hooks['astro:build:done'] as () => void
  expect(done).toThrow(
    'Astro has changed astro/dist/runtime/server/scripts.js and astro/dist/runtime/server/render/script.js and @astrojs/react/dist/server.js, which this site changes.',
  )
})
