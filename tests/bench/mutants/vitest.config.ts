import { defineConfig } from 'vitest/config'
import { scriptFiles } from '../../../src/client/script-files.ts'
import { TESTS_OF_ROOM } from './rooms.ts'

/** Runs the tests that `npm run measure -- mutants` names for a room. */
export default defineConfig({
  plugins: [scriptFiles()],
  test: {
    include: process.env[TESTS_OF_ROOM]?.split(',') ?? [],
    isolate: false,
    testTimeout: 30_000,
  },
})
