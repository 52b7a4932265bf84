import type { Catalogue } from '../create-catalogue.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'
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
export function moreProducts(
  catalogue: Catalogue,
  product: Fan | Fixture,
  leftOut?: Fan | Fixture,
): MoreProducts {
  const family = familyOf(catalogue, product)
    .filter((one) => one !== leftOut)
    .slice(0, MOST_SHOWN)
  const alike = productsLike(catalogue, product)
    .filter((one) => one !== leftOut && !family.includes(one))
    .slice(0, MOST_SHOWN)
  return {
    family: family.map((one) => mainCard(catalogue, one)),
    alike: alike.map((one) => mainCard(catalogue, one)),
  }
}
