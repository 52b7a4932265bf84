import { BoxGeometry, FrontSide, Group, Mesh, MeshStandardMaterial } from 'three'
import { variantOf } from './choice.ts'
import { inSize, meshesOf, readModel } from './read-model.ts'

export interface Hanging {
  chosen: readonly string[]
  /** Above the floor; undefined for a product on a wall. */
  ceilingMeters?: number
  /** A fan's chosen span; undefined for the model's own. */
  spanInches?: number
}

const SPECK_METERS = 0.001

/**
 * A product's model in its finish and size, with its mounting point at the ceiling. An invisibly small speck lies on the floor, since phones
 * stand a model on its lowest geometry.
 */
export async function hungModel(
  glb: ArrayBuffer,
  { chosen, ceilingMeters, spanInches }: Hanging,
): Promise<Group> {
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
