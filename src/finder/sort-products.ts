import type { Product } from '../product-data/product-file.ts'
import type { Sort } from './choices.ts'

const UNKNOWN = Number.POSITIVE_INFINITY
const smallest = ({ sizes }: Product): number => Math.min(...sizes)
const largest = ({ sizes }: Product): number => -Math.max(...sizes)

/** What is sorted by, smallest first. */
const KEYS: { [By in Sort]: (product: Product) => number } = {
  airflow: ({ airflowCfm }) => (airflowCfm === undefined ? UNKNOWN : -airflowCfm),
  span: smallest,
  '-span': largest,
  width: smallest,
  '-width': largest,
}

/** The products in an order; those that are alike in it stay in the order they come in, which is by name. */
export function sortProducts(products: readonly Product[], sort: Sort | undefined): readonly Product[] {
  if (!sort) return products
  const keyed = products.map((product) => [KEYS[sort](product), product] as const)
  return keyed.toSorted(([a], [b]) => (a === b ? 0 : a - b)).map(([, product]) => product)
}
