import type { ParameterName } from '../browser/query-parameters.ts'
import type { Product } from '../product-data/product-file.ts'

/**
 * A filter that another tool brings along, such as the room that a fan is to fit. It narrows as a facet does and may part the
 * results in groups, each under a heading of its own.
 */
export interface ExtraFilter {
  /** Names the choice on its chip and where it is offered to be given up: "A room of 14 by 12 ft". */
  label: string
  /** Its names in the address, which go when the choice is given up. */
  parameters: readonly ParameterName[]
  /** The group a product is in, from 0; undefined where it does not fit at all. */
  groupOf: (product: Product) => number | undefined
  /** What stands above each group; empty where nothing needs to. */
  headings: readonly string[]
  /** A word on a product's card, such as "Ask us how it hangs". */
  noteOf?: (product: Product) => string | undefined
}
