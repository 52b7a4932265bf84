import { useState } from 'react'
import type { EndedProduct } from '../../../catalogue/views/ended-products.ts'
import { load } from '../../../client/load.ts'
import { loadEnded, loadProducts } from '../../../client/product-data/load-products.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import { productsNamed } from '../../../client/product-data/products-named.ts'
import { useLoaded } from '../../../client/react.tsx'
import { type ChosenFinish, pictureOfFinish } from '../chosen-finish.ts'
import { findEnded } from '../find-ended.ts'

const productsOf = (productUrls: string) =>
  load(() => productsNamed(productUrls ? productUrls.split(',') : [], loadProducts))

const endedOf = (productUrls: string) => findEnded(productUrls ? productUrls.split(',') : [], loadEnded)

/** Names as one text, the same as before while none is new: what goes from a list is not loaded again without it. */
function useAsked(names: readonly string[]): string {
  const [asked, setAsked] = useState('')
  const known = new Set(asked.split(','))
  if (names.every((name) => known.has(name))) return asked
  const next = names.join()
  setAsked(next)
  return next
}

/** The products of some `productUrl`s, and of some that were named before; one that is missing in the answer is not sold any more. */
export const useProducts = (
  productUrls: readonly string[],
): ReadonlyMap<string, Product> | 'loading' | 'failed' => useLoaded(useAsked(productUrls), productsOf)

/** Those of some `productUrl`s that are no longer sold; none until they are known. */
export function useEnded(productUrls: readonly string[]): readonly EndedProduct[] {
  const ended = useLoaded(productUrls.join(), endedOf)
  return typeof ended === 'string' ? [] : ended
}

/** The rules that read a record are loaded with the first one. */
const recordAt = async (page: string) => (await import('../product-records.ts')).productRecord(page)

/**
 * The picture of a finish other than the main picture's, from the product's record. Undefined until it is there, and where
 * there is none: the main picture is shown then.
 */
export function useFinishPicture(
  { url }: Pick<Product, 'url'>,
  { slug, key }: ChosenFinish,
): string | undefined {
  const record = useLoaded(slug ? url : undefined, recordAt)
  return slug && typeof record === 'object' ? pictureOfFinish(record.finishes, key) : undefined
}
