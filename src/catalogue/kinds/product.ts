import type { CategoryOf } from '../schema/category.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'
import { KINDS, type ProductKind } from './product-kinds.ts'

/** A product of each kind. */
export interface ProductOf {
  fans: Fan
  fixtures: Fixture
}

export type Product = ProductOf[ProductKind]
export type Category = CategoryOf[ProductKind]

/** A field that every product of a kind has, and none of another. */
const OWN_FIELDS: { readonly [Kind in ProductKind]: keyof ProductOf[Kind] } = {
  fans: 'sizes',
  fixtures: 'fixtureLength',
}

/** @throws Error for what is no product; those of the catalog always have a kind */
export function kindOf(product: Product): ProductKind {
  const kind = KINDS.find((one) => OWN_FIELDS[one] in product)
  if (kind) return kind
  throw new Error(`"${product.name}" is of no kind.`)
}

/** What a table with a row for each kind makes of a product. */
export const ofItsKind = <Result, Rest extends unknown[]>(
  rows: { readonly [Kind in ProductKind]: (product: ProductOf[Kind], ...rest: Rest) => Result },
  product: Product,
  ...rest: Rest
): Result => (rows[kindOf(product)] as (product: Product, ...rest: Rest) => Result)(product, ...rest)
