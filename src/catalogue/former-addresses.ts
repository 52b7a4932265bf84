import type { Catalogue } from './create-catalogue.ts'
import { error, type Fault, warning } from './faults.ts'
import { KINDS, type ProductKind } from './kinds/product-kinds.ts'
import { paths } from './paths.ts'
import { mainPath, productsEver } from './queries.ts'
import { CATEGORY_RECORDS, fileStem, productRecords, type ReadableRecords } from './records.ts'

interface Addressed {
  productUrl?: string | undefined
  productCategories?: readonly string[] | undefined
  formerAddresses?: readonly string[] | undefined
}

const pagesOf = (
  kind: ProductKind,
  file: string,
  { productUrl = fileStem(file), productCategories = [] }: Addressed,
): string[] => productCategories.map((category) => paths.product(kind, category, productUrl))

/** A warning about the addresses that a product loses with a change of its record. */
export function movedWarnings(kind: ProductKind, file: string, before: Addressed, after: Addressed): Fault[] {
  const remaining = new Set([...pagesOf(kind, file, after), ...(after.formerAddresses ?? [])])
  const lost = pagesOf(kind, file, before).filter((address) => !remaining.has(address))
  const list = lost.map((address) => `"${address}"`).join(', ')
  const remedy = `To keep printed tags and links working, add ${list} to its former addresses.`
  const position = { file, field: 'formerAddresses' }
  return lost.length > 0 ? [warning(position, `its page moves from ${lost.join(', ')}`, remedy)] : []
}

/** @param others the addresses of pages of text */
export function formerAddressFaults(records: ReadableRecords, others: readonly string[]): Fault[] {
  const fans = records.fans.map(({ file, fields: { manufacturerNameReference: brand = '' } }) => [
    paths.brand(brand),
    paths.brandFan(brand, fileStem(file)),
  ])
  const products = KINDS.flatMap((kind) => [
    ...records[kind].flatMap(({ file, fields }) => pagesOf(kind, file, fields)),
    ...records[CATEGORY_RECORDS[kind]].map(({ file }) => paths.category(kind, fileStem(file))),
  ])
  const pages: unknown[] = [...Object.values(paths), ...fans.flat(), ...products, ...others]
  const isPage = (address: string) => pages.includes(address.replace(/\/page-\d+$/, ''))
  return productRecords(records).flatMap(({ file, fields: { formerAddresses = [] } }) =>
    formerAddresses.flatMap((address, index) => {
      const problem = `${address} is the address of a page on the site today`
      const remedy = 'Remove this address: only one without a page can lead here.'
      return isPage(address) ? error({ file, field: `formerAddresses[${index}]` }, problem, remedy) : []
    }),
  )
}

export const redirectRules = (catalogue: Catalogue): string[] =>
  KINDS.flatMap((kind) => productsEver(catalogue, kind)).flatMap((product) =>
    (product.formerAddresses ?? []).map((address) => `${address} ${mainPath(product)} 301`),
  )
