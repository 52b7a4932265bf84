import { kindOfPath, LISTINGS, type ProductKind } from './kinds/product-kinds.ts'

// The addresses of the API's answers (rule F4), by what follows `/api/`. The browser loads only those of details.

const one = (kind: ProductKind): string => LISTINGS[kind].replace(/\W|s$/g, '')

export const listPath = (kind: ProductKind, category: string): string => `${one(kind)}s/${category}`
export const brandListPath = (brand: string): string => `bybrand/${one('fans')}s/${brand}`
export const detailsPath = (kind: ProductKind, category: string, productUrl: string): string =>
  `${one(kind)}details/${category}/${productUrl}`
export const brandDetailsPath = (brand: string, name: string): string =>
  `${one('fans')}detailsbybrand/${brand}/${name}`

const PRODUCT_PAGE = /^\/(by-brand\/)?([a-z0-9-]+)\/([a-z0-9-]+)$/

/** The API's address for the product on a page; undefined for any other path. */
export function productRecordAddress(path: string): string | undefined {
  const kind = kindOfPath(path)
  const [, byBrand, group = '', id = ''] =
    (kind && PRODUCT_PAGE.exec(path.slice(LISTINGS[kind].length))) ?? []
  if (!kind || !id || (byBrand && kind !== 'fans')) return undefined
  return `/api/${byBrand ? brandDetailsPath(group, id) : detailsPath(kind, group, id)}`
}
