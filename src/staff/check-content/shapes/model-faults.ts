import { isAsLarge } from '../../../drawing/outline/is-as-large.ts'
import { type Gltf, ModelError, type ModelSize, modelSize, readGlb } from './glb.ts'
import { inInches, type ProductSize } from './product-size.ts'
import { advised, refused, type ShapeFault } from './shape-fault.ts'

type Finishes = string[] | { body: string[]; blades: string[]; light?: string[] | undefined }

/** What a model has to agree with. */
export interface ModeledProduct extends ProductSize {
  colors?: Finishes | undefined
}

const MAX_BYTES = 1_500_000

/** What the page's reader (three.js without decoders) does for a file that cannot be shown without it. */
const READABLE =
  /^KHR_(mesh_quantization|texture_transform|lights_punctual|materials_(?!pbrSpecularGlossiness)\w+)$/

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')

/** The names that the variants of a model should have: those of body, blades and light are joined, each with each. */
function variantNames(colors: Finishes): string[] {
  if (Array.isArray(colors)) return colors
  const { body, blades, light } = colors
  const parts = [body, blades, ...(light ? [light] : [])]
  return parts.reduce((names, part) => names.flatMap((name) => part.map((finish) => `${name} / ${finish}`)))
}

function variantAdvice({ extensions }: Gltf, { colors }: ModeledProduct): ShapeFault[] {
  const variants = extensions?.KHR_materials_variants?.variants.map(({ name }) => name) ?? []
  const finishes = colors ? variantNames(colors) : []
  if (finishes.length < 2 && variants.length === 0) return []
  const lacking = finishes.filter((finish) => !variants.includes(finish))
  const foreign = variants.filter((variant) => !finishes.includes(variant))
  const remedy = 'Name its variants (KHR_materials_variants) exactly as the finishes of the record.'
  return [
    ...(lacking.length > 0
      ? [advised(`does not come in ${quoted(lacking)}, so it turns in its first finish instead`, remedy)]
      : []),
    ...(foreign.length > 0
      ? [advised(`comes in ${quoted(foreign)}, which the record does not name as a finish`, remedy)]
      : []),
  ]
}

/** Whether a fan's sweep is one of its spans, or a fixture's box that of the record, whichever side is its length. */
function sizeAdvice(size: ModelSize, product: ProductSize): ShapeFault[] {
  const { sizes, fixtureLength, fixtureHeight, fixtureWidth, mounting } = product
  const remedy = 'Have it made in real size, 1 unit to 1 meter, or correct the record.'
  if (sizes) {
    if (sizes.some((span) => isAsLarge(size.sweep, span))) return []
    return [
      advised(`is ${inInches([size.sweep])} across, the record says ${inInches(sizes, ' or ')}`, remedy),
    ]
  }
  // What hangs a light is of any length.
  const hasHeight = mounting !== 'Hanging' || size.hasSuspension
  const measured = [size.length, size.width, ...(hasHeight ? [size.height] : [])]
  const recorded = [fixtureLength, fixtureWidth, ...(hasHeight ? [fixtureHeight] : [])]
  const fits = ([length, width, height]: (number | undefined)[]) =>
    [length, width, height].every((side, place) => isAsLarge(measured[place] ?? 0, side))
  if (fits(recorded) || fits([fixtureWidth, fixtureLength, recorded[2]])) return []
  const known = recorded.filter((side) => side !== undefined)
  return [advised(`is ${inInches(measured)}, the record says ${inInches(known)}`, remedy)]
}

/** What is wrong with a model: whether it can be shown, then how it agrees with its record. */
export function modelFaults(bytes: Buffer, product: ModeledProduct): ShapeFault[] {
  try {
    const gltf = readGlb(bytes)
    const size = modelSize(gltf)
    return [
      ...wholenessFaults(bytes, gltf),
      ...(size
        ? [...variantAdvice(gltf, product), ...sizeAdvice(size, product)]
        : [refused('holds no shape that can be measured', 'Export it again.')]),
    ]
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return [refused(error.message, 'Export it again as GLB (glTF 2.0, binary).')]
  }
}

/** Whether a page can show it from its one file. */
function wholenessFaults(bytes: Buffer, { extensionsRequired = [], buffers = [], images = [] }: Gltf) {
  const faults: ShapeFault[] = []
  if (bytes.length > MAX_BYTES) {
    const remedy = 'Have it made with fewer faces or smaller textures: 1.5 MB at most.'
    faults.push(refused(`is ${(bytes.length / 1e6).toFixed(1)} MB`, remedy))
  }
  const unreadable = extensionsRequired.filter((name) => !READABLE.test(name))
  if (unreadable.length > 0) {
    const problem = `cannot be read without ${unreadable.join(', ')}, which this site does not have`
    faults.push(refused(problem, 'Export it again without compression.'))
  }
  const apart = [...buffers, ...images].flatMap(({ uri }) => uri?.slice(0, 40) ?? [])
  if (apart.length > 0) {
    const problem = `is not whole without ${apart.join(', ')}`
    faults.push(refused(problem, 'Export it again with everything in one file.'))
  }
  return faults
}
