import { Matrix4, Quaternion, Vector3 } from 'three'

interface Node {
  name?: string
  mesh?: number
  children?: number[]
  matrix?: number[]
  translation?: [number, number, number]
  rotation?: [number, number, number, number]
  scale?: [number, number, number]
}

/** What is checked of a model: the part of a GLB that is JSON. */
export interface Gltf {
  extensionsRequired?: string[]
  extensions?: { KHR_materials_variants?: { variants: { name: string }[] } }
  buffers?: { uri?: string }[]
  images?: { uri?: string }[]
  scene?: number
  scenes?: { nodes?: number[] }[]
  nodes?: Node[]
  meshes?: { primitives: { attributes: { POSITION?: number } }[] }[]
  accessors?: { min?: number[]; max?: number[]; componentType: number; normalized?: boolean }[]
}

/** Bytes before the JSON: magic, version, length; then its own length and type. */
const HEAD_BYTES = 20

/** The JSON of a GLB of version 2; undefined when the bytes are none, or only a part of one. */
export function readGlb(bytes: Buffer): Gltf | undefined {
  if (bytes.length < HEAD_BYTES || bytes.toString('latin1', 0, 4) !== 'glTF') return undefined
  const jsonBytes = bytes.readUInt32LE(12)
  const isWhole = bytes.readUInt32LE(4) === 2 && bytes.readUInt32LE(8) === bytes.length
  if (!isWhole || bytes.toString('latin1', 16, HEAD_BYTES) !== 'JSON') return undefined
  try {
    return JSON.parse(bytes.toString('utf8', HEAD_BYTES, HEAD_BYTES + jsonBytes))
  } catch {
    return undefined
  }
}

/** The measures of a model in inches. */
export interface ModelSize {
  length: number
  height: number
  width: number
  /** Of the circle around the axis through the origin that the model stays within. */
  sweep: number
  /** Whether it hangs from its own node, which is not measured. */
  hasSuspension: boolean
}

const METERS_IN_AN_INCH = 0.0254

/** The divisor of a normalized integer, by its component type (KHR_mesh_quantization). */
const WHOLE: Readonly<Record<number, number>> = { 5120: 127, 5121: 255, 5122: 32767, 5123: 65535 }

const transformOf = ({ matrix, translation, rotation, scale }: Node): Matrix4 =>
  matrix
    ? new Matrix4().fromArray(matrix)
    : new Matrix4().compose(
        new Vector3(...(translation ?? [0, 0, 0])),
        new Quaternion(...(rotation ?? [0, 0, 0, 1])),
        new Vector3(...(scale ?? [1, 1, 1])),
      )

/** The eight corners of a mesh's boxes, in the mesh's own units. */
function cornersOf({ meshes, accessors }: Gltf, mesh: number): Vector3[] {
  return (meshes?.[mesh]?.primitives ?? []).flatMap(({ attributes: { POSITION = -1 } }) => {
    const { min, max, normalized, componentType = 0 } = accessors?.[POSITION] ?? {}
    if (!min || !max) return []
    const whole = (normalized && WHOLE[componentType]) || 1
    const side = (corner: number, axis: number) => ((corner >> axis) & 1 ? max : min)[axis] ?? 0
    return Array.from({ length: 8 }, (_, corner) =>
      new Vector3(side(corner, 0), side(corner, 1), side(corner, 2)).divideScalar(whole),
    )
  })
}

/**
 * Measures a model by the boxes of its meshes, as the file states them: nothing is decoded. A blade's box is a little longer than
 * the blade, which adds up to 3 % to the sweep.
 *
 * @returns undefined when the file states no box
 */
export function modelSize(gltf: Gltf): ModelSize | undefined {
  const corners: Vector3[] = []
  let hasSuspension = false
  const walk = (index: number, around: Matrix4) => {
    const node = gltf.nodes?.[index]
    if (node?.name === 'suspension') hasSuspension = true
    if (!node || node.name === 'suspension') return
    const place = around.clone().multiply(transformOf(node))
    if (node.mesh !== undefined)
      corners.push(...cornersOf(gltf, node.mesh).map((corner) => corner.applyMatrix4(place)))
    for (const child of node.children ?? []) walk(child, place)
  }
  for (const root of gltf.scenes?.[gltf.scene ?? 0]?.nodes ?? []) walk(root, new Matrix4())
  if (corners.length === 0) return undefined
  const extent = (axis: 'x' | 'y' | 'z') => {
    const places = corners.map((corner) => corner[axis])
    return (Math.max(...places) - Math.min(...places)) / METERS_IN_AN_INCH
  }
  return {
    length: extent('x'),
    height: extent('y'),
    width: extent('z'),
    sweep: (2 * Math.max(...corners.map(({ x, z }) => Math.hypot(x, z)))) / METERS_IN_AN_INCH,
    hasSuspension,
  }
}
