import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { EndedProduct } from '../../catalogue/views/ended-products.ts'
import { loadOnce } from './load-once.ts'
import type { FinishFiles, Product, ProductFile } from './product-file.ts'

const load = loadOnce((response): Promise<ProductFile> => response.json())

/** The address of the file of a whole kind, of the kinds of room or of the search's words, from the page's header. */
export function productFileAddress(
  kind: ProductKind | 'rooms' | 'search',
  page: Document = document,
): string {
  const address = page.querySelector<HTMLElement>('[data-product-files]')?.dataset[kind]
  if (!address) throw new Error(`The page names no file of all ${kind}.`)
  return address
}

/**
 * The products of a list, from the file at an address that the page was built with; asked for once a page. Since files are
 * named by their content, they come from the browser's cache the next time.
 *
 * @throws Error when the file cannot be had; the next call asks again. What the page was built with stays.
 */
export const loadProductFile = async (address: string): Promise<readonly Product[]> =>
  (await load(address)).products

/**
 * All products of a kind by title, each with the page in its main category as `url`: for the search, the list of kept products,
 * and whatever else is not about one list. Every page's header has the addresses of these files.
 *
 * @throws Error as `loadProductFile` does
 */
export const loadProducts = async (
  kind: ProductKind,
  page: Document = document,
): Promise<readonly Product[]> => loadProductFile(productFileAddress(kind, page))

/** The products of a kind that are no longer sold, for lists that were kept or sent before; from the same files. */
export const loadEnded = async (
  kind: ProductKind,
  page: Document = document,
): Promise<readonly EndedProduct[]> => (await load(productFileAddress(kind, page))).ended ?? []

/** Where the pictures of further finishes of a list's products are, by family; from the same file. */
export const loadFinishFiles = async (address: string): Promise<FinishFiles> =>
  (await load(address)).finishFiles ?? {}
