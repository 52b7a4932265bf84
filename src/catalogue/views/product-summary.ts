import type { Catalogue } from '../create-catalogue.ts'
import { kindOf, type Product } from '../kinds/product.ts'
import type { ProductKind } from '../kinds/product-kinds.ts'
import { colourLists } from '../rules/colour-lists.ts'
import { type FacetValues, facetValues } from './facets.ts'
import { type FinishOption, finishOption, shownFinishes } from './finish-choice.ts'
import type { FoundBy } from './kind-view.ts'
import { viewOf } from './kind-views.ts'
import type { ProductCard } from './product-card.ts'

/**
 * What the tools in the browser know of a product: its card, what it is found by, what decides whether it fits a room, and
 * what a list shows of it. One record serves all tools; `src/client/product-data/` brings it to the browser.
 */
export interface ProductSummary<Picture = string> extends Omit<ProductCard, 'picture'>, FoundBy {
  kind: ProductKind
  /** The product's name in addresses and in `?list=`; of its kind no other product has it. */
  productUrl: string
  /** A picture's path from the project's root; in the browser the files of a card. */
  picture: Picture
  /** The finishes of a mix-and-match fan's blades; `finishes` has its body's then. Empty for every other product. */
  bladeFinishes: FinishOption[]
  /** The maker, as addresses name it. */
  brand: string
  styles: readonly string[]
  /** Woods that its description names, where a finish may not. */
  woods?: readonly string[]
  /** The names of its categories, the main one first. */
  categories: readonly string[]
  facets: FacetValues
  /** Whether it has a line drawing, at `outlineFilePath`. */
  hasOutline?: true
}

const WOODS = /\b(?:walnut|oak|maple|teak|cherry|mahogany|ash|birch|pine|koa|bamboo|driftwood|rosewood)\b/gi

function common(catalogue: Catalogue, product: Product) {
  const { productUrl, manufacturerNameReference, styles, productCategories: categories } = product
  const woods = product.productDescription.toLowerCase().match(WOODS)
  const blades = colourLists(product).find(({ part }) => part === 'blades')?.colours ?? []
  const shown = shownFinishes(product).blades
  const bladeFinishes = blades.map((finish) =>
    finishOption(finish, catalogue.finishColours, finish === shown),
  )
  return {
    productUrl,
    brand: manufacturerNameReference,
    styles,
    categories,
    bladeFinishes,
    ...(woods && { woods: [...new Set(woods)] }),
    ...(product.outlineUrl && { hasOutline: true as const }),
  }
}

/** @param card leads to the page that the product's list is to lead to */
export const productSummary = (
  catalogue: Catalogue,
  product: Product,
  card: ProductCard,
): ProductSummary => ({
  kind: kindOf(product),
  ...card,
  ...common(catalogue, product),
  facets: facetValues(catalogue, product),
  ...viewOf(product).summary(product),
})
