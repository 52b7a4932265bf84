import { kindOfPath } from '../../catalogue/kinds/product-kinds.ts'
import { LIST_PAGE_NAME, RESERVED_FAN_CATEGORY } from '../../catalogue/paths.ts'

/** The name of the product whose page is at a path, whichever list it was found in; undefined for lists and their further pages. */
export function productAt(path: string): string | undefined {
  const [category, inCategory, ofBrand] = path.split('/').slice(2)
  const name = category === RESERVED_FAN_CATEGORY ? ofBrand : inCategory
  return kindOfPath(path) && name && !LIST_PAGE_NAME.test(name) ? name : undefined
}

/** "beacon-60" as "Beacon 60": what an address says of a title, as the functions know no products. */
export const productName = (address: string): string =>
  address.replaceAll('-', ' ').replaceAll(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase())

/** "/ceiling-fans/by-brand/hunter" as "Ceiling Fans › Hunter". */
export const pageName = (path: string): string =>
  path === '/'
    ? 'Home'
    : path
        .split('/')
        .filter((part) => part !== '' && part !== 'by-brand')
        .map(productName)
        .join(' › ')
