import { Matrix4, Mesh, MeshBasicMaterial, PerspectiveCamera, RingGeometry, Scene, Vector3 } from 'three'
import { type Hanging, hungModel } from './hung-model.ts'
import { studioLight, studioRenderer } from './studio.ts'

/** Marks the spot; radii in meters. */
const RING = [0.09, 0.11, 40] as const
const GLOW = '#f2c46d'

/** The upward part of a surface's direction: nearly all for a floor, nearly none for a wall. */
const FLOOR_UP = 0.9
const WALL_UP = 0.3

/**
 * A product's position on a surface whose y axis points out: upright, facing the visitor's eye on a floor, its back to a wall. Undefined
 * for other surfaces.
 */
export function placedOn(surface: Matrix4, eye: Vector3, on: 'floor' | 'wall'): Matrix4 | undefined {
  const [out, place] = [new Vector3().setFromMatrixColumn(surface, 1), new Vector3()]
  place.setFromMatrixPosition(surface)
  if (on === 'floor' ? out.y < FLOOR_UP : Math.abs(out.y) > WALL_UP) return undefined
  const front = on === 'wall' ? out : eye.clone().sub(place)
  return new Matrix4().makeRotationY(Math.atan2(front.x, front.z)).setPosition(place)
}

/**
 * Shows a product in the camera's view: a ring marks the spot under the phone, and a tap hangs it there. Browsers require a click to
 * call this. Resolves when the visitor closes it.
 *
 * @throws DOMException if the browser or the visitor blocks the camera
 */
export async function hangInView(
  glb: ArrayBuffer,
  hanging: Hanging,
  xr: XRSystem,
  overlay: HTMLElement,
): Promise<void> {
  const session = await xr.requestSession('immersive-ar', {
    requiredFeatures: ['hit-test'],
    optionalFeatures: ['dom-overlay'],
    domOverlay: { root: overlay },
  })
  const ended = new Promise((resolve) => session.addEventListener('end', resolve))
  overlay.addEventListener('beforexrselect', (event) => {
    if ((event.target as Element).closest('button')) event.preventDefault()
  })
  overlay.querySelector('button')?.addEventListener('click', () => void session.end())

  const renderer = studioRenderer()
  try {
    const product = await hungModel(glb, hanging)
    product.visible = false
    product.matrixAutoUpdate = false
    const ring = new Mesh(
      new RingGeometry(...RING).rotateX(-Math.PI / 2),
      new MeshBasicMaterial({ color: GLOW }),
    )
    ring.matrixAutoUpdate = false
    const scene = new Scene()
    scene.add(product, ring)
    scene.environment = studioLight(renderer)
    renderer.xr.enabled = true
    renderer.xr.setReferenceSpaceType('local')
    await renderer.xr.setSession(session)
    const source = await session.requestHitTestSource?.({
      space: await session.requestReferenceSpace('viewer'),
    })

    const camera = new PerspectiveCamera()
    const on = hanging.ceilingMeters === undefined ? 'wall' : 'floor'
    let place: Matrix4 | undefined
    session.addEventListener('select', () => {
      if (!place) return
      product.matrix.copy(place)
      product.visible = true
    })
    renderer.setAnimationLoop((_, frame) => {
      const space = renderer.xr.getReferenceSpace()
      const [hit] = source && frame ? frame.getHitTestResults(source) : []
      const found = space ? hit?.getPose(space)?.transform.matrix : undefined
      const eye = new Vector3().setFromMatrixPosition(renderer.xr.getCamera().matrixWorld)
      const surface = found && new Matrix4().fromArray(found)
      place = surface && placedOn(surface, eye, on)
      ring.visible = place !== undefined
      if (place && surface) ring.matrix.copy(surface)
      renderer.render(scene, camera)
    })
    await ended
  } finally {
    renderer.setAnimationLoop(null)
    renderer.dispose()
    await session.end().catch(() => undefined)
  }
}
