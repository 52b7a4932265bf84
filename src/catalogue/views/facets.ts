import type { Catalogue } from '../create-catalogue.ts'
import type { Product } from '../kinds/product.ts'
import type { ProductKind } from '../kinds/product-kinds.ts'
import type { FacetName } from './facet-names.ts'
import { kindView, viewOf } from './kind-views.ts'

/** The values of one product by facet, as addresses name them; a facet that is not asked of its kind is not there. */
export type FacetValues = Partial<Record<FacetName, readonly string[]>>

/** A value that may be chosen. */
interface FacetValue {
  value: string
  label: string
  /** Products of the list that have it. */
  count: number
  /** The color of a family of finishes. */
  colour?: string
}

/** A group of values of which any may be chosen. */
export interface Facet {
  name: FacetName
  label: string
  /** Said under the label. */
  note?: string
  values: FacetValue[]
}

/** The values of a product by facet, for the facets of its kind. */
export function facetValues(catalogue: Catalogue, product: Product): FacetValues {
  return Object.fromEntries(
    viewOf(product).facets.map(({ name, values }) => [name, values(product, catalogue)]),
  )
}

/**
 * Those of the facets of a kind that a list can be narrowed by, in the order of the bar. A facet with one value only, which all
 * products have, is left out; so are families of finishes that the list has none of, "Ask us" where nothing is unknown, and
 * what hangs in the showroom where few products say so.
 */
export function facets(catalogue: Catalogue, kind: ProductKind, products: readonly Product[]): Facet[] {
  return kindView(kind)
    .facets.filter(({ leastShare = 0, values }) => {
      const known = products.filter((product) => values(product, catalogue).length > 0)
      return known.length >= leastShare * products.length
    })
    .map(({ name, label, note, values, options, colour }) => {
      const counts = new Map<string, number>()
      for (const product of products)
        for (const value of values(product, catalogue)) counts.set(value, (counts.get(value) ?? 0) + 1)
      const offered = options(catalogue, products)
        .map(([value, one]) => {
          const dot = colour?.(one, catalogue)
          return { value, label: one, count: counts.get(value) ?? 0, ...(dot && { colour: dot }) }
        })
        .filter(({ value, count }) => count > 0 || (value !== 'ask' && name !== 'finish'))
      return { name, label, ...(note && { note }), values: offered }
    })
    .filter(({ values }) => {
      const [first, ...others] = values.filter(({ count }) => count > 0)
      return first && (others.length > 0 || first.count < products.length)
    })
}

/** The names of all values that the facets of a kind may have, whether or not a product has them today. */
export const facetLabels = (catalogue: Catalogue, kind: ProductKind): string[] =>
  kindView(kind)
    .facets.flatMap(({ options }) => options(catalogue, catalogue[kind]))
    .filter(([value]) => value !== 'ask')
    .map(([, label]) => label)
