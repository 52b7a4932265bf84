import { Box3, type Group, Vector3 } from 'three'
import { meshesOf } from '../../model/read-model.ts'

/** A product's turning center, and its reach from there, in meters. */
export interface Reach {
  middle: Vector3
  radius: number
}

/** The middle of a product and how far it reaches: what hangs turns about its rod, what stands out from a wall about its own middle. */
export function reachOf(scene: Group): Reach {
  const box = new Box3().setFromObject(scene, true)
  const middle = box.getCenter(new Vector3())
  const isOnWall = box.min.z > -0.02
  if (!isOnWall) middle.setX(0).setZ(0)
  const point = new Vector3()
  let radius = 0
  for (const { geometry, matrixWorld } of meshesOf(scene)) {
    const vertices = geometry.getAttribute('position')
    for (let at = 0; at < vertices.count; at++)
      radius = Math.max(
        radius,
        point.fromBufferAttribute(vertices, at).applyMatrix4(matrixWorld).distanceTo(middle),
      )
  }
  return { middle, radius }
}
