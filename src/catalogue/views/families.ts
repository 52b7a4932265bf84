import type { Catalogue } from '../create-catalogue.ts'
import { fansByTitle, fixturesByTitle } from '../queries.ts'
import { familyName } from '../rules/family-name.ts'
import type { Product } from '../rules/is-fan.ts'
import { perCatalogue } from './per-catalogue.ts'

const keyOf = (product: Product): string => `${product.manufacturerNameReference} ${familyName(product)}`

const families = perCatalogue((catalogue): ReadonlyMap<string, readonly Product[]> => {
  const products: Product[] = [...fansByTitle(catalogue), ...fixturesByTitle(catalogue)]
  return Map.groupBy(
    products.filter((product) => familyName(product)),
    keyOf,
  )
})

/** The fans and fixtures of its maker that share a family's name with a product, the next by title first. */
export function familyOf(catalogue: Catalogue, product: Product): Product[] {
  const family = families(catalogue).get(keyOf(product)) ?? []
  const place = family.indexOf(product)
  return [...family.slice(place + 1), ...family.slice(0, Math.max(0, place))]
}
