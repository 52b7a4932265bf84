import type { Product } from '../../kinds/product.ts'
import type { FinishFamilies } from '../../schema/finish-families.ts'
import { colourLists } from '../colour-lists.ts'

/**
 * The families of all finishes that a product is sold in, in the families' order (rule S8); for a mix-and-match fan
 * those of its body and blades. A finish in no family adds none.
 */
export function familiesOf(product: Pick<Product, 'colors'>, families: FinishFamilies): string[] {
  const sold = colourLists(product)
    .filter(({ part }) => part !== 'light')
    .flatMap(({ colours }) => colours)
  return Object.keys(families).filter((family) => families[family]?.some((finish) => sold.includes(finish)))
}
