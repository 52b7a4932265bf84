import { BoxGeometry } from 'three'

const METERS_IN_AN_INCH = 0.0254

/** A distinct color for each finish, so an image of the model shows which. */
const COLOURS = [
  [0.8, 0.05, 0.05, 1],
  [0.05, 0.05, 0.8, 1],
  [0.05, 0.6, 0.05, 1],
]

/** A GLB of a JSON and the bytes that it refers to. */
function asGlb(json: object, binary: Buffer): Buffer {
  const padded = (bytes: Buffer, by: number) =>
    Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, by)])
  const chunk = (type: string, bytes: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32LE(bytes.length)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, bytes])
  }
  const body = Buffer.concat([
    chunk('JSON', padded(Buffer.from(JSON.stringify(json)), 0x20)),
    chunk('BIN\0', padded(binary, 0)),
  ])
  const head = Buffer.alloc(12)
  head.write('glTF', 'latin1')
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(head.length + body.length, 8)
  return Buffer.concat([head, body])
}

/**
 * The model of a fan: a canopy, two blades and a light, each a box.
 *
 * @param finishes its variants
 * @param span of its blades, in inches
 * @param changes replacements in its JSON
 */
export function aModel(finishes: readonly string[], span = 52, changes: object = {}): Buffer {
  const box = new BoxGeometry()
  const parts = [
    box.getAttribute('position').array,
    box.getAttribute('normal').array,
    new Uint16Array(box.index?.array ?? []),
  ]
  const bytes = parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength))
  const mappings = finishes.map((_, place) => ({ material: place, variants: [place] }))
  const primitive = { attributes: { POSITION: 0, NORMAL: 1 }, indices: 2 }
  const inches = (...sides: number[]) => sides.map((side) => side * METERS_IN_AN_INCH)
  const glb = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [
      { name: 'fan', children: [1, 2, 3] },
      { name: 'canopy', mesh: 0, translation: inches(0, -6, 0), scale: inches(5, 12, 5) },
      { name: 'blades', translation: inches(0, -12.5, 0), children: [4] },
      { name: 'light', mesh: 1, translation: inches(0, -15, 0), scale: inches(8, 4, 8) },
      { name: 'blade 1', mesh: 0, scale: inches(span, 0.5, 5) },
    ],
    meshes: [
      { primitives: [{ ...primitive, material: 0, extensions: { KHR_materials_variants: { mappings } } }] },
      { primitives: [{ ...primitive, material: finishes.length }] },
    ],
    materials: [
      ...finishes.map((_, place) => ({
        pbrMetallicRoughness: { baseColorFactor: COLOURS[place % COLOURS.length], metallicFactor: 0 },
      })),
      { name: 'lens', emissiveFactor: [1, 0.9, 0.7], pbrMetallicRoughness: { metallicFactor: 0 } },
    ],
    accessors: [
      {
        bufferView: 0,
        componentType: 5126,
        type: 'VEC3',
        count: 24,
        min: [-0.5, -0.5, -0.5],
        max: [0.5, 0.5, 0.5],
      },
      { bufferView: 1, componentType: 5126, type: 'VEC3', count: 24 },
      { bufferView: 2, componentType: 5123, type: 'SCALAR', count: 36 },
    ],
    bufferViews: bytes.map(({ byteLength }, place) => ({
      buffer: 0,
      byteOffset: bytes.slice(0, place).reduce((sum, before) => sum + before.byteLength, 0),
      byteLength,
    })),
    buffers: [{ byteLength: bytes.reduce((sum, { byteLength }) => sum + byteLength, 0) }],
    extensionsUsed: ['KHR_materials_variants'],
    extensions: { KHR_materials_variants: { variants: finishes.map((name) => ({ name })) } },
    ...changes,
  }
  return asGlb(glb, Buffer.concat(bytes))
}

/** The line drawing of a fan: canopy, rod, blades and light from the front, and two blades from above. */
export function anOutline(span = 52, more = ''): string {
  const blades = (y: number, height: number) =>
    `<path class="solid" d="M${-span / 2} ${y}h${span}v${height}h${-span}z"/>`
  const rod = '<path class="solid" d="M-.5 2h1v6h-1z"/><path class="line" d="M-.5 7h1"/>'
  const motor = '<path class="solid" d="M-2.5 0h5v2h-5zM-5 8h10v8h-10z"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-span} ${-span} ${4 * span} ${2 * span}"><g id="front">${more}${rod}${blades(12, 1)}${motor}</g><g id="top" transform="translate(${span * 2})">${blades(-span / 20, span / 10)}</g></svg>`
}

/** The shapes of the one fan that has any, by their paths under `content/`. */
export const drawShapes = (): Record<string, string | Buffer> => ({
  'models/fans/alder-52.glb': aModel(['Oil Rubbed Bronze', 'Satin Nickel', 'Matte White']),
  'outlines/fans/alder-52.svg': anOutline(),
})
