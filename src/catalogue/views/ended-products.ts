import { paths } from '../../paths.ts'
import type { Catalogue } from '../create-catalogue.ts'
import { mainCategory } from '../queries.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'

/** A product that is no longer sold, for the lists that visitors kept or were sent. */
export interface EndedProduct {
  productUrl: string
  title: string
  url: string
  /** What follows it and is sold. */
  successor?: { title: string; url: string }
}

const fanUrl = (fan: Fan): string => paths.fan(mainCategory(fan), fan.productUrl)
const fixtureUrl = (fixture: Fixture): string => paths.fixture(mainCategory(fixture), fixture.productUrl)

/** The product that follows another and is sold, over any number of successors that are not. */
function soldSuccessor<Product extends Fan | Fixture>(
  { replacedBy }: Product,
  sold: readonly Product[],
  ended: readonly Product[],
  seen: readonly string[] = [],
): Product | undefined {
  if (replacedBy === undefined || seen.includes(replacedBy)) return undefined
  const isNext = ({ name }: Product) => name === replacedBy
  const next = ended.find(isNext)
  return sold.find(isNext) ?? (next && soldSuccessor(next, sold, ended, [...seen, replacedBy]))
}

/** The fan that follows one that is no longer sold; none where the shop has none. */
export const successorOfFan = ({ fans, endedFans }: Catalogue, fan: Fan): Fan | undefined =>
  soldSuccessor(fan, fans, endedFans)

/** The same of a fixture. */
export const successorOfFixture = (
  { fixtures, endedFixtures }: Catalogue,
  fixture: Fixture,
): Fixture | undefined => soldSuccessor(fixture, fixtures, endedFixtures)

function endedProduct<Product extends Fan | Fixture>(
  product: Product,
  successor: Product | undefined,
  url: (product: Product) => string,
): EndedProduct {
  const { productUrl, title } = product
  return {
    productUrl,
    title,
    url: url(product),
    ...(successor && { successor: { title: successor.title, url: url(successor) } }),
  }
}

/** The fans that are no longer sold. */
export const endedFans = (catalogue: Catalogue): EndedProduct[] =>
  catalogue.endedFans.map((fan) => endedProduct(fan, successorOfFan(catalogue, fan), fanUrl))

/** The fixtures that are no longer sold. */
export const endedFixtures = (catalogue: Catalogue): EndedProduct[] =>
  catalogue.endedFixtures.map((fixture) =>
    endedProduct(fixture, successorOfFixture(catalogue, fixture), fixtureUrl),
  )
