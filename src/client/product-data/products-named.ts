import { KINDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { Product } from './product-file.ts'

/**
 * The products with some `productUrl`s; those no longer sold are missing. Loads a kind only if it may have one of them.
 *
 * @throws Error if the site's data can't be loaded
 */
export async function productsNamed(
  productUrls: readonly string[],
  load: (kind: ProductKind) => Promise<readonly Product[]>,
): Promise<ReadonlyMap<string, Product>> {
  const wanted = new Set(productUrls)
  const found = new Map<string, Product>()
  for (const kind of KINDS) {
    if (found.size === wanted.size) break
    for (const product of await load(kind))
      if (wanted.has(product.productUrl)) found.set(product.productUrl, product)
  }
  return found
}
