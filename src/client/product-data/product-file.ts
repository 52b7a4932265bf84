import type { EndedProduct } from '../../catalogue/views/ended-products.ts'
import type { ProductSummary } from '../../catalogue/views/product-summary.ts'

/** The files of a card's picture, as its picture element names them. */
export interface CardFiles {
  avifSet: string
  /** For browsers without AVIF. */
  src: string
}

/** A product as the tools in the browser have it. */
export type Product = ProductSummary<CardFiles> & {
  /** The finish that is asked for, where it is not the main picture's: `url` and `picture` are of that one then. */
  finish?: string
  /** The one of several sizes that is meant, where a list is narrowed to it: `sizes`, figures and facts are of that one then. */
  sizeInches?: number
}

/** By family of finishes: the address of its pictures' file, and the finishes in it. */
export type FinishFiles = Readonly<Record<string, readonly [address: string, finishes: readonly string[]]>>

/** The pictures of the further finishes of a family: `encodeCardFiles` made the lines. */
export type FinishFile = readonly (readonly [productUrl: string, slug: string, line: string])[]

/** A product as sent to the browser: what follows from the rest is left out, such as the facet of its styles. */
export interface ProductRow
  extends Omit<
    Product,
    | 'kind'
    | 'url'
    | 'productUrl'
    | 'brand'
    | 'picture'
    | 'finishes'
    | 'bladeFinishes'
    | 'finish'
    | 'sizeInches'
  > {
  /** Where it does not follow from the title. */
  productUrl?: string
  /** The last part of the page's address, where it is not `productUrl`. */
  name?: string
  /** `encodeCardFiles` made it. */
  picture: string
  finishes: readonly string[]
  bladeFinishes?: readonly string[]
  /** The places of the finish on the picture and of its blades', where one is not the first. */
  shown?: readonly [finish: number, blades: number]
}

/** The products of one list as sent to the browser. */
export interface ProductFile {
  kind: Product['kind']
  /** Where pictures of further finishes are; left out where there are none. */
  finishFiles?: FinishFiles
  /** The path that all pages of the list's products are under; without it they are in their main category. */
  folder?: string
  /** The color of each finish that has one. */
  colours: Readonly<Record<string, string>>
  products: readonly ProductRow[]
  /** The products of the kind that are no longer sold; only in the files of whole kinds that have some. */
  ended?: readonly EndedProduct[]
}
