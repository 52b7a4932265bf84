import { LISTINGS, type ProductKind } from './kinds/product-kinds.ts'

/** The addresses of rule F1, and places on them. None ends in a slash but the home page. */
export const paths = {
  home: '/',
  category: (kind: ProductKind, category: string) => `${LISTINGS[kind]}/${category}`,
  product: (kind: ProductKind, category: string, productUrl: string) =>
    `${LISTINGS[kind]}/${category}/${productUrl}`,
  fans: LISTINGS.fans,
  fansForRoom: '/ceiling-fans#room',
  runningCost: '/ceiling-fans#running-cost',
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

/** A brand's products of a kind; its fans have their own page. */
export const listOfBrand = (kind: ProductKind, brand: string): string =>
  kind === 'fans' ? paths.brand(brand) : `${LISTINGS[kind]}?brand=${brand}`

/** A listing as one list by name: the listing itself shows its categories. */
export const wholeListPath = (listing: string): string => `${listing}?sort=name`

export const listPagePath = (list: string, number: number): string =>
  number === 1 ? list : `${list}/page-${number}`

export const outlineFilePath = (productUrl: string): string => `/outlines/${productUrl}.json`

export const codeFilePath = (page: string): string => `/codes${page}.svg`

/** Reserved: later pages of lists have such addresses. */
export const LIST_PAGE_NAME = /^page-\d+$/

/** Reserved: brands are at `/ceiling-fans/by-brand/…`. */
export const RESERVED_FAN_CATEGORY = 'by-brand'
