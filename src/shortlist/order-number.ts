import type { Product } from '../product-data/product-file.ts'

type Numbered = Pick<Product, 'kind' | 'finishes' | 'partNumber' | 'finishPartNumbers'>

/**
 * What a product is ordered by, in a finish: "Model BE-5203" of a fan, which is the same in all, "Part number WG-0838-AB" of a
 * fixture. Undefined where the number of that finish is unknown: that of another one would order a wrong light.
 *
 * @param slug of the finish; undefined for the one on the picture
 */
export function orderNumber(
  { kind, finishes, partNumber, finishPartNumbers = {} }: Numbered,
  slug: string | undefined,
): string | undefined {
  if (kind === 'fan') return partNumber && `Model ${partNumber}`
  const isShown = slug === undefined || finishes.some((finish) => finish.slug === slug && finish.isShown)
  const number = isShown ? partNumber : finishPartNumbers[slug]
  return number && `Part number ${number}`
}
