import type { ParameterName } from '../browser/query-parameters.ts'
import type { Product } from '../product-data/product-file.ts'
import { roomIn } from '../room-fit/room-address.ts'
import { roomFilter } from '../room-fit/room-filter.ts'

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
}

type Kind = Product['kind']

/** The names in an address that make an extra filter, by kind; a list hydrates when one of them is there. */
export const EXTRA_PARAMETERS: { readonly [Of in Kind]: readonly ParameterName[] } = {
  fan: ['room', 'ceiling'],
  fixture: [],
}

/** The extra filter that an address asks for on a list of a kind; undefined where it asks for none. */
export const extraFilter = (search: string, kind: Kind): ExtraFilter | undefined =>
  kind === 'fan' ? roomFilter(roomIn(search)) : undefined
