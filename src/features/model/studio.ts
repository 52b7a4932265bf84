import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  NeutralToneMapping,
  PMREMGenerator,
  Scene,
  type Texture,
  WebGLRenderer,
} from 'three'

type Triple = [number, number, number]

const EXPOSURE = 1.25

/** The photos' stone background, on all sides, and the light on it. */
const STONE = '#dfd8ce'
const LIGHT = '#fff'

/** Soft boxes of the photo studio: position and size in meters, brightness. */
const SOFT_BOXES: [place: Triple, sides: Triple, brightness: number][] = [
  // A large one above, in front, to the left.
  [[-3.4, 2.2, 3], [2.6, 3.2, 0.1], 8],
  // A narrow one to the right, for an edge on metal.
  [[4.4, 0.6, 1.2], [0.9, 4.5, 0.1], 9],
  // Two dark panels: their edges make metal look like metal.
  [[-4.6, 0, -0.8], [2.6, 6, 0.1], 0.04],
  [[2.4, 0, 4.2], [1.2, 6, 0.1], 0.04],
  // One behind, to separate the product from the background.
  [[1.6, 2.6, -4], [3, 1.2, 0.1], 6],
  // The floor reflects light: fans are seen from below, and a white one must be brighter than the stone.
  [[-0.6, -4.4, 2.4], [4.6, 2.6, 0.1], 4.1],
]

const SOFTNESS_RADIANS = 0.03

/** A renderer with the photos' brightness, into a canvas or the camera's view. */
export function studioRenderer(canvas?: HTMLCanvasElement): WebGLRenderer {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true, ...(canvas && { canvas }) })
  renderer.toneMapping = NeutralToneMapping
  renderer.toneMappingExposure = EXPOSURE
  return renderer
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

/** The environment that lights the product; dispose of it after use. */
export function studioLight(renderer: WebGLRenderer): Texture {
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(studio(), SOFTNESS_RADIANS)
  generator.dispose()
  return texture
}
