import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type GLTF, getBounds, Logger, NodeIO, type Scene } from '@gltf-transform/core'
import type { Fault } from '../../catalogue/faults.ts'
import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { pictureOf } from '../../catalogue/picture-references.ts'
import { productRecords, type ReadableRecords } from '../../catalogue/records.ts'
import { formatInches } from '../../catalogue/rules/numbers.ts'
import { isAsLarge } from '../../drawing/outline/is-as-large.ts'
import { measureInk } from '../../drawing/outline/measure-ink.ts'
import { readViews } from '../../drawing/outline/read-views.ts'
import { SvgError } from '../../drawing/svg.ts'
import { missingRemedy } from './pictures.ts'
import { listFiles } from './read-content.ts'

/** A finding about a model or a drawing, as the rest of a sentence that begins with its file. */
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

/** `33 x 10 inches`, or of a fan's sizes `52 or 60 inches`. */
const inInches = (sides: readonly number[], between = ' x '): string =>
  `${sides.map((side) => formatInches(Math.round(side * 10) / 10)).join(between)} inches`

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

interface ModelSize {
  length: number
  height: number
  width: number
  /** Diameter of the circle around the vertical axis that the model stays within. */
  sweep: number
  /** Whether it hangs from a part of its own, which is not measured. */
  hasSuspension: boolean
}

function measureModel(scene: Scene): ModelSize | undefined {
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
  if (finishes.length < 2 && own.length === 0) return []
  const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')
  const missing = finishes.filter((finish) => !own.includes(finish))
  const unknown = own.filter((variant) => !finishes.includes(variant))
  const remedy = 'Name its variants (KHR_materials_variants) exactly as the finishes of the record.'
  return [
    ...(missing.length > 0
      ? [advised(`has no ${quoted(missing)} version, so the 3D view shows its first finish`, remedy)]
      : []),
    ...(unknown.length > 0
      ? [advised(`comes in ${quoted(unknown)}, which is not a finish in the record`, remedy)]
      : []),
  ]
}

/** A model that is larger or smaller by more is made in other units. */
const MAX_FACTOR = 3

/** Whether a fan's sweep is one of its sizes, or a fixture's box has the record's dimensions, in either direction. */
function sizeFaults(size: ModelSize, product: ShapedProduct): ShapeFault[] {
  const { sizes, fixtureLength, fixtureHeight, fixtureWidth, mounting } = product
  const report = (largest: number, recorded: number, problem: string): ShapeFault => {
    const factor = largest / recorded
    const isFar = factor > MAX_FACTOR || factor < 1 / MAX_FACTOR
    const remedy = 'Have it made in real size, 1 unit to 1 meter, or correct the record.'
    return isFar ? refused(problem, remedy) : advised(problem, remedy)
  }
  if (sizes) {
    if (sizes.some((span) => isAsLarge(size.sweep, span))) return []
    const difference = (span: number) => Math.abs(Math.log(size.sweep / span))
    const [nearest = 1] = sizes.toSorted((a, b) => difference(a) - difference(b))
    const problem = `is ${inInches([size.sweep])} across, the record has ${inInches(sizes, ' or ')}`
    return [report(size.sweep, nearest, problem)]
  }
  // Chains and stems may have any length.
  const hasHeight = mounting !== 'Hanging' || size.hasSuspension
  const measured = [size.length, size.width, ...(hasHeight ? [size.height] : [])]
  const recorded = [fixtureLength, fixtureWidth, ...(hasHeight ? [fixtureHeight] : [])]
  const fits = (sides: (number | undefined)[]) =>
    sides.every((side, place) => isAsLarge(measured[place] ?? 0, side))
  if (fits(recorded) || fits([fixtureWidth, fixtureLength, ...recorded.slice(2)])) return []
  const sides = recorded.filter((side) => side !== undefined)
  const problem = `is ${inInches(measured)}, the record has ${inInches(sides)}`
  return [report(Math.max(...measured), Math.max(...sides), problem)]
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

/** Whether the view from above has one of a fan's sizes; without that view, the front may not be wider than the widest. */
async function isFanDrawn(top: string | undefined, front: string, sizes: readonly number[], reach: number) {
  const { sweep = 0, box: [, , width] = [0, 0, 0, 0] } = (await measureInk(top ?? front, reach)) ?? {}
  const widest = Math.max(...sizes)
  const fits = top ? sizes.some((span) => isAsLarge(sweep, span)) : isAsLarge(Math.max(width, widest), widest)
  return { fits, measured: inInches([top ? sweep : width]), recorded: inInches(sizes, ' or ') }
}

async function isFixtureDrawn(
  front: string,
  { fixtureLength = 0, fixtureWidth = 0, fixtureHeight, mounting }: ShapedProduct,
  reach: number,
) {
  // The front faces the shopper: the larger side, or on a wall the side along it.
  const wide = mounting === 'Wall' ? fixtureLength : Math.max(fixtureLength, fixtureWidth)
  const [, , width, height] = (await measureInk(front, reach))?.box ?? [0, 0, 0, 0]
  // Chains and stems may have any length.
  const sides = [wide || undefined, ...(mounting === 'Hanging' ? [] : [fixtureHeight])]
  const shown = [width, height].slice(0, sides.length)
  return {
    fits: sides.every((side, place) => isAsLarge(shown[place] ?? 0, side)),
    measured: inInches(shown),
    recorded: inInches(sides.map((side) => side ?? 0)),
  }
}

/** Errors in a line drawing: whether a page can show it, then whether it has the size of its record. */
async function outlineFaults(svg: string, product: ShapedProduct): Promise<ShapeFault[]> {
  try {
    const {
      views: { front, top },
      reach,
    } = readViews(svg)
    if (front === undefined)
      return [
        refused('has no group named "front"', 'Put the view from the front in a group: <g id="front">.'),
      ]
    const { fits, measured, recorded } = product.sizes
      ? await isFanDrawn(top, front, product.sizes, reach)
      : await isFixtureDrawn(front, product, reach)
    if (fits) return []
    const remedy =
      'Draw it in inches, 1 unit to 1 inch, with the mounting point at 0 0; or correct the record.'
    return [refused(`measures ${measured}, the record has ${recorded}`, remedy)]
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
  modelUrl: { folder: 'content/models', noun: 'model', names: /\.glb$/, check: modelFaults },
  outlineUrl: {
    folder: 'content/outlines',
    noun: 'drawing',
    names: /\.svg$/,
    check: (bytes: Buffer, product: ShapedProduct) => outlineFaults(bytes.toString(), product),
  },
} as const

export async function shapeFaults(
  root: string,
  records: Pick<ReadableRecords, ProductKind>,
): Promise<Fault[]> {
  const faults = (['modelUrl', 'outlineUrl'] as const).map(async (field) => {
    const { folder, noun, names, check } = SHAPES[field]
    const present = await listFiles(root, folder, names)
    return productRecords(records).map(async ({ file, fields }): Promise<Fault[]> => {
      const written = fields[field]
      if (written === undefined) return []
      const path = pictureOf(file, written)
      if (!present.includes(path)) {
        const remedy = missingRemedy(file, path, present, { folder, noun })
        return [{ file, field, ...refused(`there is no ${noun} ${written}`, remedy) }]
      }
      const found = await check(await readFile(join(root, path)), fields as ShapedProduct)
      return found.map((fault) => ({ file, field, ...fault, problem: `${written} ${fault.problem}` }))
    })
  })
  return (await Promise.all((await Promise.all(faults)).flat())).flat()
}
