import { kindOfPath, LISTINGS, type ProductKind } from './kinds/product-kinds.ts'

// The addresses of the API's answers (rule F4), by what follows `/api/`. The browser takes those of details alone along.

const LISTS: Readonly<Record<ProductKind, string>> = { fans: 'ceilingfans', fixtures: 'lightingfixtures' }
const DETAILS: Readonly<Record<ProductKind, string>> = {
  fans: 'ceilingfandetails',
  fixtures: 'lightingfixturedetails',
}

export const CATEGORIES_PATHS: Readonly<Record<ProductKind, string>> = {
  fans: 'getproductcategories',
  fixtures: 'getlightingfixturecategories',
}

export const listPath = (kind: ProductKind, category: string): string => `${LISTS[kind]}/${category}`
export const brandListPath = (brand: string): string => `bybrand/${LISTS.fans}/${brand}`
export const detailsPath = (kind: ProductKind, category: string, productUrl: string): string =>
  `${DETAILS[kind]}/${category}/${productUrl}`
export const brandDetailsPath = (brand: string, name: string): string =>
  `${DETAILS.fans}bybrand/${brand}/${name}`

const PRODUCT_PAGE = /^\/(by-brand\/)?([a-z0-9-]+)\/([a-z0-9-]+)$/

/** Where the API answers for the product on a page; `undefined` for anything but a product's path. */
export function productRecordAddress(path: string): string | undefined {
  const kind = kindOfPath(path)
  const [, byBrand, group = '', id = ''] =
    (kind && PRODUCT_PAGE.exec(path.slice(LISTINGS[kind].length))) ?? []
  if (!kind || !id || (byBrand && kind !== 'fans')) return undefined
  return `/api/${byBrand ? brandDetailsPath(group, id) : detailsPath(kind, group, id)}`
}
