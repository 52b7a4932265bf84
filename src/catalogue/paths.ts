import { LISTINGS, type ProductKind } from './kinds/product-kinds.ts'

/**
 * Every address of this site, in one place. None ends in a slash but the home page.
 * Routes are those of rule F1.
 */
export const paths = {
  home: '/',
  category: (kind: ProductKind, category: string) => `${LISTINGS[kind]}/${category}`,
  product: (kind: ProductKind, category: string, productUrl: string) =>
    `${LISTINGS[kind]}/${category}/${productUrl}`,
  fans: LISTINGS.fans,
  fansForRoom: '/ceiling-fans#room',
  /** The same, with the way back to a category. */
  fansForRoomFrom: (category: string) => `/ceiling-fans?category=${category}#room`,
  runningCost: '/ceiling-fans#running-cost',
  /** All fans with one of some values of a facet. */
  fansWith: (facet: string, ...values: string[]) => `/ceiling-fans?${facet}=${values.join(',')}`,
  brand: (brand: string) => `/ceiling-fans/by-brand/${brand}`,
  brandFan: (brand: string, name: string) => `/ceiling-fans/by-brand/${brand}/${name}`,
  lighting: LISTINGS.fixtures,
  spotFinder: '/lighting-fixtures#place',
  lightForSpot: (spot: string) => `/lighting-fixtures?spot=${spot}#place`,
  parts: '/parts',
  lightKits: '/parts#light-kits',
  downrods: '/parts#downrods',
  controls: '/parts#controls',
  blog: '/blog',
  contact: '/contact',
  contactSuccessful: '/contact/successful',
  contactError: '/contact/error',
  privacyPolicy: '/privacy-policy',
  termsAndConditions: '/terms-and-conditions',
  cookiesPolicy: '/cookies-policy',
} as const

/** All of a kind by a maker; its fans have a page of their own. */
export const listOfBrand = (kind: ProductKind, brand: string): string =>
  kind === 'fans' ? paths.brand(brand) : `${LISTINGS[kind]}?brand=${brand}`

/** All products of a listing in one list, by name: the listing itself shows its categories. */
export const wholeListPath = (listing: string): string => `${listing}?sort=name`

export const listPagePath = (list: string, number: number): string =>
  number === 1 ? list : `${list}/page-${number}`

/** Where the products of lists are kept for the tools in the browser. */
export const DATA_FOLDER = '/data'

/** The file of a list's products, named by its content: `/data/ceiling-fans/outdoor.2kT0aXq9Zc.json`. */
export const productFilePath = (list: string, hash: string): string => `${DATA_FOLDER}${list}.${hash}.json`

/** The file of the pictures of a kind's further finishes in one family: `/data/finishes/fans/white.2kT0aXq9Zc.json`. */
export const finishFilePath = (kind: string, family: string, hash: string): string =>
  `${DATA_FOLDER}/finishes/${kind}/${family}.${hash}.json`

export const searchFilePath = (hash: string): string => `${DATA_FOLDER}/search.${hash}.json`

/** The line drawing of a product that has one, by its name in addresses. */
export const outlineFilePath = (productUrl: string): string => `/outlines/${productUrl}.json`

/** The drawing of the QR code that leads to a page: `/codes/ceiling-fans/large/halcyon-72.svg`. */
export const codeFilePath = (page: string): string => `/codes${page}.svg`

export const roomKindsFilePath = (hash: string): string => `${DATA_FOLDER}/rooms.${hash}.json`

/** No product may have a name of this form: it is the address of a later page of a list. */
export const LIST_PAGE_NAME = /^page-\d+$/

/** A fan category may not take this name: `/ceiling-fans/by-brand/…` is where the brand screens are. */
export const RESERVED_FAN_CATEGORY = 'by-brand'
