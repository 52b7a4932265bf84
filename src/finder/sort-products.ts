import type { Product } from '../product-data/product-file.ts'
import type { Sort } from './choices.ts'

const UNKNOWN = Number.POSITIVE_INFINITY
const mostFirst = (figure: number | undefined): number => (figure === undefined ? UNKNOWN : -figure)
const smallest = ({ sizes }: Product): number => Math.min(...sizes)
const largest = ({ sizes }: Product): number => -Math.max(...sizes)

/** The sort key of each order, ascending. */
const KEYS: { [By in Exclude<Sort, 'name'>]: (product: Product) => number } = {
  airflow: ({ airflowCfm }) => mostFirst(airflowCfm),
  efficiency: ({ cfmPerWatt }) => mostFirst(cfmPerWatt),
  output: ({ lumens }) => mostFirst(lumens),
  span: smallest,
  '-span': largest,
  width: smallest,
  '-width': largest,
}

/** The products in an order. The sort is stable: equal ones stay in the order of the list, which is by name. */
export function sortProducts(products: readonly Product[], sort: Sort | undefined): readonly Product[] {
  if (!sort || sort === 'name') return products
  const keyed = products.map((product) => [KEYS[sort](product), product] as const)
  return keyed.toSorted(([a], [b]) => (a === b ? 0 : a - b)).map(([, product]) => product)
}
