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

/** Turns a picture's path in the project into the address it is served under. */
export type PictureUrl = (picture: string) => Promise<string>

/** Every field of specification section 3 is in every record: what is unknown is null, what is not listed is empty. */
const UNKNOWN_FAN = {
  motorType: null,
  airflowRating: [],
  location: null,
  lightIncluded: null,
  lightKitRequired: null,
  lightKitAdaptable: null,
  universalLightKitAdaptable: null,
  lightKitInformation: null,
  lumensRating: null,
  smartFanDetails: null,
}
const UNKNOWN_FIXTURE = {
  maxOverallHeight: null,
  numberOfBulbs: null,
  bulbType: null,
  bulbWattage: null,
  lumensRating: null,
}

async function finishPictureUrls(pictures: (Fan | Fixture)['finishPictures'], pictureUrl: PictureUrl) {
  if (Array.isArray(pictures)) {
    return Promise.all(
      pictures.map(async ({ imageUrl, ...finish }) => ({ ...finish, imageUrl: await pictureUrl(imageUrl) })),
    )
  }
  const urls = Object.entries(pictures).map(
    async ([finish, path]) => [finish, await pictureUrl(path)] as const,
  )
  return Object.fromEntries(await Promise.all(urls))
}

async function productRecord<Product extends Fan | Fixture>(
  product: Product,
  unknown: object,
  pictureUrl: PictureUrl,
) {
  return {
    ...unknown,
    ...product,
    imageUrl: await pictureUrl(product.imageUrl),
    finishPictures: await finishPictureUrls(product.finishPictures, pictureUrl),
  }
}

const fanRecord = (fan: Fan, pictureUrl: PictureUrl) => productRecord(fan, UNKNOWN_FAN, pictureUrl)
const fixtureRecord = (fixture: Fixture, pictureUrl: PictureUrl) =>
  productRecord(fixture, UNKNOWN_FIXTURE, pictureUrl)

/** A category or maker of the specification; the room of a category is this site's own and left out. */
async function withPictureUrl<Named extends { imageUrl?: string | undefined; roomUrl?: string | undefined }>(
  { roomUrl, ...named }: Named,
  pictureUrl: PictureUrl,
) {
  return { ...named, imageUrl: named.imageUrl === undefined ? null : await pictureUrl(named.imageUrl) }
}

const all = <Item, Result>(items: Iterable<Item>, make: (item: Item) => Promise<Result>): Promise<Result[]> =>
  Promise.all([...items].map(make))

/**
 * The answers of the GET endpoints (specification section 7). Fields named `…Description` of category answers are
 * arrays of one; details hold one object.
 */
export function apiAnswers(catalogue: Catalogue, pictureUrl: PictureUrl) {
  const fanCategory = async (name: string) => [
    await withPictureUrl(getFanCategory(catalogue, name), pictureUrl),
  ]
  const fixtureCategory = async (name: string) => [
    await withPictureUrl(getFixtureCategory(catalogue, name), pictureUrl),
  ]
  const maker = (brand: string) => withPictureUrl(getManufacturer(catalogue, brand), pictureUrl)
  const fans = (found: readonly Fan[]) => all(found, (fan) => fanRecord(fan, pictureUrl))

  return {
    productCategories: () =>
      all(catalogue.fanCategories.values(), (category) => withPictureUrl(category, pictureUrl)),
    lightingFixtureCategories: () =>
      all(catalogue.fixtureCategories.values(), (category) => withPictureUrl(category, pictureUrl)),
    ceilingFans: async (category: string) => ({
      ceilingFanResults: await fans(fansInCategory(catalogue, category)),
      productCategoryDescription: await fanCategory(category),
    }),
    lightingFixtures: async (category: string) => ({
      lightingFixtureResults: await all(fixturesInCategory(catalogue, category), (fixture) =>
        fixtureRecord(fixture, pictureUrl),
      ),
      lightingFixtureCategoryDescription: await fixtureCategory(category),
    }),
    ceilingFanDetails: async (category: string, fan: Fan) => ({
      ceilingFanResults: await fanRecord(fan, pictureUrl),
      productCategoryDescription: await fanCategory(category),
    }),
    lightingFixtureDetails: async (category: string, fixture: Fixture) => ({
      lightingFixtureResults: await fixtureRecord(fixture, pictureUrl),
      lightingFixtureCategoryDescription: await fixtureCategory(category),
    }),
    ceilingFansByBrand: async (brand: string) => ({
      ceilingFanResults: await fans(fansOfBrand(catalogue, brand)),
      manufacturerDescription: await maker(brand),
    }),
    ceilingFanDetailsByBrand: async (fan: Fan) => ({
      ceilingFanResults: await fanRecord(fan, pictureUrl),
      manufacturerDescription: await maker(fan.manufacturerNameReference),
    }),
  }
}
