import type { Catalogue } from '../create-catalogue.ts'
import { categoryTitle } from '../kinds/category-title.ts'
import { kindOf, type Product } from '../kinds/product.ts'
import type { ProductKind } from '../kinds/product-kinds.ts'
import { paths } from '../paths.ts'
import { getCategory } from '../queries.ts'
import { shownIn } from '../rules/shown-in.ts'
import type { Fan } from '../schema/fan.ts'
import { type ProductEnding, productEnding, successorOf } from './ended-products.ts'
import { type FinishChoice, finishChoice } from './finish-choice.ts'
import { type FurtherView, furtherViews } from './further-views.ts'
import type { OwnFacts } from './kind-view.ts'
import { cardFacts, viewOf } from './kind-views.ts'
import type { Link } from './link.ts'
import { LISTING_LINKS } from './listing-links.ts'
import { mainPath } from './main-path.ts'
import { type MoreProducts, moreProducts } from './more-products.ts'

/** Everything that a product page shows. */
export interface ProductPage extends OwnFacts {
  kind: ProductKind
  productUrl: string
  title: string
  description: string
  picture: string
  shownIn: string
  /** The facts of its card, under the name. */
  facts: string[]
  finishes: FinishChoice
  /** What its pictures show beside the finishes: from below, close up. */
  further: FurtherView[]
  /** The file of its model, from the project's root. */
  model?: string
  /** The way here, outermost first; the page itself is not in it. */
  trail: Link[]
  /** The link of the specification: "Back to …". */
  back: Link
  path: string
  /** Its family, and what is most like it. */
  more: MoreProducts
  /** Where its page leads, when it is no longer sold. */
  ending?: ProductEnding
  /** The one address that search engines should keep. */
  canonicalPath: string
}

function common(catalogue: Catalogue, product: Product) {
  const { productUrl, title, productDescription, imageUrl, modelUrl } = product
  const successor = successorOf(catalogue, product)
  const ending = productEnding(catalogue, product, successor)
  return {
    kind: kindOf(product),
    facts: cardFacts(product),
    productUrl,
    title,
    description: productDescription,
    picture: imageUrl,
    shownIn: shownIn(product),
    finishes: finishChoice(product, catalogue.finishColours),
    further: furtherViews(catalogue, product),
    more: moreProducts(catalogue, product, successor),
    ...(modelUrl && { model: modelUrl }),
    ...(ending && { ending }),
    canonicalPath: ending?.successor?.url ?? mainPath(product),
  }
}

/** @param list the one whose page it is */
function productPage(catalogue: Catalogue, product: Product, path: string, list: Link): ProductPage {
  return {
    ...common(catalogue, product),
    ...viewOf(product).page(product, catalogue),
    path,
    trail: [LISTING_LINKS[kindOf(product)].listing, list],
    back: { label: `Back to ${list.label}`, url: list.url },
  }
}

/** A product's page within one of its categories. */
export function categoryProductPage(catalogue: Catalogue, product: Product, category: string): ProductPage {
  const kind = kindOf(product)
  const label = categoryTitle(kind, getCategory(catalogue, kind, category))
  const path = paths.product(kind, category, product.productUrl)
  return productPage(catalogue, product, path, { label, url: paths.category(kind, category) })
}

/** A fan's page within its maker's brand screen. */
export function brandFanPage(catalogue: Catalogue, fan: Fan): ProductPage {
  const { manufacturer, manufacturerNameReference: brand, name } = fan
  const list = { label: manufacturer, url: paths.brand(brand) }
  return productPage(catalogue, fan, paths.brandFan(brand, name), list)
}
