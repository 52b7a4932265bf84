import { hasNumber } from '../../catalogue/rules/figures-by-size.ts'
import type { Product } from '../../client/product-data/product-file.ts'

type Numbered = Pick<Product, 'kind' | 'sizes' | 'finishes' | 'partNumber' | 'finishPartNumbers'>

/**
 * The number that a product is ordered by, in a finish: a fan's is the same in all. Undefined where the number of that finish or of
 * that size is unknown: another one would order the wrong product.
 *
 * @param slug of the finish; undefined for the one on the picture
 */
export function numberInFinish(
  { kind, sizes, finishes, partNumber, finishPartNumbers = {} }: Numbered,
  slug: string | undefined,
  sizeInches?: number | undefined,
): string | undefined {
  const isShown = slug === undefined || finishes.some((finish) => finish.slug === slug && finish.isShown)
  if (kind === 'fans') return hasNumber({ sizes }, sizeInches) ? partNumber : undefined
  return isShown ? partNumber : finishPartNumbers[slug]
}

/** The same with what it is: "Model BE-5203" of a fan, "Part number WG-0838-AB" of a fixture. */
export function orderNumber(
  product: Numbered,
  slug: string | undefined,
  sizeInches?: number | undefined,
): string | undefined {
  const number = numberInFinish(product, slug, sizeInches)
  return number && `${product.kind === 'fans' ? 'Model' : 'Part number'} ${number}`
}
