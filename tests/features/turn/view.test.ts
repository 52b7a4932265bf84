import { expect, test } from 'vitest'
import { easedView, limited, viewInWords } from '../../../src/features/turn/view.ts'

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

test.each([
  { turned: { yaw: 195, pitch: 0, zoom: 1 }, seen: { yaw: -165, pitch: 0, zoom: 1 } },
  { turned: { yaw: -540, pitch: 0, zoom: 1 }, seen: { yaw: -180, pitch: 0, zoom: 1 } },
  { turned: { yaw: 0, pitch: 90, zoom: 1 }, seen: { yaw: 0, pitch: 60, zoom: 1 } },
  { turned: { yaw: 0, pitch: -120, zoom: 1 }, seen: { yaw: 0, pitch: -85, zoom: 1 } },
  { turned: { yaw: 0, pitch: 0, zoom: 0.5 }, seen: { yaw: 0, pitch: 0, zoom: 1 } },
  { turned: { yaw: 0, pitch: 0, zoom: 9 }, seen: { yaw: 0, pitch: 0, zoom: 4 } },
])('turns a product at $turned to $seen', ({ turned, seen }) => {
  expect(limited(turned)).toEqual(seen)
})

const FRONT = { yaw: 0, pitch: -22, zoom: 1 }

test.each([
  [350, -10],
  [10, 10],
  [-190, 170],
])('turns from %d degrees the short way, by %d', (yaw, degrees) => {
  const { yaw: quarter } = easedView(FRONT, { ...FRONT, yaw }, 0.25)
  expect(quarter).toBeCloseTo(degrees * 0.9)
})

test('the view has almost arrived after a second', () => {
  const { pitch, zoom } = easedView(FRONT, { yaw: 0, pitch: 8, zoom: 2 }, 1)
  expect(pitch).toBeCloseTo(7.997)
  expect(zoom).toBeCloseTo(1.9999)
})

test('the view changes at once with reduced motion', () => {
  expect(easedView(FRONT, { yaw: 90, pitch: 0, zoom: 2 }, Number.POSITIVE_INFINITY)).toEqual({
    yaw: 90,
    pitch: 0,
    zoom: 2,
  })
})

test.each([
  [{ yaw: 360.04 }, true],
  [{ yaw: 0.06 }, false],
  [{ pitch: -21.94 }, false],
  [{ zoom: 1.0009 }, true],
  [{ zoom: 1.0011 }, false],
])('counts a view as reached when it differs by %j: %s', (change, isThere) => {
  const aim = { ...FRONT, ...change }
  expect(easedView(FRONT, aim, 0.01) === aim).toBe(isThere)
})
