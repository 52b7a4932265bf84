import { expect, test } from 'vitest'
import { waitAfterMs } from '../../src/contact/delivery/deliver.ts'

const MINUTE_MS = 60_000

test.each([
  [1, 5],
  [2, 10],
  [3, 20],
  [7, 320],
  [8, 360],
  [40, 360],
])('after %i failed attempts a message waits %i minutes', (attempts, minutes) => {
  expect(waitAfterMs(attempts)).toBe(minutes * MINUTE_MS)
})
