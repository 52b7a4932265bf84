import { KIND_NAMES, LISTINGS, type ProductKind, titleCase } from '../kinds/product-kinds.ts'

export interface Link {
  label: string
  url: string
}

export const listingLink = (kind: ProductKind): Link => ({
  label: `${titleCase(KIND_NAMES[kind].full)}s`,
  url: LISTINGS[kind],
})
