/** What decides how alike two products are. */
export interface Comparable {
  productCategories: readonly string[]
  styles: readonly string[]
  locationRating: string
  /** Inches: every blade span of a fan, the larger side of a fixture alone. */
  sizes: readonly number[]
}

const shared = (a: readonly string[], b: readonly string[]): number =>
  a.filter((one) => b.includes(one)).length

/** The least part by which the sizes of two products differ: 0.25 of 48 and 60 inches. */
const sizeGap = (a: Comparable, b: Comparable): number =>
  Math.min(...a.sizes.flatMap((one) => b.sizes.map((other) => Math.abs(one - other) / Math.min(one, other))))

/** A size that is an eighth larger makes a product as unlike as a category that is not shared. */
const distance = (a: Comparable, b: Comparable): number =>
  8 * sizeGap(a, b) -
  shared(a.productCategories, b.productCategories) -
  shared(a.styles, b.styles) -
  Number(a.locationRating === b.locationRating)

/**
 * The products most like one: of its categories and looks, for the same places, of about its size. The nearest first; of
 * two that are as near, the one that comes first in the list.
 */
export function mostAlike<Product>(
  to: Comparable,
  products: readonly Product[],
  comparable: (product: Product) => Comparable,
  count: number,
): Product[] {
  const distances = new Map(products.map((product) => [product, distance(to, comparable(product))]))
  return products.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0)).slice(0, count)
}
