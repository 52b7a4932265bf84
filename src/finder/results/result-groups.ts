import type { FitFilter } from '../../fit/fit-filter.ts'
import type { InFinish } from '../../product-data/finish-pictures.ts'
import type { Product } from '../../product-data/product-file.ts'
import type { Sort } from '../choices.ts'

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
function sortProducts(products: readonly Product[], sort: Sort | undefined): readonly Product[] {
  if (!sort || sort === 'name') return products
  const keyed = products.map((product) => [KEYS[sort](product), product] as const)
  return keyed.toSorted(([a], [b]) => (a === b ? 0 : a - b)).map(([, product]) => product)
}

/** Results under one heading; the heading may be empty. */
export interface ResultGroup {
  heading: string
  products: readonly Product[]
}

const NONE_RIGHT = 'None here is just right.'

/**
 * The products that are found, sorted, in the finishes that are asked for, and split into the groups of a room or place. Where
 * some fit and none is just right, the first heading begins with that.
 */
export function resultGroups(
  products: readonly Product[],
  sort: Sort | undefined,
  fit: Pick<FitFilter, 'headings' | 'groupOf' | 'rightGroups'> | undefined,
  inFinish: InFinish,
): ResultGroup[] {
  const sorted = sortProducts(products, sort).map(inFinish)
  if (!fit) return [{ heading: '', products: sorted }]
  const groups = fit.headings.map((heading, group) => ({
    heading,
    products: sorted.filter((product) => fit.groupOf(product) === group),
  }))
  const first = groups.findIndex(({ products }) => products.length > 0)
  return groups.map((group, index) =>
    index === first && index >= (fit.rightGroups ?? Infinity)
      ? { ...group, heading: `${NONE_RIGHT} ${group.heading}` }
      : group,
  )
}
