import { sizesInSpans } from '../../catalogue/rules/facet-values.ts'
import { figuresOfSizes } from '../../catalogue/rules/fan-figures.ts'
import { sizesText } from '../../catalogue/rules/numbers.ts'
import type { FacetName } from '../../catalogue/views/facet-names.ts'
import type { Product } from '../../client/products.ts'
import type { InFinish } from '../finishes/finish-pictures.ts'
import type { FitFilter } from '../fit/room-filter.ts'
import type { Choices, Order } from './choices.ts'

/** Filter of a list: a facet, the search words or another tool. */
export type FilterName = FacetName | 'q' | 'fit'

export interface Found {
  products: Product[]
  /** Number of products that have each value and pass the other facets' filters, by facet and value. */
  counts: ReadonlyMap<FacetName, ReadonlyMap<string, number>>
  /** For each active filter: how many more products there would be without it. */
  moreWithout: ReadonlyMap<FilterName, number>
}

function inSizes(product: Product, some: readonly number[]): Product {
  const { sizes, facts, airflowCfm, cfmPerWatt } = product
  const all = sizesText(sizes)
  const [size, ...others] = new Set(some)
  return {
    ...product,
    sizes: some,
    facts: facts.map((fact) => (fact === all ? sizesText(some) : fact)),
    ...(airflowCfm && { airflowCfm: figuresOfSizes(airflowCfm, product, some) }),
    ...(cfmPerWatt && { cfmPerWatt: figuresOfSizes(cfmPerWatt, product, some) }),
    ...(size !== undefined && others.length === 0 && { sizeInches: size }),
  }
}

/** A product in those of its sizes that some spans hold; unchanged if they hold all or none. */
function inSpans(product: Product, spans: readonly string[]): Product {
  const some = sizesInSpans(product.sizes, spans)
  return some.length === 0 || some.length === product.sizes.length ? product : inSizes(product, some)
}

/**
 * Counts are disjunctive: the chosen values of a facet never lower its own counts. Of a product with several sizes,
 * only those in the chosen spans count.
 */
export function findProducts(
  all: readonly Product[],
  names: Iterable<FacetName>,
  { values }: Pick<Choices, 'values'>,
  matches?: ReadonlySet<string>,
  fit?: Pick<FitFilter, 'headingOf'>,
): Found {
  const spans = values.get('span')
  const narrowed = (product: Product): Product => (spans ? inSpans(product, spans) : product)
  const fits = (product: Product): boolean => !fit || fit.headingOf(product) !== undefined
  const filters = new Map<FilterName, (product: Product) => boolean>()
  for (const [name, chosen] of values)
    filters.set(name, ({ facets }) => facets[name]?.some((value) => chosen.includes(value)) ?? false)
  if (matches) filters.set('q', ({ productUrl }) => matches.has(productUrl))
  const fitting = new Set(all.filter((product) => fits(narrowed(product))))
  filters.set('fit', (product) => fitting.has(product))

  /** Without the chosen spans, another size may fit the room. */
  const allBut = (left?: FilterName): Product[] =>
    all.filter((product) =>
      [...filters].every(
        ([name, passes]) =>
          name === left || (name === 'fit' && left === 'span' ? fits(product) : passes(product)),
      ),
    )
  const products = allBut().map(narrowed)
  const counts = new Map<FacetName, Map<string, number>>()
  for (const name of names) {
    const own = new Map<string, number>()
    // A room depends on the sizes in a span.
    for (const product of allBut(name))
      for (const value of product.facets[name] ?? [])
        if (name !== 'span' || fits(inSpans(product, [value]))) own.set(value, (own.get(value) ?? 0) + 1)
    counts.set(name, own)
  }
  const moreWithout = new Map(
    [...filters.keys()].map((name) => [name, allBut(name).length - products.length]),
  )
  return { products, counts, moreWithout }
}

/** Math.max() without figures is -Infinity, which sorts unknowns last. */
const mostFirst = (figures: readonly number[]): number => -Math.max(...figures)
const smallest = ({ sizes }: Product): number => Math.min(...sizes)
const largest = ({ sizes }: Product): number => mostFirst(sizes)

const KEYS: { [By in Order]: (product: Product) => number } = {
  airflow: ({ airflowCfm = [] }) => mostFirst(airflowCfm),
  efficiency: ({ cfmPerWatt = [] }) => mostFirst(cfmPerWatt),
  output: ({ lumens = Number.NEGATIVE_INFINITY }) => -lumens,
  span: smallest,
  '-span': largest,
  width: smallest,
  '-width': largest,
}

export interface ResultGroup {
  heading: string
  products: readonly Product[]
}

/** Found products in the requested finishes, sorted by the figures of the size for the room, and grouped by room or spot. */
export function resultGroups(
  products: readonly Product[],
  sort: Choices['sort'],
  fit: Pick<FitFilter, 'headings' | 'headingOf' | 'sizeOf'> | undefined,
  inFinish: InFinish,
): ResultGroup[] {
  const keyOf = (product: Product): number => {
    if (!sort || sort === 'name') return 0
    const size = fit?.sizeOf?.(product)
    return KEYS[sort](size === undefined ? product : inSizes(product, [size]))
  }
  // Ties stay in the order of the list, by name; so do two unknown figures, which differ by NaN.
  const sorted = products
    .map((product) => [keyOf(product), product] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, product]) => inFinish(product))
  if (!fit) return [{ heading: '', products: sorted }]
  return fit.headings.map((heading) => ({
    heading,
    products: sorted.filter((product) => fit.headingOf(product) === heading),
  }))
}
