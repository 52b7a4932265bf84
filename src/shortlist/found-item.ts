import type { Product } from '../product-data/product-file.ts'
import type { ShortlistItem } from './shortlist.ts'

/** An item of a list, and the product that it names. */
export interface FoundItem extends ShortlistItem {
  product: Product
}
