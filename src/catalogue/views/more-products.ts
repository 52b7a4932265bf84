import type { Catalogue } from '../create-catalogue.ts'
import type { Product } from '../kinds/product.ts'
import { KINDS } from '../kinds/product-kinds.ts'
import { productsByTitle } from '../queries.ts'
import { familyName } from '../rules/family-name.ts'
import { productsLike } from './likeness.ts'
import { perCatalogue } from './per-catalogue.ts'
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

const keyOf = (product: Product): string => `${product.manufacturerNameReference} ${familyName(product)}`

const families = perCatalogue((catalogue): ReadonlyMap<string, readonly Product[]> => {
  const products = KINDS.flatMap<Product>((kind) => productsByTitle(catalogue, kind))
  return Map.groupBy(products.filter(familyName), keyOf)
})

/** The fans and fixtures of its maker that share a family's name with a product, the next by title first. */
function familyOf(catalogue: Catalogue, product: Product): Product[] {
  const family = families(catalogue).get(keyOf(product)) ?? []
  const index = family.indexOf(product)
  return [...family.slice(index + 1), ...family.slice(0, Math.max(0, index))]
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
