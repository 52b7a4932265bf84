import type { Product } from '../../client/product-data/product-file.ts'
import type { ParameterName } from '../../client/state.ts'

/**
 * The room that a fan must fit, or the place of a light, as a filter of a list. It filters as a facet does, and may split the
 * results into groups, each under a heading of its own.
 */
export interface FitFilter {
  /** The label of its chip: "14 × 12 ft room". */
  label: string
  /** Query parameters, removed with the filter. */
  parameters: readonly ParameterName[]
  /** The group a product is in, from 0; undefined if it doesn’t fit. */
  groupOf: (product: Product) => number | undefined
  /** The heading of each group; empty for none. */
  headings: readonly string[]
  /** A note on a product's card, such as "Ask us how it hangs". */
  noteOf?: (product: Product) => string | undefined
  /** Which size of a product with several is meant, in inches; Keep on its card stores it. */
  sizeOf?: (product: Product) => number | undefined
  /** How many of a product are meant, where a row of them was asked for; Keep on its card keeps so many. */
  quantityOf?: (product: Product) => number | undefined
  /** Remembers on the device what a product page continues with. */
  remember?: (view: Window) => void
}
