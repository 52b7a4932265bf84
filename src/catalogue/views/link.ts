import { KIND_NAMES, LISTINGS, type ProductKind, titleCase } from '../kinds/product-kinds.ts'

/** A way to a page, and what it is called. */
export interface Link {
  label: string
  url: string
}

/** The listing of a kind, as a breadcrumb names it. */
export const listingLink = (kind: ProductKind): Link => ({
  label: `${titleCase(KIND_NAMES[kind].full)}s`,
  url: LISTINGS[kind],
})
