import { KINDS } from '../catalogue/kinds/product-kinds.ts'
import { loadDiscontinuedOf, loadProducts } from './product-data/load-products.ts'

/**
 * Opens the product of a printed tag (`?tag=1`) whose page has moved, by the last part of its address. Stays on Page Not Found if
 * the store has no such product.
 */
export async function openMovedProduct({ location }: Window): Promise<void> {
  const { pathname, search, hash } = location
  if (!new URLSearchParams(search).has('tag')) return
  const name = pathname.split('/').findLast(Boolean)
  const lists = await Promise.all(KINDS.flatMap((kind) => [loadProducts(kind), loadDiscontinuedOf(kind)]))
  const product = lists.flat().find(({ productUrl }) => productUrl === name)
  if (product && product.url !== pathname) location.replace(product.url + search + hash)
}
