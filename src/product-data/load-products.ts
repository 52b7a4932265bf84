import { decodeProducts } from './decode-products.ts'
import type { Product } from './product-file.ts'

/** Whole kinds, under the names that the page's header gives their files' addresses. */
export type ProductKind = 'fans' | 'fixtures'

const asked = new Map<string, Promise<readonly Product[]>>()

async function fetchProducts(address: string): Promise<readonly Product[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}; reload the page.`)
  return decodeProducts(await response.json())
}

/**
 * The products of a list, from the file at an address that the page was built with; asked for once a page. Since files are
 * named by their content, they come from the browser's cache the next time.
 *
 * @throws Error when the file cannot be had; the next call asks again. What the page was built with stays.
 */
export function loadProductFile(address: string): Promise<readonly Product[]> {
  const products = asked.get(address) ?? fetchProducts(address)
  asked.set(address, products)
  products.catch(() => asked.delete(address))
  return products
}

/**
 * All fans or all fixtures of the store by title, each with the page in its main category as `url`: for the search, the list
 * of kept products, and whatever else is not about one list. Every page's header has the addresses of both files.
 *
 * @throws Error as `loadProductFile` does
 */
export function loadProducts(kind: ProductKind, page: Document = document): Promise<readonly Product[]> {
  const address = page.querySelector<HTMLElement>('[data-product-files]')?.dataset[kind]
  if (!address) return Promise.reject(new Error(`The page names no file of all ${kind}.`))
  return loadProductFile(address)
}
