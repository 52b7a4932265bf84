import { Box3, Matrix4, Quaternion, Vector3 } from 'three'
import { z } from 'zod'

const index = z.int().min(0)
const numbers = (count: number) => z.array(z.number()).length(count).optional()
const uris = z.array(z.object({ uri: z.string().optional() })).optional()

const node = z.object({
  name: z.string().optional(),
  mesh: index.optional(),
  children: z.array(index).optional(),
  matrix: numbers(16),
  translation: numbers(3),
  rotation: numbers(4),
  scale: numbers(3),
})

const gltf = z.object({
  extensionsRequired: z.array(z.string()).optional(),
  extensions: z
    .object({
      KHR_materials_variants: z.object({ variants: z.array(z.object({ name: z.string() })) }).optional(),
    })
    .optional(),
  buffers: uris,
  images: uris,
  scene: index.optional(),
  scenes: z.array(z.object({ nodes: z.array(index).optional() })).optional(),
  nodes: z.array(node).optional(),
  meshes: z
    .array(
      z.object({
        primitives: z.array(z.object({ attributes: z.object({ POSITION: index.optional() }) })),
      }),
    )
    .optional(),
  accessors: z
    .array(
      z.object({
        min: z.array(z.number()).optional(),
        max: z.array(z.number()).optional(),
        componentType: z.number(),
        normalized: z.boolean().optional(),
      }),
    )
    .optional(),
})

/** What is checked of a model: a part of the part of a GLB that is JSON. */
export type Gltf = z.infer<typeof gltf>

/** A file that is no model; its message finishes the sentence "the file …". */
export class ModelError extends Error {}

/** Bytes before the JSON: magic, version, length; then its own length and type. */
const HEAD_BYTES = 20

/** @throws ModelError unless the bytes are a GLB of version 2, and all of one */
export function readGlb(bytes: Buffer): Gltf {
  const isGlb =
    bytes.length >= HEAD_BYTES &&
    bytes.toString('latin1', 0, 4) === 'glTF' &&
    bytes.readUInt32LE(4) === 2 &&
    bytes.readUInt32LE(8) === bytes.length &&
    bytes.toString('latin1', 16, HEAD_BYTES) === 'JSON'
  if (!isGlb) throw new ModelError('is not a GLB file, or not all of one')
  const json = bytes.toString('utf8', HEAD_BYTES, HEAD_BYTES + bytes.readUInt32LE(12))
  const read = gltf.safeParse(parsed(json))
  if (read.success) return read.data
  const [{ path, message }] = read.error.issues as [z.core.$ZodIssue]
  throw new ModelError(`is not a GLB file in order: ${path.join('.') || 'its JSON'}: ${message}`)
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
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

/** Of parts within parts; three.js reads deeper ones in a stack that ends. */
const MAX_DEPTH = 100
const METERS_IN_AN_INCH = 0.0254

/** The divisor of a normalized integer, by its component type (KHR_mesh_quantization). */
const WHOLE: Readonly<Record<number, number>> = { 5120: 127, 5121: 255, 5122: 32767, 5123: 65535 }

const transformOf = ({ matrix, translation, rotation, scale }: z.infer<typeof node>): Matrix4 =>
  matrix
    ? new Matrix4().fromArray(matrix)
    : new Matrix4().compose(
        new Vector3().fromArray(translation ?? [0, 0, 0]),
        new Quaternion().fromArray(rotation ?? [0, 0, 0, 1]),
        new Vector3().fromArray(scale ?? [1, 1, 1]),
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
 * @throws ModelError when its parts are no tree
 */
export function modelSize(gltf: Gltf): ModelSize | undefined {
  const corners: Vector3[] = []
  const seen = new Set<number>()
  let hasSuspension = false
  const walk = (index: number, around: Matrix4, depth: number) => {
    const node = gltf.nodes?.[index]
    if (!node) return
    if (seen.has(index)) throw new ModelError(`has the part ${node.name ?? index} twice, or within itself`)
    if (depth > MAX_DEPTH) throw new ModelError(`has parts within parts in more than ${MAX_DEPTH} levels`)
    seen.add(index)
    if (node.name === 'suspension') {
      hasSuspension = true
      return
    }
    const place = around.clone().multiply(transformOf(node))
    if (node.mesh !== undefined)
      for (const corner of cornersOf(gltf, node.mesh)) corners.push(corner.applyMatrix4(place))
    for (const child of node.children ?? []) walk(child, place, depth + 1)
  }
  for (const root of gltf.scenes?.[gltf.scene ?? 0]?.nodes ?? []) walk(root, new Matrix4(), 1)
  if (corners.length === 0) return undefined
  const sides = new Box3().setFromPoints(corners).getSize(new Vector3())
  const reach = corners.reduce((widest, { x, z }) => Math.max(widest, Math.hypot(x, z)), 0)
  return {
    length: sides.x / METERS_IN_AN_INCH,
    height: sides.y / METERS_IN_AN_INCH,
    width: sides.z / METERS_IN_AN_INCH,
    sweep: (2 * reach) / METERS_IN_AN_INCH,
    hasSuspension,
  }
}
