import type { Catalogue } from '../create-catalogue.ts'
import type { Product } from '../rules/is-fan.ts'
import { familyOf } from './families.ts'
import { productsLike } from './likeness.ts'
import { mainCard, type ProductCard } from './product-card.ts'

/** A row on a desktop, two on a phone. */
const MOST_SHOWN = 4

/** What to look at after a product. */
export interface MoreProducts {
  /** Those of its family. */
  family: ProductCard[]
  /** Those most like it that are not of its family. */
  alike: ProductCard[]
}

/**
 * What to look at after a product: four of its family and four most like it, by `most-alike.ts`.
 *
 * @param leftOut is shown elsewhere on the page
 */
export function moreProducts(catalogue: Catalogue, product: Product, leftOut?: Product): MoreProducts {
  const some = (products: Product[]) => products.filter((one) => one !== leftOut).slice(0, MOST_SHOWN)
  const family = some(familyOf(catalogue, product))
  const alike = some(productsLike(catalogue, product).filter((one) => !family.includes(one)))
  const cards = (products: Product[]) => products.map((one) => mainCard(catalogue, one))
  return { family: cards(family), alike: cards(alike) }
}
