import { useEffect, useState } from 'react'
import { loadProducts } from '../../product-data/load-products.ts'
import type { Product } from '../../product-data/product-file.ts'
import { findProducts } from '../find-products.ts'

/** `loading` until the site's data is there, `failed` when it cannot be had. */
export type Products = ReadonlyMap<string, Product> | 'loading' | 'failed'

/** The products of some `productUrl`s; who is not among them is not sold any more. */
export function useProducts(productUrls: readonly string[]): Products {
  const [products, setProducts] = useState<Products>('loading')
  const wanted = productUrls.join()

  useEffect(() => {
    let isOver = false
    const show = (found: Products) => {
      if (!isOver) setProducts(found)
    }
    findProducts(wanted ? wanted.split(',') : [], loadProducts).then(show, () => show('failed'))
    return () => {
      isOver = true
    }
  }, [wanted])

  return products
}
