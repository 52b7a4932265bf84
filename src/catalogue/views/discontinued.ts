import type { Catalogue } from '../create-catalogue.ts'
import type { Product } from '../kinds/product.ts'
import { mainPath } from '../queries.ts'

export type DiscontinuedProduct = ReturnType<typeof discontinuedProducts>[number]

/** The sold product at the end of the replacements. The check rejects a circle, which would not end here. */
export function replacementOf(catalogue: Catalogue, { kind, replacedBy }: Product): Product | undefined {
  const isNext = ({ name }: Product) => name === replacedBy
  const discontinued = catalogue.discontinued[kind].find(isNext)
  return catalogue[kind].find(isNext) ?? (discontinued && replacementOf(catalogue, discontinued))
}

export const discontinuedProducts = (catalogue: Catalogue, discontinued: readonly Product[]) =>
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
