import { formatInches } from '../../catalogue/rules/numbers.ts'
import { sizesText } from '../../catalogue/rules/sizes-text.ts'
import type { Product } from '../../client/product-data/product-file.ts'

type Sized = Pick<Product, 'kind' | 'sizes'>

/** The sizes of a fan to choose from, in inches, smallest first; none where there is only one, or for a fixture. */
export function sizesToChoose({ kind, sizes }: Sized): number[] {
  const ascending = [...new Set(sizes)].toSorted((a, b) => a - b)
  return kind === 'fans' && ascending.length > 1 ? ascending : []
}

/** The size that is chosen, in inches; undefined unless it is one of those to choose from. */
export const chosenSize = (product: Sized, sizeInches: number | undefined): number | undefined =>
  sizesToChoose(product).find((size) => size === sizeInches)

/** A size as text: "60 in.". */
export const sizeText = (sizeInches: number): string => `${formatInches(sizeInches)} in.`

/** The facts of a product on a list: those of its card, but of its sizes the one that is chosen. */
export function listedFacts(
  { facts, ...product }: Sized & Pick<Product, 'facts'>,
  sizeInches: number | undefined,
): readonly string[] {
  const size = chosenSize(product, sizeInches)
  if (size === undefined) return facts
  const all = sizesText(product.sizes)
  return facts.map((fact) => (fact === all ? sizeText(size) : fact))
}
