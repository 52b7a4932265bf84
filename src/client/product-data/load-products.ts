import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { DiscontinuedProduct } from '../../catalogue/views/discontinued.ts'
import { loadOnce } from './load-once.ts'
import type { FinishFiles, Product, ProductFile } from './product-file.ts'

const load = loadOnce((response): Promise<ProductFile> => response.json())

/** The address of a whole kind's, the rooms' or the search's file, from the page's header. */
export function productFileAddress(
  kind: ProductKind | 'rooms' | 'search',
  page: Document = document,
): string {
  const address = page.querySelector<HTMLElement>('[data-product-files]')?.dataset[kind]
  if (!address) throw new Error(`The page names no file of all ${kind}.`)
  return address
}

/**
 * A list's products, loaded once a page. Files are named by their content, so later pages have them in the browser's cache.
 *
 * @throws Error if the file can't be loaded; the next call tries again
 */
export const loadProductFile = async (address: string): Promise<readonly Product[]> =>
  (await load(address)).products

/**
 * All products of a kind by title, with the page in the main category as `url`: for search, My List and other tools across lists.
 *
 * @throws Error as `loadProductFile` does
 */
export const loadProducts = async (
  kind: ProductKind,
  page: Document = document,
): Promise<readonly Product[]> => loadProductFile(productFileAddress(kind, page))

/** A kind's discontinued products, for older lists. */
export const loadDiscontinuedOf = async (
  kind: ProductKind,
  page: Document = document,
): Promise<readonly DiscontinuedProduct[]> => (await load(productFileAddress(kind, page))).discontinued ?? []

/** Files with photos of a list's other finishes, by family. */
export const loadFinishFiles = async (address: string): Promise<FinishFiles> =>
  (await load(address)).finishFiles ?? {}
