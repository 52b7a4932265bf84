import type { Catalogue } from '../create-catalogue.ts'
import {
  fansInCategory,
  fansOfBrand,
  fixturesInCategory,
  getFanCategory,
  getFixtureCategory,
  getManufacturer,
} from '../queries.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'
import { type FileUrl, fanRecord, fixtureRecord, withPictureUrl } from './api-records.ts'

const all = <Item, Result>(items: Iterable<Item>, make: (item: Item) => Promise<Result>): Promise<Result[]> =>
  Promise.all([...items].map(make))

/**
 * The answers of the GET endpoints (rule F4). Fields named `…Description` of category answers are
 * arrays of one; details hold one object.
 */
export function apiAnswers(catalogue: Catalogue, fileUrl: FileUrl) {
  const fanCategory = async (name: string) => [await withPictureUrl(getFanCategory(catalogue, name), fileUrl)]
  const fixtureCategory = async (name: string) => [
    await withPictureUrl(getFixtureCategory(catalogue, name), fileUrl),
  ]
  const maker = (brand: string) => withPictureUrl(getManufacturer(catalogue, brand), fileUrl)
  const fans = (found: readonly Fan[]) => all(found, (fan) => fanRecord(fan, fileUrl))

  return {
    productCategories: () =>
      all(catalogue.fanCategories.values(), (category) => withPictureUrl(category, fileUrl)),
    lightingFixtureCategories: () =>
      all(catalogue.fixtureCategories.values(), (category) => withPictureUrl(category, fileUrl)),
    ceilingFans: async (category: string) => ({
      ceilingFanResults: await fans(fansInCategory(catalogue, category)),
      productCategoryDescription: await fanCategory(category),
    }),
    lightingFixtures: async (category: string) => ({
      lightingFixtureResults: await all(fixturesInCategory(catalogue, category), (fixture) =>
        fixtureRecord(fixture, fileUrl),
      ),
      lightingFixtureCategoryDescription: await fixtureCategory(category),
    }),
    ceilingFanDetails: async (category: string, fan: Fan) => ({
      ceilingFanResults: await fanRecord(fan, fileUrl),
      productCategoryDescription: await fanCategory(category),
    }),
    lightingFixtureDetails: async (category: string, fixture: Fixture) => ({
      lightingFixtureResults: await fixtureRecord(fixture, fileUrl),
      lightingFixtureCategoryDescription: await fixtureCategory(category),
    }),
    ceilingFansByBrand: async (brand: string) => ({
      ceilingFanResults: await fans(fansOfBrand(catalogue, brand)),
      manufacturerDescription: await maker(brand),
    }),
    ceilingFanDetailsByBrand: async (fan: Fan) => ({
      ceilingFanResults: await fanRecord(fan, fileUrl),
      manufacturerDescription: await maker(fan.manufacturerNameReference),
    }),
  }
}
