import { KINDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { Product } from './product-file.ts'

/**
 * The products of some `productUrl`s; one that is missing in the answer is not sold any more. Each kind is
 * loaded only when something is not of those before it.
 *
 * @throws Error when the site's data cannot be loaded
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
