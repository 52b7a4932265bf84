import { type Group, Mesh, type MeshStandardMaterial, type Object3D, Texture, Vector3 } from 'three'
import { GLTFLoader, type GLTFParser } from 'three/addons/loaders/GLTFLoader.js'
import { isAsLarge } from '../../drawing/outline/line-drawing.ts'
import type { SizeShown } from './choice.ts'

interface Variants {
  KHR_materials_variants?: {
    variants?: { name: string }[]
    mappings?: { material: number; variants: number[] }[]
  }
}

const variantsOf = ({ userData }: { userData: Record<string, unknown> }) =>
  (userData.gltfExtensions as Variants | undefined)?.KHR_materials_variants

/** All meshes of a model or part; glTF gives them standard materials. */
export function meshesOf(part: Object3D): Mesh<Mesh['geometry'], MeshStandardMaterial>[] {
  const meshes: Mesh<Mesh['geometry'], MeshStandardMaterial>[] = []
  part.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object)
  })
  return meshes
}

/** Decodes textures from the file's bytes, as the site's policy blocks the loader's `blob:` addresses. */
function decodeInPlace(parser: GLTFParser) {
  parser.loadImageSource = async (index) => {
    const { bufferView, mimeType } = parser.json.images[index]
    const bytes: ArrayBuffer = await parser.getDependency('bufferView', bufferView)
    const texture = new Texture(
      await createImageBitmap(new Blob([bytes], { type: mimeType }), {
        colorSpaceConversion: 'none',
        premultiplyAlpha: 'none',
      }),
    )
    texture.needsUpdate = true
    texture.userData.mimeType = mimeType
    return texture
  }
  return { name: 'decode-in-place' }
}

/** @throws Error if the file can't be read */
export async function readModel(glb: ArrayBuffer) {
  const gltf = await new GLTFLoader().register(decodeInPlace).parseAsync(glb, '')
  const finishes = variantsOf(gltf)?.variants?.map(({ name }) => name) ?? []
  let latest = ''
  return {
    scene: gltf.scene,
    /** Names of its variants; it starts as the first. */
    finishes,
    show: async (finish: string) => {
      latest = finish
      const wanted = finishes.indexOf(finish)
      await Promise.all(
        meshesOf(gltf.scene).map(async (mesh) => {
          const map = variantsOf(mesh)?.mappings?.find(({ variants }) => variants.includes(wanted))
          if (!map) return
          const material = await gltf.parser.getDependency('material', map.material)
          // Another finish was chosen in the meantime.
          if (finish !== latest) return
          mesh.material = material
          gltf.parser.assignFinalMaterial(mesh)
        }),
      )
    },
  }
}

const METERS_IN_AN_INCH = 0.0254

/** The corners of a part in meters, one vector for all. */
export function* verticesOf(part: Object3D): Generator<Vector3> {
  const point = new Vector3()
  for (const { geometry, matrixWorld } of meshesOf(part)) {
    const vertices = geometry.getAttribute('position')
    for (let at = 0; at < vertices.count; at++)
      yield point.fromBufferAttribute(vertices, at).applyMatrix4(matrixWorld)
  }
}

/** The circle that a part sweeps around the vertical through the mounting point, in inches. */
function sweepInches(scene: Group, part: Object3D): number {
  scene.updateMatrixWorld(true)
  let meters = 0
  for (const { x, z } of verticesOf(part)) meters = Math.max(meters, 2 * Math.hypot(x, z))
  return meters / METERS_IN_AN_INCH
}

/** Scales the blades of a fan's model to a span. Their height and the body stay: brands fit longer blades to the same motor. */
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
