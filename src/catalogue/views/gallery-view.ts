import type { Catalogue } from '../create-catalogue.ts'
import { mainPath, soldProducts } from '../queries.ts'

export type GalleryView = ReturnType<typeof galleryView>[number]

export function galleryView(catalogue: Catalogue) {
  const key = (name: string, manufacturer: string) => `${name}\n${manufacturer}`
  const urls = new Map(
    soldProducts(catalogue).map((product) => [key(product.title, product.manufacturer), mainPath(product)]),
  )
  return catalogue.gallery.map(({ url: picture, manufacturer, name }) => {
    const url = urls.get(key(name, manufacturer))
    return { picture, manufacturer, name, ...(url && { url }) }
  })
}

/** The room on a picture, by its path from the project's root. */
export function roomView(catalogue: Catalogue, picture: string) {
  const name = catalogue.rooms.scenes.find(({ imageUrl }) => imageUrl === picture)?.product
  const product = soldProducts(catalogue).find(({ productUrl }) => productUrl === name)
  return { picture, ...(product && { product: { title: product.title, url: mainPath(product) } }) }
}
