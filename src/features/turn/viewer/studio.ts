import { BackSide, BoxGeometry, Color, Mesh, MeshBasicMaterial, Scene } from 'three'

type Triple = [number, number, number]

/** The stone that products are photographed on, seen all around. */
const STONE = '#dfd8ce'

/** Soft boxes of the studio that the pictures were made in: where they stand in meters, their sides, how bright they are. */
const SOFT_BOXES: [place: Triple, sides: Triple, brightness: number][] = [
  // A large one above, before and to the left.
  [[-3.4, 2.2, 3], [2.6, 3.2, 0.1], 11],
  // A narrow one to the right, for an edge on metal.
  [[4.4, 0.6, 1.2], [0.9, 4.5, 0.1], 12],
  // Two dark ones, whose edges make metal read as metal.
  [[-4.6, 0, -0.8], [2.6, 6, 0.1], 0.05],
  [[2.4, 0, 4.2], [1.2, 6, 0.1], 0.05],
  // One behind, which parts the product from the ground.
  [[1.6, 2.6, -4], [3, 1.2, 0.1], 8],
  // The floor gives back light: a fan is seen from below.
  [[-0.6, -4.4, 2.4], [4.6, 2.6, 0.1], 3.2],
]

/** What the product's metals mirror and its colors are lit by. */
export function studio(): Scene {
  const scene = new Scene()
  const box = new BoxGeometry()
  const add = (brightness: number, place: Triple, sides: Triple, material: MeshBasicMaterial) => {
    material.color = new Color(STONE).multiplyScalar(brightness)
    const mesh = new Mesh(box, material)
    mesh.position.set(...place)
    mesh.scale.set(...sides)
    mesh.lookAt(0, 0, 0)
    scene.add(mesh)
  }
  add(0.38, [0, 0, 0.01], [10, 10, 10], new MeshBasicMaterial({ side: BackSide }))
  for (const [place, sides, brightness] of SOFT_BOXES) add(brightness, place, sides, new MeshBasicMaterial())
  return scene
}
