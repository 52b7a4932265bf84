import { loadProducts } from '../../product-data/load-products.ts'
import type { Product } from '../../product-data/product-file.ts'
import { findProducts } from '../find-products.ts'
import { useLoaded } from './use-loaded.ts'

const productsOf = (productUrls: string) =>
  findProducts(productUrls ? productUrls.split(',') : [], loadProducts)

/** The products of some `productUrl`s; one that is missing in the answer is not sold any more. */
export const useProducts = (
  productUrls: readonly string[],
): ReadonlyMap<string, Product> | 'loading' | 'failed' => useLoaded(productUrls.join(), productsOf)
