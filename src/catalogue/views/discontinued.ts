import type { Catalogue } from '../create-catalogue.ts'
import type { Product } from '../kinds/product.ts'
import { mainPath } from '../queries.ts'

/** A discontinued product, for saved and received lists. */
export interface DiscontinuedProduct {
  productUrl: string
  title: string
  url: string
  replacement?: { title: string; url: string }
}

function soldReplacement(
  { replacedBy }: Product,
  sold: readonly Product[],
  discontinued: readonly Product[],
  seen: readonly string[] = [],
): Product | undefined {
  if (replacedBy === undefined || seen.includes(replacedBy)) return undefined
  const isNext = ({ name }: Product) => name === replacedBy
  const next = discontinued.find(isNext)
  return sold.find(isNext) ?? (next && soldReplacement(next, sold, discontinued, [...seen, replacedBy]))
}

/** The sold product of its kind that replaces a discontinued one, however many discontinued ones are between; undefined if none. */
export function replacementOf(catalogue: Catalogue, product: Product): Product | undefined {
  return soldReplacement(product, catalogue[product.kind], catalogue.discontinued[product.kind])
}

export const discontinuedProducts = (
  catalogue: Catalogue,
  discontinued: readonly Product[],
): DiscontinuedProduct[] =>
  discontinued.map((product) => {
    const { productUrl, title } = product
    const replacement = replacementOf(catalogue, product)
    return {
      productUrl,
      title,
      url: mainPath(product),
      ...(replacement && { replacement: { title: replacement.title, url: mainPath(replacement) } }),
    }
  })
