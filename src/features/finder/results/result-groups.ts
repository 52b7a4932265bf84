import type { InFinish } from '../../../client/product-data/finish-pictures.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import type { FitFilter } from '../../fit/fit-filter.ts'
import type { Order, Sort } from '../choices.ts'
import { inSizes } from '../in-sizes.ts'

/** The most of no figures is -Infinity, so that unknown ones are last. */
const mostFirst = (figures: readonly number[]): number => -Math.max(...figures)
const smallest = ({ sizes }: Product): number => Math.min(...sizes)
const largest = ({ sizes }: Product): number => -Math.max(...sizes)

/** The sort key of each order, ascending. */
const KEYS: { [By in Order]: (product: Product) => number } = {
  airflow: ({ airflowCfm = [] }) => mostFirst(airflowCfm),
  efficiency: ({ cfmPerWatt = [] }) => mostFirst(cfmPerWatt),
  output: ({ lumens = Number.NEGATIVE_INFINITY }) => -lumens,
  span: smallest,
  '-span': largest,
  width: smallest,
  '-width': largest,
}

/**
 * The products in an order. The sort is stable: equal ones stay in the order of the list, which is by name.
 *
 * @param meant a product in the size that a room asks for: its figures alone count
 */
function sortProducts(
  products: readonly Product[],
  sort: Sort | undefined,
  meant: (product: Product) => Product,
): readonly Product[] {
  if (!sort || sort === 'name') return products
  const keyed = products.map((product) => [KEYS[sort](meant(product)), product] as const)
  // Two unknown ones differ by NaN, which a sort takes for nothing.
  return keyed.toSorted(([a], [b]) => a - b).map(([, product]) => product)
}

/** Results under one heading; the heading may be empty. */
export interface ResultGroup {
  heading: string
  products: readonly Product[]
}

/** The products that are found, sorted, in the finishes that are asked for, and split into the groups of a room or place. */
export function resultGroups(
  products: readonly Product[],
  sort: Sort | undefined,
  fit: Pick<FitFilter, 'headings' | 'groupOf' | 'sizeOf'> | undefined,
  inFinish: InFinish,
): ResultGroup[] {
  const meant = (product: Product): Product => {
    const size = fit?.sizeOf?.(product)
    return size === undefined ? product : inSizes(product, [size])
  }
  const sorted = sortProducts(products, sort, meant).map(inFinish)
  if (!fit) return [{ heading: '', products: sorted }]
  return fit.headings.map((heading, group) => ({
    heading,
    products: sorted.filter((product) => fit.groupOf(product) === group),
  }))
}
