import { kindOf, type Product, type ProductOf } from '../kinds/product.ts'
import type { ProductKind } from '../kinds/product-kinds.ts'

/** A record of the API: every field of a product, null where it is unknown. */
export type ApiRecord<Kind extends Product> = {
  [Field in keyof Kind]-?: Exclude<Kind[Field], undefined> | null
}

/** Turns the path of a picture, model or drawing in the project into the address it is served under. */
export type FileUrl = (picture: string) => Promise<string>

/** The fields that a product may not have, but for those of files, which are null without an address. */
type OptionalField<Item> = {
  [Field in keyof Item]-?: object extends Pick<Item, Field> ? Field : never
}[keyof Item]
type Unknown<Item> = Record<Exclude<OptionalField<Item>, 'modelUrl' | 'outlineUrl'>, null | object>

/** Every field of rules F3 and S11 is in every record: what is unknown is null, what is not listed is empty. */
const UNKNOWN: { readonly [Kind in ProductKind]: Unknown<ProductOf[Kind]> } = {
  fans: {
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
    handheldRemoteControlIncluded: null,
    handheldRemoteControlAvailable: null,
    inWallRemoteControlIncluded: null,
    inWallRemoteControlAvailable: null,
    hardwiredWallControlIncluded: null,
    hardwiredWallControlAvailable: null,
    handheldRemoteControlAndInWallRemoteControlIncluded: null,
    weightPounds: null,
    warranty: null,
    replacedBy: null,
  },
  fixtures: {
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
  },
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

/** A product as the API gives it. */
export async function productRecord<Item extends Product>(product: Item, fileUrl: FileUrl) {
  return {
    ...(UNKNOWN[kindOf(product)] as object),
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

/** A category or maker of the specification; the room of a category is this site's own and left out. */
export async function withPictureUrl<
  Named extends { imageUrl?: string | undefined; roomUrl?: string | undefined },
>({ roomUrl, ...named }: Named, fileUrl: FileUrl) {
  return { ...named, imageUrl: named.imageUrl === undefined ? null : await fileUrl(named.imageUrl) }
}
