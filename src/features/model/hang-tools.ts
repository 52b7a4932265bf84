import {
  BoxGeometry,
  FrontSide,
  Group,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PerspectiveCamera,
  RingGeometry,
  Scene,
  Vector3,
} from 'three'
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js'
import { type SizeShown, variantOf } from './choice.ts'
import { inSize, meshesOf, readModel } from './read-model.ts'
import { studioLight, studioRenderer } from './studio.ts'

export interface Hanging {
  chosen: readonly string[]
  /** Above the floor; undefined for a product on a wall. */
  ceilingMeters?: number | undefined
  /** A fan's chosen span; undefined for the model's own. */
  spanInches?: number | undefined
}

const SPECK_METERS = 0.001

/**
 * A product's model in its finish and size, with its mounting point at the ceiling. An invisibly small speck lies on the floor, since phones
 * stand a model on its lowest geometry.
 */
async function hungModel(glb: ArrayBuffer, { chosen, ceilingMeters, spanInches }: Hanging): Promise<Group> {
  const model = await readModel(glb)
  await model.show(variantOf(chosen, model.finishes))
  // Faces point outward, and Quick Look shows no other side.
  for (const { material } of meshesOf(model.scene)) material.side = FrontSide
  inSize(model.scene, spanInches)
  const hung = new Group()
  hung.name = 'hung'
  hung.add(model.scene)
  if (ceilingMeters !== undefined) {
    model.scene.position.y = ceilingMeters
    const speck = new Mesh(
      new BoxGeometry(SPECK_METERS, SPECK_METERS, SPECK_METERS).translate(0, SPECK_METERS / 2, 0),
      new MeshStandardMaterial(),
    )
    speck.name = 'floor'
    hung.add(speck)
  }
  hung.updateMatrixWorld(true)
  return hung
}

/** Pinching must not change the size. */
const REAL_SIZE = '#allowsContentScaling=0'

const USDZ = 'model/vnd.usdz+zip'

/**
 * A product for Quick Look on iPhones and iPads. A ceiling product is anchored to the floor. A wall product isn't anchored, as Quick Look
 * would then turn it by 90 degrees; visitors drag it onto the wall.
 */
export async function usdzOf(glb: ArrayBuffer, hanging: Hanging): Promise<Blob> {
  const hung = await hungModel(glb, hanging)
  const bytes = await new USDZExporter().parseAsync(hung, {
    quickLookCompatible: true,
    includeAnchoringProperties: hanging.ceilingMeters !== undefined,
  })
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: USDZ })
}

export const sizeShown = async (glb: ArrayBuffer, spanInches: number): Promise<SizeShown> =>
  inSize((await readModel(glb)).scene, spanInches)

let address = ''

/** @returns the address of a file for Quick Look, at a fixed size */
export async function quickLook(glb: ArrayBuffer, hanging: Hanging): Promise<string> {
  const file = await usdzOf(glb, hanging)
  URL.revokeObjectURL(address)
  address = URL.createObjectURL(file)
  return address + REAL_SIZE
}

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
 * Shows a product in the camera's view until the visitor closes it: a ring marks the spot under the phone, and a tap hangs it there.
 * Browsers require a click to call this.
 *
 * @throws Error if the browser has no camera, or the browser or the visitor blocks it
 */
export async function openCamera(
  glb: ArrayBuffer,
  hanging: Hanging,
  { panel, words }: { panel: HTMLElement; words: string },
): Promise<void> {
  const overlay = document.createElement('div')
  overlay.className = 'hang-camera'
  overlay.innerHTML = `<p>${words}</p><button type="button">Close</button>`
  panel.append(overlay)
  const renderer = studioRenderer()
  let session: XRSession | undefined
  try {
    session = await navigator.xr?.requestSession('immersive-ar', {
      requiredFeatures: ['hit-test'],
      optionalFeatures: ['dom-overlay'],
      domOverlay: { root: overlay },
    })
    if (!session) throw new Error('This browser has no camera for products')
    const ended = new Promise((resolve) => session?.addEventListener('end', resolve))
    overlay.addEventListener('beforexrselect', (event) => {
      if ((event.target as Element).closest('button')) event.preventDefault()
    })
    overlay.querySelector('button')?.addEventListener('click', () => void session?.end())

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
    await session?.end().catch(() => undefined)
    overlay.remove()
  }
}
