import { KINDS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { outlineFilePath } from '../../catalogue/paths.ts'
import type { DiscontinuedProduct } from '../../catalogue/views/discontinued.ts'
import type { DrawnLines } from '../../drawing/outline/line-drawing.ts'
import { loadOnce } from '../load.ts'
import type { FinishFiles, Product, ProductFile } from './product-file.ts'

const load = loadOnce((response): Promise<ProductFile> => response.json())

/** The address of a whole kind's, the rooms' or the search's file, from the page's header. */
export function productFileAddress(kind: ProductKind | 'rooms' | 'search'): string {
  const address = document.querySelector<HTMLElement>('[data-product-files]')?.dataset[kind]
  if (!address) throw new Error(`The page names no file of all ${kind}.`)
  return address
}

/** @throws Error if the file can't be loaded; the next call tries again */
export const loadProductFile = async (address: string): Promise<readonly Product[]> =>
  (await load(address)).products

/** All products of a kind by title, with the page in the main category as `url`. */
export const loadProducts = async (kind: ProductKind): Promise<readonly Product[]> =>
  loadProductFile(productFileAddress(kind))

export const loadDiscontinuedOf = async (kind: ProductKind): Promise<readonly DiscontinuedProduct[]> =>
  (await load(productFileAddress(kind))).discontinued ?? []

/** Files with photos of a list's other finishes, by family. */
export const loadFinishFiles = async (address: string): Promise<FinishFiles> =>
  (await load(address)).finishFiles ?? {}

/** The products with some `productUrl`s, and those that are discontinued. Loads a kind only if it may have one of them. */
export async function productsNamed(productUrls: readonly string[]) {
  const wanted = new Set(productUrls)
  const products = new Map<string, Product>()
  const discontinued: DiscontinuedProduct[] = []
  for (const kind of KINDS) {
    if (products.size === wanted.size) break
    const file = await load(productFileAddress(kind))
    for (const product of file.products)
      if (wanted.has(product.productUrl)) products.set(product.productUrl, product)
    discontinued.push(...(file.discontinued ?? []).filter(({ productUrl }) => wanted.has(productUrl)))
  }
  return { products: products as ReadonlyMap<string, Product>, discontinued }
}

const loadLines = loadOnce((response): Promise<DrawnLines> => response.json())

/** A product's line drawing, loaded once a page; undefined if that fails, and the next call tries again. */
export const loadDrawing = (productUrl: string): Promise<DrawnLines | undefined> =>
  loadLines(outlineFilePath(productUrl)).catch(() => undefined)
