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

/** Pictures of further finishes, by the product's name in addresses and the finish's slug. */
export type FinishFile = Readonly<Record<string, Readonly<Record<string, CardFiles>>>>

/** The products of one list as the browser gets them. */
export interface ProductFile {
  /** Missing if no product has pictures of further finishes. */
  finishFiles?: FinishFiles
  products: readonly Product[]
  /** Products of the kind that are no longer sold, in the file of a whole kind. */
  ended?: readonly EndedProduct[]
}
