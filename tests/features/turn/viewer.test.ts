import { expect, test } from 'vitest'
import { viewInWords, wholeDistance } from '../../../src/features/turn/viewer.ts'

test.each([
  { yaw: 0, pitch: 0, words: 'From the front' },
  { yaw: 0, pitch: -18, words: 'From the front, 18° from below' },
  { yaw: 45, pitch: 0, words: '45° from the right' },
  { yaw: -90.4, pitch: 30, words: '90° from the left, 30° from above' },
  { yaw: -180, pitch: 0, words: 'From behind' },
  { yaw: -0.3, pitch: 0.2, words: 'From the front' },
  { yaw: 0, pitch: 0, zoom: 1.25, words: 'From the front, zoomed in 1.3 times' },
])('describes a view at $yaw and $pitch degrees as "$words"', ({ yaw, pitch, zoom = 1, words }) => {
  expect(viewInWords({ yaw, pitch, zoom })).toBe(words)
})

test('a narrow window moves the camera back so that no side is cut off', () => {
  expect(wholeDistance(1, 2)).toBeCloseTo(4.9, 1)
  expect(wholeDistance(1, 0.5)).toBeCloseTo(9.62, 1)
})
