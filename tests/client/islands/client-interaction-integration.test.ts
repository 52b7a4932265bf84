import { expect, test } from 'vitest'
import { clientInteractionIntegration } from '../../../src/client/islands/client-interaction-integration.ts'

test('a build in which no module of Astro’s was changed fails, and names those that should have been', () => {
  const done = clientInteractionIntegration().hooks['astro:build:done'] as () => void
  expect(done).toThrow(
    'Astro has changed runtime/server/scripts.js and runtime/server/render/script.js, which this site replaces.',
  )
})
