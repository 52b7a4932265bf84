import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/site/**', 'tests/own-site/**', 'tests/e2e/**'],
    // Some tests start a program of their own, which takes its time on a busy machine.
    testTimeout: 30_000,
  },
})
