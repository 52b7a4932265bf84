import type { Catalogue } from '../create-catalogue.ts'
import { soldProducts } from '../queries.ts'
import { mainPath } from './main-path.ts'

/** A room of the home gallery. */
export interface GalleryView {
  picture: string
  manufacturer: string
  name: string
  /** The page of the product that hangs in the room, where the catalog has it. */
  url?: string
}

/** The rooms in their order; a room is linked to the product that has its name and maker. */
export function galleryView(catalogue: Catalogue): GalleryView[] {
  const key = (name: string, manufacturer: string) => `${name}\n${manufacturer}`
  const urls = new Map(
    soldProducts(catalogue).map((product) => [key(product.title, product.manufacturer), mainPath(product)]),
  )
  return catalogue.gallery.map(({ url: picture, manufacturer, name }) => {
    const url = urls.get(key(name, manufacturer))
    return { picture, manufacturer, name, ...(url && { url }) }
  })
}
