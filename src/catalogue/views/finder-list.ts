import type { Catalogue } from '../create-catalogue.ts'
import { countedProducts } from '../kinds/kind-words.ts'
import { LISTINGS, type ProductKind } from '../kinds/product-kinds.ts'
import { paths, wholeListPath } from '../paths.ts'
import {
  brandsWithFans,
  fansByTitle,
  fansInCategory,
  fansOfBrand,
  fixturesByTitle,
  fixturesInCategory,
} from '../queries.ts'
import type { FanCategory, FixtureCategory } from '../schema/category.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'
import type { Manufacturer } from '../schema/manufacturer.ts'
import { type EndedProduct, endedProducts } from './ended-products.ts'
import { type Facet, facets } from './facets.ts'
import { FAN_FACETS } from './fan-facets.ts'
import { FIXTURE_FACETS } from './fixture-facets.ts'
import { brandFanCard, fanCard, fixtureCard, mainCard, type ProductCard } from './product-card.ts'
import type { Link } from './product-page.ts'
import { fanSummary, fixtureSummary, type ProductSummary } from './product-summary.ts'

/** A list of products as it is filtered and sorted: whole, over all of its pages. */
export interface FinderList {
  kind: ProductKind
  /** The address of its first page. */
  path: string
  /** Whether its products have pages of their own below that address; else they are in their main categories. */
  hasOwnPages: boolean
  /** "36 fans", "1 light". */
  count: string
  /** By title, as the pages show them. */
  products: ProductSummary[]
  facets: Facet[]
  /** The products of its kind that are no longer sold; only in the lists of all fans and all fixtures. */
  ended?: EndedProduct[]
}

/** The way to all products of a listing. */
export const wholeList = ({ path, count }: Pick<FinderList, 'path' | 'count'>): Link => ({
  label: `See all ${count}`,
  url: wholeListPath(path),
})

/** Products under an address; those of a listing of all are on the pages of their main categories. */
const listOf = (
  kind: FinderList['kind'],
  path: string,
  products: ProductSummary[],
  narrowedBy: Facet[],
): FinderList => ({
  kind,
  path,
  hasOwnPages: path !== LISTINGS[kind],
  count: countedProducts(products.length, kind),
  products,
  facets: narrowedBy,
})

function listOfFans(
  catalogue: Catalogue,
  path: string,
  fans: readonly Fan[],
  cardOf: (fan: Fan) => ProductCard,
): FinderList {
  const products = fans.map((fan) => fanSummary(catalogue, fan, cardOf(fan)))
  return listOf('fans', path, products, facets(FAN_FACETS, catalogue, fans))
}

function listOfFixtures(
  catalogue: Catalogue,
  path: string,
  fixtures: readonly Fixture[],
  cardOf: (fixture: Fixture) => ProductCard,
): FinderList {
  const products = fixtures.map((fixture) => fixtureSummary(catalogue, fixture, cardOf(fixture)))
  return listOf('fixtures', path, products, facets(FIXTURE_FACETS, catalogue, fixtures))
}

/** All fans, which the fans listing is filtered over and every page searches. */
export const allFans = (catalogue: Catalogue): FinderList => ({
  ...listOfFans(catalogue, paths.fans, fansByTitle(catalogue), (fan) => mainCard(catalogue, fan)),
  ended: endedProducts(catalogue, catalogue.endedFans),
})

/** All fixtures, for the lighting listing and every page's search. */
export const allFixtures = (catalogue: Catalogue): FinderList => ({
  ...listOfFixtures(catalogue, paths.lighting, fixturesByTitle(catalogue), (fixture) =>
    mainCard(catalogue, fixture),
  ),
  ended: endedProducts(catalogue, catalogue.endedFixtures),
})

/** The fans of a category. */
export const fanCategoryList = (catalogue: Catalogue, { name }: FanCategory): FinderList =>
  listOfFans(catalogue, paths.category('fans', name), fansInCategory(catalogue, name), (fan) =>
    fanCard(catalogue, fan, name),
  )

/** The fans of a maker. */
export const brandList = (catalogue: Catalogue, { nameReference }: Manufacturer): FinderList =>
  listOfFans(catalogue, paths.brand(nameReference), fansOfBrand(catalogue, nameReference), (fan) =>
    brandFanCard(catalogue, fan),
  )

/** The fixtures of a category. */
export const fixtureCategoryList = (catalogue: Catalogue, { name }: FixtureCategory): FinderList =>
  listOfFixtures(
    catalogue,
    paths.category('fixtures', name),
    fixturesInCategory(catalogue, name),
    (fixture) => fixtureCard(catalogue, fixture, name),
  )

/** Every list of the site that holds a product. */
export const finderLists = (catalogue: Catalogue): FinderList[] =>
  [
    allFans(catalogue),
    allFixtures(catalogue),
    ...[...catalogue.fanCategories.values()].map((category) => fanCategoryList(catalogue, category)),
    ...brandsWithFans(catalogue).map((maker) => brandList(catalogue, maker)),
    ...[...catalogue.fixtureCategories.values()].map((category) => fixtureCategoryList(catalogue, category)),
  ].filter(({ products }) => products.length > 0)
