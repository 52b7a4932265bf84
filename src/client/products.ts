import { KINDS, type ProductKind } from '../catalogue/kinds/product-kinds.ts'
import { outlineFilePath } from '../catalogue/paths.ts'
import type { DiscontinuedProduct } from '../catalogue/views/discontinued.ts'
import type { ProductSummary } from '../catalogue/views/product-summary.ts'
import type { DrawnLines } from '../drawing/outline/line-drawing.ts'
import { element } from './dom.ts'
import { loadOnce } from './load.ts'

/** A card's photo, as attributes of its picture element. */
export interface CardFiles {
  avifSet: string
  /** For browsers without AVIF. */
  src: string
}

/** A product in the browser. */
export type Product = ProductSummary<CardFiles> & {
  /** The requested finish, if it isn't the main photo's; `url` and `picture` then show it. */
  finish?: string
  /** The size that a filtered list narrows the product to; `sizes`, figures and facts are then for it. */
  sizeInches?: number
}

/** By finish family: the address of the photos' file, and the finishes in it. */
export type FinishFiles = Readonly<Record<string, readonly [address: string, finishes: readonly string[]]>>

/** Photos of other finishes, by `productUrl` and the finish's slug. */
export type FinishFile = Readonly<Record<string, Readonly<Record<string, CardFiles>>>>

export interface ProductFile {
  /** Photos of the products' other finishes. */
  finishFiles: FinishFiles
  products: readonly Product[]
  /** The kind's discontinued products; none unless the file has the whole kind. */
  discontinued: readonly DiscontinuedProduct[]
}

/** The address of a whole kind's, the rooms' or the search's file, from the page's header. */
export function productFileAddress(kind: ProductKind | 'rooms' | 'search'): string {
  const address = document.querySelector<HTMLElement>('[data-product-files]')?.dataset[kind]
  if (!address) throw new Error(`The page names no file of all ${kind}.`)
  return address
}

/** Rejects if the file can't be loaded; the next call tries again. */
export const loadProductFile = loadOnce((response): Promise<ProductFile> => response.json())

/** All products of a kind by title, with the page in the main category as `url`. */
export const loadKind = async (kind: ProductKind): Promise<ProductFile> =>
  loadProductFile(productFileAddress(kind))

/** The products with some `productUrl`s, and those that are discontinued. Loads a kind only if it may have one of them. */
export async function productsNamed(productUrls: readonly string[]) {
  const wanted = new Set(productUrls)
  const products = new Map<string, Product>()
  const discontinued: DiscontinuedProduct[] = []
  for (const kind of KINDS) {
    if (products.size === wanted.size) break
    const file = await loadKind(kind)
    for (const product of file.products)
      if (wanted.has(product.productUrl)) products.set(product.productUrl, product)
    discontinued.push(...file.discontinued.filter(({ productUrl }) => wanted.has(productUrl)))
  }
  return { products: products as ReadonlyMap<string, Product>, discontinued }
}

const loadLines = loadOnce((response): Promise<DrawnLines> => response.json())

/** A product's line drawing, loaded once a page; undefined if that fails, and the next call tries again. */
export const loadDrawing = (productUrl: string): Promise<DrawnLines | undefined> =>
  loadLines(outlineFilePath(productUrl)).catch(() => undefined)

/** A card's photo as a square, beside or over the product's name. */
export const pictureElement = ({ avifSet, src }: CardFiles, px: number): HTMLPictureElement =>
  element(
    'picture',
    {},
    element('source', { type: 'image/avif', sizes: `${px}px`, srcset: avifSet }),
    element('img', { alt: '', loading: 'lazy', width: px, height: px, src }),
  )
