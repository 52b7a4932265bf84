import type { Catalogue } from '../create-catalogue.ts'
import type { Product } from '../kinds/product.ts'
import { paths } from '../paths.ts'
import { mainPath } from '../queries.ts'
import { cardFacts } from '../rules/card-facts.ts'
import { colourLists } from '../rules/colour-lists.ts'
import type { Fan } from '../schema/fan.ts'
import { type FinishOption, finishOption, shownFinishes } from './finish-choice.ts'

/** What a shopper compares at a glance in a grid. */
export interface ProductCard {
  url: string
  productUrl: string
  title: string
  manufacturer: string
  picture: string
  facts: string[]
  /** Finishes the product is sold in; for a mix-and-match fan those of its body. */
  finishes: FinishOption[]
}

function card(catalogue: Catalogue, product: Product, url: string): ProductCard {
  const { productUrl, title, manufacturer, imageUrl } = product
  const colours = colourLists(product)[0]?.colours ?? []
  const shown = shownFinishes(product).finish
  const finishes = colours.map((finish) => finishOption(finish, catalogue.finishColours, finish === shown))
  return { url, productUrl, title, manufacturer, picture: imageUrl, facts: cardFacts(product), finishes }
}

/** A product on the page of one of its categories. */
export const categoryCard = (catalogue: Catalogue, product: Product, category: string): ProductCard =>
  card(catalogue, product, paths.product(product.kind, category, product.productUrl))

/** A fan on its maker's brand screen. */
export const brandFanCard = (catalogue: Catalogue, fan: Fan): ProductCard =>
  card(catalogue, fan, paths.brandFan(fan.manufacturerNameReference, fan.name))

/** A product in its main category. */
export const mainCard = (catalogue: Catalogue, product: Product): ProductCard =>
  card(catalogue, product, mainPath(product))
