import { KIND_NAMES, titleCase } from '../kinds/kind-names.ts'
import { forEachKind, LISTINGS } from '../kinds/product-kinds.ts'
import type { Link } from './link.ts'

interface ListingLinks {
  /** The listing in a breadcrumb. */
  listing: Link
  /** The link of the specification from a list: "Back to …". */
  back: Link
}

/** The ways to the listing of each kind. */
export const LISTING_LINKS = forEachKind((kind): ListingLinks => {
  const url = LISTINGS[kind]
  const name = titleCase(KIND_NAMES[kind].full)
  return {
    listing: { label: `${name}s`, url },
    back: { label: `Back to ${name} Categories`, url },
  }
})
