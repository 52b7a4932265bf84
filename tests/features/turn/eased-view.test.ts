import { expect, test } from 'vitest'
import { easedView } from '../../../src/features/turn/viewer/eased-view.ts'

const FRONT = { yaw: 0, pitch: -22, zoom: 1 }

test.each([
  [350, -10],
  [10, 10],
  [-190, 170],
])('a view at %d degrees is %d away: it turns the short way', (yaw, degrees) => {
  const { yaw: quarter } = easedView(FRONT, { ...FRONT, yaw }, 0.25)
  expect(quarter).toBeCloseTo(degrees * 0.9)
})

test('after a second next to nothing of the way is left', () => {
  const { pitch, zoom } = easedView(FRONT, { yaw: 0, pitch: 8, zoom: 2 }, 1)
  expect(pitch).toBeCloseTo(7.997)
  expect(zoom).toBeCloseTo(1.9999)
})

test('who prefers no motion is there at once', () => {
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
])('a view that differs by %j is reached: %s', (change, isThere) => {
  const aim = { ...FRONT, ...change }
  expect(easedView(FRONT, aim, 0.01) === aim).toBe(isThere)
})
