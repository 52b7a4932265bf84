import type { EndedProduct } from '../../catalogue/views/ended-products.ts'
import { loadEnded, loadProducts } from '../../product-data/load-products.ts'
import type { Product } from '../../product-data/product-file.ts'
import { productsNamed } from '../../product-data/products-named.ts'
import { findEnded } from '../find-ended.ts'
import { useLoaded } from './use-loaded.ts'

const productsOf = (productUrls: string) =>
  productsNamed(productUrls ? productUrls.split(',') : [], loadProducts)

const endedOf = (productUrls: string) => findEnded(productUrls ? productUrls.split(',') : [], loadEnded)

/** The products of some `productUrl`s; one that is missing in the answer is not sold any more. */
export const useProducts = (
  productUrls: readonly string[],
): ReadonlyMap<string, Product> | 'loading' | 'failed' => useLoaded(productUrls.join(), productsOf)

/** Those of some `productUrl`s that are no longer sold; none until they are known. */
export function useEnded(productUrls: readonly string[]): readonly EndedProduct[] {
  const ended = useLoaded(productUrls.join(), endedOf)
  return typeof ended === 'string' ? [] : ended
}
