import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three'

type Triple = [number, number, number]

/** The stone that products are photographed on, seen all around, and the light on it. */
const STONE = '#dfd8ce'
const LIGHT = '#fff'

/** Soft boxes of the studio that the pictures were made in: where they stand in meters, their sides, how bright they are. */
const SOFT_BOXES: [place: Triple, sides: Triple, brightness: number][] = [
  // A large one above, before and to the left.
  [[-3.4, 2.2, 3], [2.6, 3.2, 0.1], 8],
  // A narrow one to the right, for an edge on metal.
  [[4.4, 0.6, 1.2], [0.9, 4.5, 0.1], 9],
  // Two dark ones, whose edges make metal read as metal.
  [[-4.6, 0, -0.8], [2.6, 6, 0.1], 0.04],
  [[2.4, 0, 4.2], [1.2, 6, 0.1], 0.04],
  // One behind, which parts the product from the ground.
  [[1.6, 2.6, -4], [3, 1.2, 0.1], 6],
  // The floor gives back light: a fan is seen from below, and a white one has to be brighter than the stone behind it.
  [[-0.6, -4.4, 2.4], [4.6, 2.6, 0.1], 4.1],
]

/** How soft the edges of its mirror images are, in radians. */
const SOFTNESS = 0.03

/**
 * Pixels along a side of the cube that metals mirror: its mirror images have edges three pixels wide. three.js has 256 at least for
 * worlds with more in them; a processor that draws by itself, without a graphics card, takes three times as long for those.
 */
const CUBE_SIZE = 128

/** With a size that three.js gives no other way to choose. */
class StudioGenerator extends PMREMGenerator {
  declare protected _cubeSize: number
  protected _setSize(): void {
    this._cubeSize = CUBE_SIZE
  }
}

function studio(): Scene {
  const scene = new Scene()
  const box = new BoxGeometry()
  const add = (color: Color, place: Triple, sides: Triple, material = new MeshBasicMaterial()) => {
    material.color = color
    const mesh = new Mesh(box, material)
    mesh.position.set(...place)
    mesh.scale.set(...sides)
    mesh.lookAt(0, 0, 0)
    scene.add(mesh)
  }
  const stone = new MeshBasicMaterial({ side: BackSide })
  add(new Color(STONE).multiplyScalar(0.38), [0, 0, 0.01], [10, 10, 10], stone)
  for (const [place, sides, brightness] of SOFT_BOXES)
    add(new Color(LIGHT).multiplyScalar(brightness), place, sides)
  return scene
}

/** What the product's metals mirror and its colors are lit by, to be disposed of. */
export function studioLight(renderer: WebGLRenderer): Texture {
  const generator = new StudioGenerator(renderer)
  const { texture } = generator.fromScene(studio(), SOFTNESS)
  generator.dispose()
  return texture
}
