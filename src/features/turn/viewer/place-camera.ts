import { MathUtils, type PerspectiveCamera } from 'three'
import type { View } from '../view.ts'
import type { Reach } from './reach-of.ts'

/** How high the field of view is. */
export const FIELD_DEGREES = 25

/** How much farther away than where it would touch the edges. */
const MARGIN = 1.06

/** Places a camera where a product is seen from, with room to turn in every direction, so that it is never cut off. */
export function placeCamera(
  camera: PerspectiveCamera,
  { yaw, pitch, zoom }: View,
  { middle, radius }: Reach,
): void {
  const halfField = MathUtils.degToRad(FIELD_DEGREES / 2)
  const narrower = Math.min(halfField, Math.atan(Math.tan(halfField) * camera.aspect))
  const distance = (MARGIN * radius) / Math.sin(narrower) / zoom
  camera.near = distance / 50
  camera.far = distance + 4 * radius
  camera.updateProjectionMatrix()
  camera.position
    .setFromSphericalCoords(distance, MathUtils.degToRad(90 - pitch), MathUtils.degToRad(yaw))
    .add(middle)
  camera.lookAt(middle)
}
