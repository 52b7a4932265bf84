import type { EndedProduct } from '../catalogue/views/ended-products.ts'
import type { ProductSummary } from '../catalogue/views/product-summary.ts'

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
}

/** By family of finishes: the address of its pictures' file, and the finishes in it. */
export type FinishFiles = Readonly<Record<string, readonly [address: string, finishes: readonly string[]]>>

/** The pictures of the further finishes of a family: `encodeCardFiles` made the lines. */
export type FinishFile = readonly (readonly [productUrl: string, slug: string, line: string])[]

/**
 * Lists of words by product: the words, most frequent first, and for each product one character a word, or two where there are
 * more words than characters. Products are parted by commas.
 */
export type WordColumn = readonly [words: readonly string[], codes: string]

/**
 * The products of one list as they travel: by columns, since what is alike packs best side by side. Columns of text have a
 * line for each product; an empty line means that there is nothing to say, or that it follows from another column.
 */
export interface ProductFile {
  kind: Product['kind']
  /** Where pictures of further finishes are; left out where there are none. */
  finishFiles?: FinishFiles
  /** The path that all pages of the list's products are under; without it they are in their main category. */
  folder?: string
  title: string
  /** Where it does not follow from the title. */
  productUrl: string
  /** The last part of the page's address, where it is not `productUrl`. */
  name: string
  picture: string
  /** Numbers parted by spaces; a fixture's follows from its dimensions. */
  sizes: string
  /** Height, length and width of a fixture, and its overall height where it is known. */
  dimensions: string
  lumens: string
  airflowCfm: string
  cfmPerWatt: string
  bladeCount: string
  bladeDropInches: string
  partNumber: string
  /** Numbers of further finishes, in the order of `finishes`, parted by tabs. */
  finishPartNumbers: string
  showroomPlace: string
  categories: WordColumn
  manufacturer: WordColumn
  mounting: WordColumn
  locationRating: WordColumn
  facts: WordColumn
  finishes: WordColumn
  bladeFinishes: WordColumn
  /** The finish on the picture and its blades', by their places, where they are not the first: "2" or "0 1". */
  shown: string
  styles: WordColumn
  /** Values of the facets that do not follow from another column. */
  facets: Readonly<Record<string, WordColumn>>
  /** The colour of each finish that has one. */
  colours: Readonly<Record<string, string>>
  /** The makers whose name in addresses does not follow from their name. */
  brands: Readonly<Record<string, string>>
  /** What of the kind is no longer sold; only in the files of whole kinds that have some. */
  ended?: readonly EndedProduct[]
}
