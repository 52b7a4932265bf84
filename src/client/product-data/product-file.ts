import type { DiscontinuedProduct } from '../../catalogue/views/discontinued.ts'
import type { ProductSummary } from '../../catalogue/views/product-summary.ts'

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
  /** Missing if no product has photos of other finishes. */
  finishFiles?: FinishFiles
  products: readonly Product[]
  /** The kind's discontinued products, in the file of a whole kind. */
  discontinued?: readonly DiscontinuedProduct[]
}
