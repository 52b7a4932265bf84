import { Matrix4, Vector3 } from 'three'

/** How much of a surface's direction is up: a floor's is nearly all, a wall's nearly none. */
const FLOOR_UP = 0.9
const WALL_UP = 0.3

/**
 * Where a product goes on a surface that the camera has found: upright, on a floor with its front to the visitor, on a wall
 * with its back to it.
 *
 * @param surface its pose, whose y axis stands out from it
 * @param eye where the visitor is
 * @returns undefined for a surface of another kind
 */
export function placedOn(surface: Matrix4, eye: Vector3, on: 'floor' | 'wall'): Matrix4 | undefined {
  const [out, place] = [new Vector3().setFromMatrixColumn(surface, 1), new Vector3()]
  place.setFromMatrixPosition(surface)
  if (on === 'floor' ? out.y < FLOOR_UP : Math.abs(out.y) > WALL_UP) return undefined
  const front = on === 'wall' ? out : eye.clone().sub(place)
  return new Matrix4().makeRotationY(Math.atan2(front.x, front.z)).setPosition(place)
}
