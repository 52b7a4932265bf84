import type { FacetName } from '../../catalogue/views/facet-names.ts'
import type { Product } from '../../client/product-data/product-file.ts'
import type { FitFilter } from '../fit/fit-filter.ts'
import type { Choices, Offered } from './choices.ts'
import { inSpans } from './in-sizes.ts'

/** Filter of a list: a facet, the search words or another tool. */
export type FilterName = FacetName | 'words' | 'fit'

export interface Found {
  /** In the order of the list. */
  products: Product[]
  /** How many products have each value and fit the filters of the other facets, by facet and value. */
  counts: Map<FacetName, Map<string, number>>
  /** For each active filter: how many more products there would be without it. */
  moreWithout: Map<FilterName, number>
}

/**
 * Finds the products that fit all filters: any of the chosen values in each facet, every typed word, the room or place. Counts are
 * disjunctive: the chosen values of a facet never lower its own counts. One pass over the list. Of a product with several sizes
 * those count that the chosen spans hold, and it is given in those.
 *
 * @param matches indices of products with the typed words; undefined if nothing is typed
 */
export function findProducts(
  all: readonly Product[],
  offered: Offered,
  { values }: Pick<Choices, 'values'>,
  matches?: { has: (index: number) => boolean } | undefined,
  fit?: Pick<FitFilter, 'groupOf'> | undefined,
): Found {
  const products: Product[] = []
  const counts = new Map([...offered.keys()].map((name) => [name, new Map<string, number>()]))
  const moreWithout = new Map<FilterName, number>()
  const chosen = [...values].map(([name, list]) => [name, new Set(list)] as const)
  const tests: (readonly [FilterName, (product: Product, index: number) => boolean])[] = chosen.map(
    ([name, set]) => [name, ({ facets }) => facets[name]?.some((value) => set.has(value)) ?? false] as const,
  )
  if (matches) tests.push(['words', (_, index) => matches.has(index)])
  const spans = values.get('span')
  const narrowed = (product: Product): Product => (spans ? inSpans(product, spans) : product)
  const fits = (product: Product): boolean => !fit || fit.groupOf(product) !== undefined
  if (fit) tests.push(['fit', (product) => fits(narrowed(product))])
  for (const [name] of tests) moreWithout.set(name, 0)

  const count = (name: FacetName, product: Product) => {
    const own = counts.get(name)
    for (const value of (own && product.facets[name]) ?? []) {
      // A room is asked of the sizes that a band holds.
      if (name === 'span' && fit && !fits(inSpans(product, [value]))) continue
      own?.set(value, (own.get(value) ?? 0) + 1)
    }
  }
  const addMore = (name: FilterName) => moreWithout.set(name, (moreWithout.get(name) ?? 0) + 1)
  for (const [index, product] of all.entries()) {
    let missed: FilterName | undefined
    let misses = 0
    for (const [name, isMet] of tests) {
      if (isMet(product, index)) continue
      missed = name
      misses += 1
      if (misses > 1) break
    }
    if (misses > 1) continue
    if (missed) {
      addMore(missed)
      // Another size may fit than those that are chosen.
      if (missed === 'fit' && spans && fits(product)) addMore('span')
      const own = missed === 'fit' && spans ? 'span' : missed
      // Words and rooms have no values to count.
      count(own as FacetName, product)
      continue
    }
    products.push(narrowed(product))
    for (const name of counts.keys()) count(name, product)
  }
  return { products, counts, moreWithout }
}
