import type { Catalogue } from '../../catalogue/create-catalogue.ts'
import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { allProducts } from '../../catalogue/views/finder-list.ts'
import type { ProductSummary } from '../../catalogue/views/product-summary.ts'

const finishes = (options: ProductSummary['finishes']) => options.map(({ colour: _, ...finish }) => finish)

const named = (product: ProductSummary) => ({
  kind: product.kind,
  productUrl: product.productUrl,
  url: product.url,
  title: product.title,
  manufacturer: product.manufacturer,
  facts: product.facts.slice(0, 1),
  sizes: product.sizes,
  finishes: finishes(product.finishes),
  bladeFinishes: finishes(product.bladeFinishes),
  places: product.facets.place ?? [],
  ...(product.partNumber && { partNumber: product.partNumber }),
  ...(product.finishPartNumbers && { finishPartNumbers: product.finishPartNumbers }),
  ...(product.onDisplayAt && { onDisplayAt: product.onDisplayAt }),
})

export type NamedProduct = ReturnType<typeof named>

/** The content of `NAMES_FILE`. */
export function productNames(catalogue: Catalogue) {
  const lists = KINDS.map((kind) => allProducts(catalogue, kind))
  return {
    products: lists.flatMap(({ products }) => products.map(named)),
    discontinued: lists.flatMap(({ discontinued }) => discontinued),
    roomKinds: catalogue.roomKinds,
  }
}

export type ProductNames = ReturnType<typeof productNames>
