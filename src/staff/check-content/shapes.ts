import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type GLTF, getBounds, Logger, NodeIO, type Scene } from '@gltf-transform/core'
import type { Fault } from '../../catalogue/faults.ts'
import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { pictureOf } from '../../catalogue/picture-references.ts'
import { productRecords, type ReadableRecords } from '../../catalogue/records.ts'
import { formatInches } from '../../catalogue/rules/numbers.ts'
import { isAsLarge } from '../../drawing/outline/line-drawing.ts'
import { type DrawnViews, measureInk, readViews } from '../../drawing/outline/measure-drawing.ts'
import { SvgError } from '../../drawing/svg.ts'
import { missingRemedy } from './pictures.ts'
import { listFiles } from './read-content.ts'

/** A fault in a model or a drawing, as the rest of a sentence that begins with its file. */
type ShapeFault = Pick<Fault, 'problem' | 'remedy' | 'severity'>

/** The sizes of a product that its model and drawing must have, and its finishes. */
export interface ShapedProduct {
  sizes?: number[] | undefined
  fixtureLength?: number | undefined
  fixtureHeight?: number | undefined
  fixtureWidth?: number | undefined
  mounting?: string | undefined
  colors?: string[] | { body: string[]; blades: string[]; light?: string[] | undefined } | undefined
}

const refused = (problem: string, remedy: string): ShapeFault => ({ problem, remedy, severity: 'error' })
const advised = (problem: string, remedy: string): ShapeFault => ({ problem, remedy, severity: 'warning' })

/** `33 x 10 inches` */
const inInches = (sides: readonly number[]): string =>
  `${sides.map((side) => formatInches(Math.round(side * 10) / 10)).join(' x ')} inches`

/** A shape's size against its record's, and the factor between them; undefined if they agree, or the record lacks one (0). */
function difference(measured: readonly number[], recorded: readonly number[]) {
  if (recorded.includes(0) || recorded.every((side, place) => isAsLarge(measured[place] ?? 0, side)))
    return undefined
  const problem = `is ${inInches(measured)}, the record has ${inInches(recorded)}`
  return { problem, factor: Math.max(...measured) / Math.max(...recorded) }
}

/** A fan may have any of its sizes. */
const nearestSize = (sweep: number, sizes: readonly number[]): number =>
  sizes.toSorted((a, b) => Math.abs(Math.log(sweep / a)) - Math.abs(Math.log(sweep / b)))[0] ?? 0

const MAX_BYTES = 1_500_000
const INCHES_IN_A_METER = 1 / 0.0254

/** Extensions that three.js can show without decoders. */
const READABLE =
  /^KHR_(mesh_quantization|texture_transform|lights_punctual|materials_(?!pbrSpecularGlossiness)\w+)$/

function wholenessFaults(bytes: Buffer, json: GLTF.IGLTF): ShapeFault[] {
  const faults: ShapeFault[] = []
  if (bytes.length > MAX_BYTES) {
    const remedy = 'Have it made with fewer faces or smaller textures: 1.5 MB at most.'
    faults.push(refused(`is ${(bytes.length / 1e6).toFixed(1)} MB`, remedy))
  }
  const unreadable = (json.extensionsRequired ?? []).filter((name) => !READABLE.test(name))
  if (unreadable.length > 0) {
    const problem = `cannot be read without ${unreadable.join(', ')}, which this site does not have`
    faults.push(refused(problem, 'Export it again without compression.'))
  }
  const apart = [...(json.buffers ?? []), ...(json.images ?? [])].flatMap(
    ({ uri }) => uri?.slice(0, 40) ?? [],
  )
  if (apart.length > 0)
    faults.push(
      refused(
        `needs ${apart.join(', ')}, which ${apart.length === 1 ? 'is a separate file' : 'are separate files'}`,
        'Export it again with everything in one file.',
      ),
    )
  return faults
}

/**
 * The size of a model without the part that it hangs from. Its sweep is the diameter of the circle around the vertical axis that
 * the model stays within.
 */
