import type { Catalogue } from './create-catalogue.ts'
import { KINDS, type ProductKind } from './kinds/product-kinds.ts'
import { paths } from './paths.ts'
import { mainPath, productsEver } from './queries.ts'

interface Addressed {
  productUrl?: string | undefined
  productCategories?: readonly string[] | undefined
  formerAddresses?: readonly string[] | undefined
}

/**
 * The addresses that a product loses with a change of its record, and that do not lead to it from elsewhere.
 *
 * @param name the name of its file
 */
export function lostAddresses(
  kind: ProductKind,
  name: string,
  before: Addressed,
  after: Addressed,
): string[] {
  const pagesOf = ({ productUrl = name, productCategories = [] }: Addressed) =>
    productCategories.map((category) => paths.product(kind, category, productUrl))
  const kept = new Set([...pagesOf(after), ...(after.formerAddresses ?? [])])
  return pagesOf(before).filter((address) => !kept.has(address))
}

/** Remedy for lost addresses, as a sentence. */
export const lostAddressRemedy = (addresses: readonly string[]): string =>
  `To keep printed tags and links working, add ${addresses.map((address) => `"${address}"`).join(', ')} to its former addresses.`

/** Redirects from former addresses, as rules of Netlify's `_redirects`. */
export const redirectRules = (catalogue: Catalogue): string[] =>
  KINDS.flatMap((kind) => productsEver(catalogue, kind)).flatMap((product) =>
    (product.formerAddresses ?? []).map((address) => `${address} ${mainPath(product)} 301`),
  )
