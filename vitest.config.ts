import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/site/**', 'tests/e2e/**'],
    // Modules are loaded once for all files, which halves the time: a file leaves behind what it found.
    isolate: false,
    maxWorkers: availableParallelism(),
    // Some tests start a program of their own, which takes its time on a busy machine.
    testTimeout: 30_000,
  },
})
