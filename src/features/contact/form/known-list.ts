import type { EndedProduct } from '../../../catalogue/views/ended-products.ts'
import { loadEnded, loadProducts } from '../../../client/product-data/load-products.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import { productsNamed } from '../../../client/product-data/products-named.ts'
import { findEnded } from '../../list/find-ended.ts'
import { namesIn, readShortlist, type Shortlist } from '../../list/shortlist.ts'

/** A list and what the site knows of its products. */
export interface KnownList {
  items: Shortlist
  products: ReadonlyMap<string, Product>
  /** Those of its products that are no longer sold. */
  ended: readonly EndedProduct[]
  /** How many entries name no product that is or was sold. */
  unknown: number
  /** How many products are left out, as a list holds no more. */
  beyond: number
}

/** @throws Error when the site's data cannot be loaded */
export async function loadKnownList(listed: string): Promise<KnownList> {
  const names = namesIn(listed)
  const products = await productsNamed(names, loadProducts)
  const ended = await findEnded(
    names.filter((name) => !products.has(name)),
    loadEnded,
  )
  const { items, unknown, beyond } = readShortlist(listed, (productUrl) => products.has(productUrl))
  return { items, products, ended, unknown: unknown - ended.length, beyond }
}
