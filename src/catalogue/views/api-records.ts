import type { Product } from '../rules/is-fan.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'

/** A record of the API: every field of a product, null where it is unknown. */
export type ApiRecord<Kind extends Product> = {
  [Field in keyof Kind]-?: Exclude<Kind[Field], undefined> | null
}

/** Turns a picture's path in the project into the address it is served under. */
export type PictureUrl = (picture: string) => Promise<string>

/** Every field of rule F3 is in every record: what is unknown is null, what is not listed is empty. */
const UNKNOWN_FAN = {
  motorType: null,
  bladeCount: null,
  mounting: null,
  bladeDropInches: null,
  wattsOnHigh: [],
  modelNumber: null,
  airflowRating: [],
  location: null,
  lightIncluded: null,
  lightKitRequired: null,
  lightKitAdaptable: null,
  universalLightKitAdaptable: null,
  lightKitInformation: null,
  lumensRating: null,
  smartFanDetails: null,
  replacedBy: null,
}
const UNKNOWN_FIXTURE = {
  maxOverallHeight: null,
  mounting: null,
  finishPartNumbers: {},
  numberOfBulbs: null,
  bulbType: null,
  bulbWattage: null,
  dimmable: null,
  bulbsIncluded: null,
  lumensRating: null,
  replacedBy: null,
}

async function finishPictureUrls(pictures: Product['finishPictures'], pictureUrl: PictureUrl) {
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

async function productRecord<Kind extends Product>(product: Kind, unknown: object, pictureUrl: PictureUrl) {
  return {
    ...unknown,
    ...product,
    imageUrl: await pictureUrl(product.imageUrl),
    finishPictures: await finishPictureUrls(product.finishPictures, pictureUrl),
    furtherPictures: await Promise.all(
      product.furtherPictures.map(async ({ imageUrl, ...rest }) => ({
        ...rest,
        imageUrl: await pictureUrl(imageUrl),
      })),
    ),
  }
}

/** A fan as the API gives it. */
export const fanRecord = (fan: Fan, pictureUrl: PictureUrl) => productRecord(fan, UNKNOWN_FAN, pictureUrl)
/** A fixture as the API gives it. */
export const fixtureRecord = (fixture: Fixture, pictureUrl: PictureUrl) =>
  productRecord(fixture, UNKNOWN_FIXTURE, pictureUrl)

/** A category or maker of the specification; the room of a category is this site's own and left out. */
export async function withPictureUrl<
  Named extends { imageUrl?: string | undefined; roomUrl?: string | undefined },
>({ roomUrl, ...named }: Named, pictureUrl: PictureUrl) {
  return { ...named, imageUrl: named.imageUrl === undefined ? null : await pictureUrl(named.imageUrl) }
}
