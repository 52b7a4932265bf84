import { Matrix4, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { placedOn } from '../../../src/features/model/camera.ts'

/** A surface whose y axis stands out from it. */
const floor = new Matrix4().setPosition(1, -1.4, -2)
/** It looks towards +X. */
const wall = new Matrix4().makeRotationZ(-Math.PI / 2).setPosition(-2, 0.3, 0)
const eye = new Vector3(1, 0, 3)

const front = (placed: Matrix4 | undefined) =>
  placed && new Vector3(0, 0, 1).transformDirection(placed).toArray().map(Math.round)
const place = (placed: Matrix4 | undefined) => placed && new Vector3().setFromMatrixPosition(placed).toArray()

test('places a product upright on the floor, facing the visitor', () => {
  const placed = placedOn(floor, eye, 'floor')
  expect(place(placed)).toEqual([1, -1.4, -2])
  expect(front(placed)).toEqual([0, 0, 1])
})

test('places a light with its back to the wall', () => {
  const placed = placedOn(wall, eye, 'wall')
  expect(place(placed)).toEqual([-2, 0.3, 0])
  expect(front(placed)).toEqual([1, 0, 0])
})

test('places no fan on a wall and no wall light on the floor', () => {
  expect(placedOn(wall, eye, 'floor')).toBeUndefined()
  expect(placedOn(floor, eye, 'wall')).toBeUndefined()
})
