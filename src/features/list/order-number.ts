import type { Product } from '../../client/product-data/product-file.ts'

type Numbered = Pick<Product, 'kind' | 'finishes' | 'partNumber' | 'finishPartNumbers'>

/**
 * The number that a product is ordered by, in a finish: a fan's is the same in all. Undefined where the number of that finish is
 * unknown: that of another one would order a wrong light.
 *
 * @param slug of the finish; undefined for the one on the picture
 */
export function numberInFinish(
  { kind, finishes, partNumber, finishPartNumbers = {} }: Numbered,
  slug: string | undefined,
): string | undefined {
  const isShown = slug === undefined || finishes.some((finish) => finish.slug === slug && finish.isShown)
  return kind === 'fans' || isShown ? partNumber : finishPartNumbers[slug]
}

/** The same with what it is: "Model BE-5203" of a fan, "Part number WG-0838-AB" of a fixture. */
export function orderNumber(product: Numbered, slug: string | undefined): string | undefined {
  const number = numberInFinish(product, slug)
  return number && `${product.kind === 'fans' ? 'Model' : 'Part number'} ${number}`
}
