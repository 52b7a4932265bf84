import { type Group, Mesh, type MeshStandardMaterial, type Object3D, Texture } from 'three'
import { GLTFLoader, type GLTFParser } from 'three/addons/loaders/GLTFLoader.js'

/** A model as the page shows it. */
export interface Model {
  scene: Group
  /** The names of its variants; it looks like the first as it is. */
  finishes: readonly string[]
  show(finish: string): Promise<void>
}

interface Variants {
  KHR_materials_variants?: {
    variants?: { name: string }[]
    mappings?: { material: number; variants: number[] }[]
  }
}

const variantsOf = ({ userData }: { userData: Record<string, unknown> }) =>
  (userData.gltfExtensions as Variants | undefined)?.KHR_materials_variants

/** Every mesh of a model or a part of one; as glTF knows no others, its materials are the standard ones. */
export function meshesOf(part: Object3D): Mesh<Mesh['geometry'], MeshStandardMaterial>[] {
  const meshes: Mesh<Mesh['geometry'], MeshStandardMaterial>[] = []
  part.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object)
  })
  return meshes
}

/** Decodes pictures from the file's own bytes: the loader would fetch them from a `blob:`, which this site's policy forbids. */
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

/**
 * Reads a GLB that the content check has accepted.
 *
 * @throws Error when it cannot be read
 */
export async function readModel(glb: ArrayBuffer): Promise<Model> {
  const gltf = await new GLTFLoader().register(decodeInPlace).parseAsync(glb, '')
  const finishes = variantsOf(gltf)?.variants?.map(({ name }) => name) ?? []
  return {
    scene: gltf.scene,
    finishes,
    show: async (finish) => {
      const wanted = finishes.indexOf(finish)
      await Promise.all(
        meshesOf(gltf.scene).map(async (mesh) => {
          const map = variantsOf(mesh)?.mappings?.find(({ variants }) => variants.includes(wanted))
          if (!map) return
          mesh.material = await gltf.parser.getDependency('material', map.material)
          gltf.parser.assignFinalMaterial(mesh)
        }),
      )
    },
  }
}
