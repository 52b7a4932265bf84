import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { FacetName } from '../../catalogue/views/facet-names.ts'
import { type ParameterChanges, queryParameter, queryValues } from '../../client/state.ts'

/**
 * How results are sorted, as in the address; without one by name, as the pages are built. `name` asks a listing for all of its
 * products, where it shows its categories.
 */
const SORTS = {
  fans: ['airflow', 'efficiency', 'span', '-span'],
  fixtures: ['output', 'width', '-width'],
} as const satisfies { [Kind in ProductKind]?: readonly string[] }

export type Order = (typeof SORTS)[keyof typeof SORTS][number]
export type Sort = Order | 'name'

/** The orders of a kind besides the one by name. */
export const ordersOf = (kind: ProductKind): readonly Order[] =>
  (SORTS as Partial<Record<ProductKind, readonly Order[]>>)[kind] ?? []

/** The facets of a list and their values, in order. */
export type Offered = ReadonlyMap<FacetName, readonly string[]>

/** Choices of a shopper; a facet without a chosen value is missing. */
export interface Choices {
  readonly values: ReadonlyMap<FacetName, readonly string[]>
  readonly sort?: Sort | undefined
  /** Whether products are drawn at one scale in place of their pictures. */
  readonly isToScale?: boolean
  /** The words of a search; empty without one. */
  readonly words: string
}

/** Whether anything filters the list; an order alone does not. */
export const isNarrowed = ({ values, words }: Choices): boolean => values.size > 0 || words !== ''

/** The choices of an address. Values that the list does not have are ignored, as are sorts of the other kind. */
export function readChoices(search: string, offered: Offered, kind: ProductKind): Choices {
  const chosen = [...offered].map(([name, values]) => {
    const asked = queryValues(search, name)
    return [name, values.filter((value) => asked.includes(value))] as const
  })
  const asked = queryParameter(search, 'sort')
  return {
    values: new Map(chosen.filter(([, values]) => values.length > 0)),
    sort: asked === 'name' ? asked : ordersOf(kind).find((order) => order === asked),
    isToScale: queryParameter(search, 'view') !== undefined,
    words: queryParameter(search, 'q')?.trim() ?? '',
  }
}

/** The choices as query parameters: one for every facet of the list, so that those no longer chosen are removed. */
export function choiceParameters(
  { values, sort, isToScale, words }: Choices,
  offered: Offered,
): ParameterChanges {
  const facets = [...offered.keys()].map((name) => [name, values.get(name)?.join(',')])
  return { ...Object.fromEntries(facets), sort, view: isToScale ? 'scale' : undefined, q: words }
}
