/**
 * Every kind of product, by the name that its records, its folder in `content/` and its file for the browser have, and the address
 * of its listing, which those of its categories and products begin with. Scripts on every page carry this table; whatever else
 * there is to know of a kind is in a table of its own where it is needed, with a row for each of these.
 */
export const LISTINGS = { fans: '/ceiling-fans', fixtures: '/lighting-fixtures' } as const

export type ProductKind = keyof typeof LISTINGS

/** The kinds in the order in which pages, lists and the search name them. */
export const KINDS = Object.keys(LISTINGS) as readonly ProductKind[]

/** The kind that a path is about; undefined for the path of a listing itself and for any other. */
export const kindOfPath = (path: string): ProductKind | undefined =>
  KINDS.find((kind) => path.startsWith(`${LISTINGS[kind]}/`))

/** Something for each kind. */
export const forEachKind = <Result>(make: (kind: ProductKind) => Result): Record<ProductKind, Result> =>
  Object.fromEntries(KINDS.map((kind) => [kind, make(kind)])) as Record<ProductKind, Result>

/** Whether a name is that of a kind of product. */
export const isKind = (name: string): name is ProductKind => (KINDS as readonly string[]).includes(name)
