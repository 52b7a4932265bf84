import { paths } from '../../paths.ts'
import { fanCardFacts, fixtureCardFacts } from '../rules/card-facts.ts'
import { colourLists } from '../rules/colour-lists.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'

/** What a shopper compares at a glance in a grid. */
export interface ProductCard {
  url: string
  title: string
  manufacturer: string
  picture: string
  facts: string[]
  /** Finishes the product is sold in; for a mix-and-match fan those of its body. */
  finishes: string[]
}

function card(product: Fan | Fixture, url: string, facts: string[]): ProductCard {
  const { title, manufacturer, imageUrl } = product
  return { url, title, manufacturer, picture: imageUrl, facts, finishes: colourLists(product)[0]?.colours ?? [] }
}

/** A fan on the page of one of its categories. */
export const fanCard = (fan: Fan, category: string): ProductCard =>
  card(fan, paths.fan(category, fan.productUrl), fanCardFacts(fan))

/** A fan on its maker's brand screen. */
export const brandFanCard = (fan: Fan): ProductCard =>
  card(fan, paths.brandFan(fan.manufacturerNameReference, fan.name), fanCardFacts(fan))

/** A fixture on the page of one of its categories. */
export const fixtureCard = (fixture: Fixture, category: string): ProductCard =>
  card(fixture, paths.fixture(category, fixture.productUrl), fixtureCardFacts(fixture))
