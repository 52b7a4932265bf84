import type { Catalogue } from '../create-catalogue.ts'
import { fansByTitle, fixturesByTitle, mainCategory } from '../queries.ts'
import { widthInches } from '../rules/fixture-dimensions.ts'
import { type Comparable, mostAlike } from '../rules/most-alike.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'
import { successorOfFan, successorOfFixture } from './ended-products.ts'
import { fanCard, fixtureCard, type ProductCard } from './product-card.ts'

/** What the page of a product that is no longer sold leads to. */
export interface ProductEnding {
  /** What follows it. */
  successor?: ProductCard
  /** What is most like it among what is sold; its successor is not repeated. */
  alike: ProductCard[]
}

/** A row on a desk, two on a phone. */
const MOST_ALIKE = 4

const comparableFixture = (fixture: Fixture): Comparable => ({ ...fixture, sizes: [widthInches(fixture)] })

/** Where the page of a fan leads that is no longer sold; undefined for one that is. */
export function fanEnding(catalogue: Catalogue, fan: Fan): ProductEnding | undefined {
  if (!fan.discontinued) return undefined
  const card = (one: Fan) => fanCard(catalogue, one, mainCategory(one))
  const successor = successorOfFan(catalogue, fan)
  const others = fansByTitle(catalogue).filter((other) => other !== successor)
  const alike = mostAlike(fan, others, (other) => other, MOST_ALIKE)
  return { ...(successor && { successor: card(successor) }), alike: alike.map(card) }
}

/** The same of a fixture. */
export function fixtureEnding(catalogue: Catalogue, fixture: Fixture): ProductEnding | undefined {
  if (!fixture.discontinued) return undefined
  const card = (one: Fixture) => fixtureCard(catalogue, one, mainCategory(one))
  const successor = successorOfFixture(catalogue, fixture)
  const others = fixturesByTitle(catalogue).filter((other) => other !== successor)
  const alike = mostAlike(comparableFixture(fixture), others, comparableFixture, MOST_ALIKE)
  return { ...(successor && { successor: card(successor) }), alike: alike.map(card) }
}
