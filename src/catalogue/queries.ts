import type { Catalogue } from './create-catalogue.ts'
import type { FanCategory, FixtureCategory } from './schema/category.ts'
import type { Fan } from './schema/fan.ts'
import type { Fixture } from './schema/fixture.ts'
import type { Manufacturer } from './schema/manufacturer.ts'

const { compare } = new Intl.Collator('en', { numeric: true })

const byTitle = <Product extends { title: string }>(products: readonly Product[] = []): readonly Product[] =>
  products.toSorted((a, b) => compare(a.title, b.title))

/** Every fan that has a page: those that are sold, then those no longer sold. */
export const allFansEver = ({ fans, endedFans }: Catalogue): readonly Fan[] => [...fans, ...endedFans]

/** Every fixture that has a page. */
export const allFixturesEver = ({ fixtures, endedFixtures }: Catalogue): readonly Fixture[] => [
  ...fixtures,
  ...endedFixtures,
]

/** All fans that are sold, by title. */
export const fansByTitle = ({ fans }: Catalogue): readonly Fan[] => byTitle(fans)

/** All fixtures that are sold, by title. */
export const fixturesByTitle = ({ fixtures }: Catalogue): readonly Fixture[] => byTitle(fixtures)

/** The fans of a category by title; none if it is empty or does not exist. */
export const fansInCategory = ({ fansByCategory }: Catalogue, category: string): readonly Fan[] =>
  byTitle(fansByCategory.get(category))

/** The fixtures of a category by title; none if it is empty or does not exist. */
export const fixturesInCategory = ({ fixturesByCategory }: Catalogue, category: string): readonly Fixture[] =>
  byTitle(fixturesByCategory.get(category))

/** The fans of a maker by title. */
export const fansOfBrand = ({ fansByBrand }: Catalogue, brand: string): readonly Fan[] =>
  byTitle(fansByBrand.get(brand))

/**
 * The makers that have a brand screen: those with a fan in the catalog, even if it is no longer sold, as its page leads
 * there.
 */
export function brandsWithFans(catalogue: Catalogue): readonly Manufacturer[] {
  const makers = new Set(allFansEver(catalogue).map(({ manufacturerNameReference: maker }) => maker))
  return [...catalogue.manufacturers.values()].filter(({ nameReference }) => makers.has(nameReference))
}

const get = <Value>(map: ReadonlyMap<string, Value>, name: string, what: string): Value => {
  const value = map.get(name)
  if (value === undefined) throw new Error(`The catalog has no ${what} "${name}".`)
  return value
}

/** @throws Error when there is no such category; the catalog's own products always have theirs */
export const getFanCategory = ({ fanCategories }: Catalogue, name: string): FanCategory =>
  get(fanCategories, name, 'fan category')

/** @throws Error when there is no such category; the catalog's own products always have theirs */
export const getFixtureCategory = ({ fixtureCategories }: Catalogue, name: string): FixtureCategory =>
  get(fixtureCategories, name, 'fixture category')

/** @throws Error when there is no such maker; the catalog's own products always have theirs */
export const getManufacturer = ({ manufacturers }: Catalogue, nameReference: string): Manufacturer =>
  get(manufacturers, nameReference, 'manufacturer')

/** Every page of a fan: one for each of its categories. */
export const fanPlaces = (catalogue: Catalogue): { category: string; fan: Fan }[] =>
  allFansEver(catalogue).flatMap((fan) => fan.productCategories.map((category) => ({ category, fan })))

/** Every page of a fixture: one for each of its categories. */
export const fixturePlaces = (catalogue: Catalogue): { category: string; fixture: Fixture }[] =>
  allFixturesEver(catalogue).flatMap((fixture) =>
    fixture.productCategories.map((category) => ({ category, fixture })),
  )

/**
 * The category that a product's canonical page is in: the first it names.
 *
 * @throws Error when it names none; the catalog's own products always do
 */
export function mainCategory({ productCategories, name }: Pick<Fan, 'productCategories' | 'name'>): string {
  const [category] = productCategories
  if (category === undefined) throw new Error(`"${name}" is in no category.`)
  return category
}
