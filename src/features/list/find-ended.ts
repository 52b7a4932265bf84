import { KINDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { EndedProduct } from '../../catalogue/views/ended-products.ts'

/**
 * The products among some `productUrl`s that are no longer sold, in their order; products that never were sold are left out.
 *
 * @throws Error when the site's data cannot be loaded
 */
export async function findEnded(
  productUrls: readonly string[],
  load: (kind: ProductKind) => Promise<readonly EndedProduct[]>,
): Promise<readonly EndedProduct[]> {
  if (productUrls.length === 0) return []
  const ended = (await Promise.all(KINDS.map((kind) => load(kind)))).flat()
  return productUrls.flatMap((wanted) => ended.find(({ productUrl }) => productUrl === wanted) ?? [])
}
