import { PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { placeCamera } from '../../../src/features/turn/place-camera.ts'
import type { View } from '../../../src/features/turn/view.ts'

const FRONT: View = { yaw: 0, pitch: 0, zoom: 1 }

/** Camera for a product of one meter's reach, one meter below the ceiling. */
function seenFrom(view: View, aspect = 1): Vector3 {
  const camera = new PerspectiveCamera(25, aspect)
  placeCamera(camera, view, { middle: new Vector3(0, -1, 0), radius: 1 })
  return camera.position
}

test('the front view is at the product’s own height', () => {
  const { x, y, z } = seenFrom(FRONT)
  expect([x, y, z].map((meters) => Number(meters.toFixed(2)))).toEqual([0, -1, 4.9])
})

test('the view from below puts the camera lower than the product', () => {
  expect(seenFrom({ ...FRONT, pitch: -22 }).y).toBeCloseTo(-2.83, 1)
})

test('zooming in twice halves the distance', () => {
  expect(seenFrom({ ...FRONT, zoom: 2 }).z).toBeCloseTo(2.45, 1)
})

test('a narrow window moves the camera back so that no side is cut off', () => {
  expect(seenFrom(FRONT, 0.5).z).toBeCloseTo(9.62, 1)
  expect(seenFrom(FRONT, 2).z).toBeCloseTo(4.9, 1)
})
