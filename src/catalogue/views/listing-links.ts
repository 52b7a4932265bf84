import { LISTINGS, type ProductKind } from '../kinds/product-kinds.ts'
import type { Link } from './link.ts'

interface ListingLinks {
  /** The listing in a breadcrumb. */
  listing: Link
  /** The link of the specification from a list: "Back to …". */
  back: Link
}

/** The ways to the listing of each kind. */
export const LISTING_LINKS: Readonly<Record<ProductKind, ListingLinks>> = {
  fans: {
    listing: { label: 'Ceiling Fans', url: LISTINGS.fans },
    back: { label: 'Back to Ceiling Fan Categories', url: LISTINGS.fans },
  },
  fixtures: {
    listing: { label: 'Lighting Fixtures', url: LISTINGS.fixtures },
    back: { label: 'Back to Lighting Fixture Categories', url: LISTINGS.fixtures },
  },
}
