import type { Product } from '../../client/product-data/product-file.ts'
import type { Shortlist, ShortlistItem } from './shortlist.ts'

/** An item of a list, and the product that it names. */
export interface FoundItem extends ShortlistItem {
  product: Product
}

/** The items of a list whose products are sold. */
export const foundItems = (items: Shortlist, products: ReadonlyMap<string, Product>): FoundItem[] =>
  items.flatMap((item) => {
    const product = products.get(item.productUrl)
    return product ? [{ ...item, product }] : []
  })
