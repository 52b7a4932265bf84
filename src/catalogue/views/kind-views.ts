import { kindOf, type Product, type ProductOf } from '../kinds/product.ts'
import type { ProductKind } from '../kinds/product-kinds.ts'
import { FAN_VIEW } from './fan-view.ts'
import { FIXTURE_VIEW } from './fixture-view.ts'
import type { KindView } from './kind-view.ts'

const VIEWS: { readonly [Kind in ProductKind]: KindView<ProductOf[Kind]> } = {
  fans: FAN_VIEW,
  fixtures: FIXTURE_VIEW,
}

/** How products of a kind are shown; a product of any other kind is none for it. */
export const kindView = (kind: ProductKind): KindView<Product> => VIEWS[kind] as KindView<Product>

/** How a product is shown. */
export const viewOf = (product: Product): KindView<Product> => kindView(kindOf(product))

/** The facts on a product's card. */
export const cardFacts = (product: Product): string[] => viewOf(product).cardFacts(product)