function measureModel(scene: Scene) {
  const suspensions: { dispose(): void }[] = []
  scene.traverse((node) => {
    if (node.getName() === 'suspension') suspensions.push(node)
  })
  for (const node of suspensions) node.dispose()
  let radius = 0
  scene.traverse((node) => {
    const [a = 0, , b = 0, , c = 0, , d = 0, , e = 0, , f = 0, , x = 0, , z = 0] = node.getWorldMatrix()
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const positions = primitive.getAttribute('POSITION')
      for (let index = 0; index < (positions?.getCount() ?? 0); index += 1) {
        const [u = 0, v = 0, w = 0] = positions?.getElement(index, []) ?? []
        radius = Math.max(radius, Math.hypot(a * u + c * v + e * w + x, b * u + d * v + f * w + z))
      }
    }
  })
  const { min, max } = getBounds(scene)
  if (!max.every(Number.isFinite)) return undefined
  const [length = 0, height = 0, width = 0] = max.map(
    (far, axis) => (far - (min[axis] ?? 0)) * INCHES_IN_A_METER,
  )
  return {
    length,
    height,
    width,
    sweep: 2 * radius * INCHES_IN_A_METER,
    hasSuspension: suspensions.length > 0,
  }
}

/** The names that the variants of a model should have: those of body, blades and light are joined, each with each. */
function variantNames(colors: NonNullable<ShapedProduct['colors']>): string[] {
  if (Array.isArray(colors)) return colors
  const parts = [colors.body, colors.blades, ...(colors.light ? [colors.light] : [])]
  return parts.reduce((names, part) => names.flatMap((name) => part.map((finish) => `${name} / ${finish}`)))
}

/** The names of a model's variants (KHR_materials_variants). */
const variantsIn = ({ extensions }: GLTF.IGLTF): string[] =>
  extensions?.KHR_materials_variants
    ? (extensions.KHR_materials_variants as { variants: { name: string }[] }).variants.map(({ name }) => name)
    : []

function variantAdvice(own: readonly string[], { colors }: ShapedProduct): ShapeFault[] {
  const finishes = colors ? variantNames(colors) : []
  const isSame = finishes.length === own.length && finishes.every((finish) => own.includes(finish))
  if (isSame || (finishes.length < 2 && own.length === 0)) return []
  const listed = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ') || 'one version'
  return [
    advised(
      `comes in ${listed(own)}, the record in ${listed(finishes)}: the 3D view shows others in its first finish`,
      'Name its variants (KHR_materials_variants) exactly as the finishes of the record.',
    ),
  ]
}

type ModelSize = NonNullable<ReturnType<typeof measureModel>>

/** A model that is larger or smaller by more is made in other units. */
const MAX_FACTOR = 3

function sizeFaults({ sweep, length, width, height, hasSuspension }: ModelSize, product: ShapedProduct) {
  const { sizes, fixtureLength = 0, fixtureWidth = 0, fixtureHeight = 0, mounting } = product
  const longerFirst = (sides: number[]) => sides.toSorted((a, b) => b - a)
  // Chains and stems may have any length.
  const hasHeight = mounting !== 'Hanging' || hasSuspension
  const found = sizes
    ? difference([sweep], [nearestSize(sweep, sizes)])
    : difference(
        [...longerFirst([length, width]), ...(hasHeight ? [height] : [])],
        [...longerFirst([fixtureLength, fixtureWidth]), ...(hasHeight ? [fixtureHeight] : [])],
      )
  if (!found) return []
  const { problem, factor } = found
  const isFar = factor > MAX_FACTOR || factor < 1 / MAX_FACTOR
  const remedy = 'Have it made in real size, 1 unit to 1 meter, or correct the record.'
  return [isFar ? refused(problem, remedy) : advised(problem, remedy)]
}

const io = new NodeIO().setLogger(new Logger(Logger.Verbosity.SILENT))

