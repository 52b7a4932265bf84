import { BoxGeometry, FrontSide, Group, Mesh, MeshStandardMaterial } from 'three'
import { variantOf } from './chosen-variant.ts'
import { inSize } from './in-size.ts'
import { meshesOf, readModel } from './read-model.ts'

/** How a product is to be hung. */
export interface Hanging {
  /** The finishes that are chosen, in words. */
  chosen: readonly string[]
  /** Above the floor; a product without one goes on a wall, where its origin is. */
  ceilingMeters?: number
  /** The span that is chosen for a fan; undefined for that of its model. */
  spanInches?: number
}

/** Too small to be seen. */
const SPECK_METERS = 0.001

/**
 * A product's model as it hangs: in its finish and size, its mounting point as high above the floor as the ceiling. A speck of
 * real geometry lies on the floor: phones stand a model on its lowest point, or on its origin, and leave empty nodes out.
 *
 * @throws Error when the file is no model
 */
export async function hungModel(
  glb: ArrayBuffer,
  { chosen, ceilingMeters, spanInches }: Hanging,
): Promise<Group> {
  const model = await readModel(glb)
  await model.show(variantOf(chosen, model.finishes))
  // The faces are turned outward, and Quick Look knows no other side.
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
