import { type Group, type Object3D, Vector3 } from 'three'
import { isAsLarge } from '../../drawing/outline/is-as-large.ts'
import type { SizeShown } from './chosen-size.ts'
import { meshesOf } from './read-model.ts'

const METERS_IN_AN_INCH = 0.0254

/** The circle that a part sweeps around the vertical through the mounting point, in inches. */
function sweepInches(scene: Group, part: Object3D): number {
  scene.updateMatrixWorld(true)
  const point = new Vector3()
  let meters = 0
  for (const { geometry, matrixWorld } of meshesOf(part)) {
    const vertices = geometry.getAttribute('position')
    for (let at = 0; at < vertices.count; at++) {
      const { x, z } = point.fromBufferAttribute(vertices, at).applyMatrix4(matrixWorld)
      meters = Math.max(meters, 2 * Math.hypot(x, z))
    }
  }
  return meters / METERS_IN_AN_INCH
}

/**
 * Scales the blades of a fan's model to a span. Their height and the body stay: brands fit longer blades to the same motor.
 *
 * @param spanInches undefined for the model's own span
 */
export function inSize(scene: Group, spanInches: number | undefined): SizeShown {
  const blades = scene.getObjectByName('blades')
  blades?.scale.set(1, 1, 1)
  if (!spanInches) return 'own'
  const sweep = sweepInches(scene, blades ?? scene)
  if (isAsLarge(sweep, spanInches)) return 'own'
  if (!blades) return 'other'
  blades.scale.set(spanInches / sweep, 1, spanInches / sweep)
  return 'scaled'
}
