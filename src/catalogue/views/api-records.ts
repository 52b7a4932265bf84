import type { Product } from '../kinds/product.ts'
import { viewOf } from './kind-views.ts'

/** A record of the API: every field of a product, null where it is unknown. */
export type ApiRecord<Kind extends Product> = {
  [Field in keyof Kind]-?: Exclude<Kind[Field], undefined> | null
}

/** Turns the path of a picture, model or drawing in the project into the address it is served under. */
export type FileUrl = (picture: string) => Promise<string>

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
    // Every field of rules F3 and S11 is in every record.
    ...(viewOf(product).unknown as object),
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
