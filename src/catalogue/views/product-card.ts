import type { Catalogue } from '../create-catalogue.ts'
import { paths } from '../paths.ts'
import { mainCategory } from '../queries.ts'
import { fanCardFacts, fixtureCardFacts } from '../rules/card-facts.ts'
import { colourLists } from '../rules/colour-lists.ts'
import { isFan, type Product } from '../rules/is-fan.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'
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

function card(catalogue: Catalogue, product: Product, url: string, facts: string[]): ProductCard {
  const { productUrl, title, manufacturer, imageUrl } = product
  const colours = colourLists(product)[0]?.colours ?? []
  const shown = shownFinishes(product).finish
  const finishes = colours.map((finish) => finishOption(finish, catalogue.finishColours, finish === shown))
  return { url, productUrl, title, manufacturer, picture: imageUrl, facts, finishes }
}

/** A fan on the page of one of its categories. */
export const fanCard = (catalogue: Catalogue, fan: Fan, category: string): ProductCard =>
  card(catalogue, fan, paths.product('fans', category, fan.productUrl), fanCardFacts(fan))

/** A fan on its maker's brand screen. */
export const brandFanCard = (catalogue: Catalogue, fan: Fan): ProductCard =>
  card(catalogue, fan, paths.brandFan(fan.manufacturerNameReference, fan.name), fanCardFacts(fan))

/** A fixture on the page of one of its categories. */
export const fixtureCard = (catalogue: Catalogue, fixture: Fixture, category: string): ProductCard =>
  card(catalogue, fixture, paths.product('fixtures', category, fixture.productUrl), fixtureCardFacts(fixture))

/** A product in its main category. */
export const mainCard = (catalogue: Catalogue, product: Product): ProductCard =>
  isFan(product)
    ? fanCard(catalogue, product, mainCategory(product))
    : fixtureCard(catalogue, product, mainCategory(product))
