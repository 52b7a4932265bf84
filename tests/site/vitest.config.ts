import { defineConfig } from 'vitest/config'

/** Tests of the built site in dist/: run `npm run build` first. */
export default defineConfig({
  test: { include: ['tests/site/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
})
