import type { Product } from '../rules/is-fan.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'

/** A record of the API: every field of a product, null where it is unknown. */
export type ApiRecord<Kind extends Product> = {
  [Field in keyof Kind]-?: Exclude<Kind[Field], undefined> | null
}

/** Turns the path of a picture, model or drawing in the project into the address it is served under. */
export type FileUrl = (picture: string) => Promise<string>

/** Every field of rule F3 is in every record: what is unknown is null, what is not listed is empty. */
const UNKNOWN_FAN = {
  motorType: null,
  bladeCount: null,
  mounting: null,
  bladeDropInches: null,
  downrodDiameterInches: null,
  canopyMaxSlopeDegrees: null,
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
  weightPounds: null,
  warranty: null,
  replacedBy: null,
}
const UNKNOWN_FIXTURE = {
  maxOverallHeight: null,
  mounting: null,
  finishPartNumbers: {},
  numberOfBulbs: null,
  bulbType: null,
  bulbShape: null,
  bulbWattage: null,
  dimmable: null,
  bulbsIncluded: null,
  weightPounds: null,
  warranty: null,
  lumensRating: null,
  replacedBy: null,
}

async function finishPictureUrls(pictures: Product['finishPictures'], fileUrl: FileUrl) {
  if (Array.isArray(pictures)) {
    return Promise.all(
      pictures.map(async ({ imageUrl, ...finish }) => ({ ...finish, imageUrl: await fileUrl(imageUrl) })),
    )
  }
  const urls = Object.entries(pictures).map(async ([finish, path]) => [finish, await fileUrl(path)] as const)
  return Object.fromEntries(await Promise.all(urls))
}

async function productRecord<Kind extends Product>(product: Kind, unknown: object, fileUrl: FileUrl) {
  return {
    ...unknown,
    ...product,
    imageUrl: await fileUrl(product.imageUrl),
    modelUrl: product.modelUrl === undefined ? null : await fileUrl(product.modelUrl),
    outlineUrl: product.outlineUrl === undefined ? null : await fileUrl(product.outlineUrl),
    finishPictures: await finishPictureUrls(product.finishPictures, fileUrl),
    furtherPictures: await Promise.all(
      product.furtherPictures.map(async ({ imageUrl, ...rest }) => ({
        ...rest,
        imageUrl: await fileUrl(imageUrl),
      })),
    ),
  }
}

/** A fan as the API gives it. */
export const fanRecord = (fan: Fan, fileUrl: FileUrl) => productRecord(fan, UNKNOWN_FAN, fileUrl)
/** A fixture as the API gives it. */
export const fixtureRecord = (fixture: Fixture, fileUrl: FileUrl) =>
  productRecord(fixture, UNKNOWN_FIXTURE, fileUrl)

/** A category or maker of the specification; the room of a category is this site's own and left out. */
export async function withPictureUrl<
  Named extends { imageUrl?: string | undefined; roomUrl?: string | undefined },
>({ roomUrl, ...named }: Named, fileUrl: FileUrl) {
  return { ...named, imageUrl: named.imageUrl === undefined ? null : await fileUrl(named.imageUrl) }
}
