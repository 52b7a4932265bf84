import { paths, wholeListPath } from '../../paths.ts'
import type { Catalogue } from '../create-catalogue.ts'
import {
  brandsWithFans,
  fansByTitle,
  fansInCategory,
  fansOfBrand,
  fixturesByTitle,
  fixturesInCategory,
  mainCategory,
} from '../queries.ts'
import { counted } from '../rules/counted.ts'
import type { FanCategory, FixtureCategory } from '../schema/category.ts'
import type { Manufacturer } from '../schema/manufacturer.ts'
import { type EndedProduct, endedFans, endedFixtures } from './ended-products.ts'
import { type Facet, fanFacets, fixtureFacets } from './facets.ts'
import type { Link } from './product-page.ts'
import {
  brandFanSummary,
  categoryFanSummary,
  fixtureSummary,
  type ProductSummary,
} from './product-summary.ts'

/** A list of products as it is filtered and sorted: whole, over all of its pages. */
export interface FinderList {
  kind: ProductSummary['kind']
  /** The address of its first page. */
  path: string
  /** Whether its products have pages of their own below that address; else they are in their main categories. */
  hasOwnPages: boolean
  /** "36 fans", "1 fixture". */
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

/** All fans, which the fans listing is filtered over and every page searches. */
export function allFans(catalogue: Catalogue): FinderList {
  const fans = fansByTitle(catalogue)
  return {
    kind: 'fan',
    path: paths.fans,
    hasOwnPages: false,
    count: counted(fans.length, 'fan'),
    products: fans.map((fan) => categoryFanSummary(catalogue, fan, mainCategory(fan))),
    facets: fanFacets(catalogue, fans),
    ended: endedFans(catalogue),
  }
}

/** All fixtures, for the lighting listing and every page's search. */
export function allFixtures(catalogue: Catalogue): FinderList {
  const fixtures = fixturesByTitle(catalogue)
  return {
    kind: 'fixture',
    path: paths.lighting,
    hasOwnPages: false,
    count: counted(fixtures.length, 'fixture'),
    products: fixtures.map((fixture) => fixtureSummary(catalogue, fixture, mainCategory(fixture))),
    facets: fixtureFacets(catalogue, fixtures),
    ended: endedFixtures(catalogue),
  }
}

/** The fans of a category. */
export function fanCategoryList(catalogue: Catalogue, { name }: Pick<FanCategory, 'name'>): FinderList {
  const fans = fansInCategory(catalogue, name)
  return {
    kind: 'fan',
    path: paths.fanCategory(name),
    hasOwnPages: true,
    count: counted(fans.length, 'fan'),
    products: fans.map((fan) => categoryFanSummary(catalogue, fan, name)),
    facets: fanFacets(catalogue, fans),
  }
}

/** The fans of a maker. */
export function brandList(
  catalogue: Catalogue,
  { nameReference }: Pick<Manufacturer, 'nameReference'>,
): FinderList {
  const fans = fansOfBrand(catalogue, nameReference)
  return {
    kind: 'fan',
    path: paths.brand(nameReference),
    hasOwnPages: true,
    count: counted(fans.length, 'fan'),
    products: fans.map((fan) => brandFanSummary(catalogue, fan)),
    facets: fanFacets(catalogue, fans),
  }
}

/** The fixtures of a category. */
export function fixtureCategoryList(
  catalogue: Catalogue,
  { name }: Pick<FixtureCategory, 'name'>,
): FinderList {
  const fixtures = fixturesInCategory(catalogue, name)
  return {
    kind: 'fixture',
    path: paths.fixtureCategory(name),
    hasOwnPages: true,
    count: counted(fixtures.length, 'fixture'),
    products: fixtures.map((fixture) => fixtureSummary(catalogue, fixture, name)),
    facets: fixtureFacets(catalogue, fixtures),
  }
}

/** Every list of the site that holds a product. */
export const finderLists = (catalogue: Catalogue): FinderList[] =>
  [
    allFans(catalogue),
    allFixtures(catalogue),
    ...[...catalogue.fanCategories.values()].map((category) => fanCategoryList(catalogue, category)),
    ...brandsWithFans(catalogue).map((maker) => brandList(catalogue, maker)),
    ...[...catalogue.fixtureCategories.values()].map((category) => fixtureCategoryList(catalogue, category)),
  ].filter(({ products }) => products.length > 0)
