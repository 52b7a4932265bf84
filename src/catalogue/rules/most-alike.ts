/** What decides how alike two products are. */
export interface Comparable {
  /** What it is, where it hangs and how it is lit, each in a word and in the same order for all products of a kind. */
  traits: readonly string[]
  /** Inches: every blade span of a fan, the larger side of a fixture alone. */
  sizes: readonly number[]
  styles: readonly string[]
  manufacturerNameReference: string
  /** Families of its finishes. */
  finishes: readonly string[]
}

const shared = (a: readonly string[], b: readonly string[]): number =>
  a.filter((one) => b.includes(one)).length

/** Sizes are near each other in steps of an eighth: 52 and 56 inches are, 52 and 60 are one step apart. */
const SIZE_STEPS = 8

/** The least part by which the sizes of two products differ: 0.25 of 48 and 60 inches. */
const sizeGap = (a: Comparable, b: Comparable): number =>
  Math.min(...a.sizes.flatMap((one) => b.sizes.map((other) => Math.abs(one - other) / Math.min(one, other))))

/** A product half as large again suits another room: it counts like another place. */
const FAR_GAP = 0.5

/** How different two products are, most important difference first. */
const differences = (a: Comparable, b: Comparable): number[] => [
  a.traits.filter((trait, index) => trait !== b.traits[index]).length + Number(sizeGap(a, b) >= FAR_GAP),
  Math.floor(SIZE_STEPS * sizeGap(a, b)),
  -shared(a.styles, b.styles),
  -Number(a.manufacturerNameReference === b.manufacturerNameReference),
  -shared(a.finishes, b.finishes),
]

/**
 * The products most like one: of the same kind, for the same place and with the same light, then close in size, then of the
 * same style, maker and finish. The closest first; of two equally close, the one that comes first in the list.
 */
export function mostAlike<Product>(
  to: Comparable,
  products: readonly Product[],
  comparable: (product: Product) => Comparable,
  count: number,
): Product[] {
  const inOrder = (a: readonly number[], b: readonly number[]): number =>
    a.map((one, index) => one - (b[index] ?? 0)).find((gap) => gap !== 0) ?? 0
  return products
    .map((product) => ({ product, unlike: differences(to, comparable(product)) }))
    .toSorted((a, b) => inOrder(a.unlike, b.unlike))
    .slice(0, count)
    .map(({ product }) => product)
}