/** Errors in a model: whether it can be shown, then whether it agrees with its record. */
export async function modelFaults(bytes: Buffer, product: ShapedProduct): Promise<ShapeFault[]> {
  let size: ModelSize | undefined
  let variants: string[]
  try {
    // After the 12-byte header, its JSON's length and chunk name.
    const json: GLTF.IGLTF = JSON.parse(bytes.toString('utf8', 20, 20 + bytes.readUInt32LE(12)))
    variants = variantsIn(json)
    const faults = wholenessFaults(bytes, json)
    if (faults.length > 0) return faults
    const { resources } = await io.binaryToJSON(bytes)
    const document = await io.readJSON({ resources, json: { ...json, extensionsRequired: [] } })
    const scene = document.getRoot().listScenes()[json.scene ?? 0]
    size = scene && measureModel(scene)
  } catch {
    return [refused('isn’t a complete GLB file', 'Export it again as GLB (glTF 2.0, binary).')]
  }
  return size
    ? [...variantAdvice(variants, product), ...sizeFaults(size, product)]
    : [refused('holds no shape that can be measured', 'Export it again.')]
}

/** A drawing's difference from its record. Without a view from above, a fan may not be wider than its largest size. */
async function drawnDifference({ views: { front = '', top }, reach }: DrawnViews, product: ShapedProduct) {
  const { sizes, fixtureLength = 0, fixtureWidth = 0, fixtureHeight = 0, mounting } = product
  const { sweep = 0, box: [, , width, height] = [0, 0, 0, 0] } =
    (await measureInk((sizes && top) ?? front, reach)) ?? {}
  if (sizes && top) return difference([sweep], [nearestSize(sweep, sizes)])
  if (sizes) return difference([Math.max(width, ...sizes)], [Math.max(...sizes)])
  // The front faces the shopper: the larger side, or on a wall the side along it.
  const wide = mounting === 'Wall' ? fixtureLength : Math.max(fixtureLength, fixtureWidth)
  return mounting === 'Hanging'
    ? difference([width], [wide])
    : difference([width, height], [wide, fixtureHeight])
}

/** Errors in a line drawing: whether a page can show it, then whether it has the size of its record. */
async function outlineFaults(bytes: Buffer, product: ShapedProduct): Promise<ShapeFault[]> {
  try {
    const drawn = readViews(bytes.toString())
    if (drawn.views.front === undefined)
      return [
        refused('has no group named "front"', 'Put the view from the front in a group: <g id="front">.'),
      ]
    const found = await drawnDifference(drawn, product)
    const remedy =
      'Draw it in inches, 1 unit to 1 inch, with the mounting point at 0 0; or correct the record.'
    return found ? [refused(found.problem, remedy)] : []
  } catch (cause) {
    if (!(cause instanceof SvgError)) throw cause
    return [
      refused(
        cause.message,
        'Save it again as plain shapes (paths, circles, rectangles) without scripts, links, pictures, texts or styles.',
      ),
    ]
  }
}

const SHAPES = {
  modelUrl: { folder: 'content/models', names: /\.glb$/, check: modelFaults },
  outlineUrl: { folder: 'content/outlines', names: /\.svg$/, check: outlineFaults },
} as const

export async function shapeFaults(
  root: string,
  records: Pick<ReadableRecords, ProductKind>,
): Promise<Fault[]> {
  const faults = (['modelUrl', 'outlineUrl'] as const).map(async (field) => {
    const { folder, names, check } = SHAPES[field]
    const present = await listFiles(root, folder, names)
    return productRecords(records).map(async ({ file, fields }): Promise<Fault[]> => {
      const written = fields[field]
      if (written === undefined) return []
      const path = pictureOf(file, written)
      if (!present.includes(path)) {
        const remedy = missingRemedy(file, path, present, folder)
        return [{ file, field, ...refused(`there is no ${written}`, remedy) }]
      }
      const found = await check(await readFile(join(root, path)), fields as ShapedProduct)
      return found.map((fault) => ({ file, field, ...fault, problem: `${written} ${fault.problem}` }))
    })
  })
  return (await Promise.all((await Promise.all(faults)).flat())).flat()
}
