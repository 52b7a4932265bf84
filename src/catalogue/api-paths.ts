import { kindOfPath, LISTINGS, type ProductKind } from './kinds/product-kinds.ts'

const NAMES: Readonly<Record<ProductKind, { categories: string; list: string; details: string }>> = {
  fans: { categories: 'getproductcategories', list: 'ceilingfans', details: 'ceilingfandetails' },
  fixtures: {
    categories: 'getlightingfixturecategories',
    list: 'lightingfixtures',
    details: 'lightingfixturedetails',
  },
}

/** The addresses of the API's answers (rule F4), by what follows `/api/`. Brand screens are of fans alone. */
export const apiPaths = {
  categories: (kind: ProductKind) => NAMES[kind].categories,
  list: (kind: ProductKind, category: string) => `${NAMES[kind].list}/${category}`,
  details: (kind: ProductKind, category: string, productUrl: string) =>
    `${NAMES[kind].details}/${category}/${productUrl}`,
  brandFans: (brand: string) => `bybrand/${NAMES.fans.list}/${brand}`,
  brandFan: (brand: string, name: string) => `${NAMES.fans.details}bybrand/${brand}/${name}`,
} as const

const PRODUCT_PAGE = /^\/(by-brand\/)?([a-z0-9-]+)\/([a-z0-9-]+)$/

/** Where the API answers for the product on a page; `undefined` for anything but a product's path. */
export function productRecordAddress(path: string): string | undefined {
  const kind = kindOfPath(path)
  const [, byBrand, group = '', id = ''] =
    (kind && PRODUCT_PAGE.exec(path.slice(LISTINGS[kind].length))) ?? []
  if (!kind || !id || (byBrand && kind !== 'fans')) return undefined
  return `/api/${byBrand ? apiPaths.brandFan(group, id) : apiPaths.details(kind, group, id)}`
}
