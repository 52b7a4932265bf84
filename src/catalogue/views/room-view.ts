import type { Catalogue } from '../create-catalogue.ts'
import { soldProducts } from '../queries.ts'
import { mainPath } from './main-path.ts'

/** A picture of a room, and the product in it where that is known and sold. */
export interface RoomView {
  picture: string
  product?: { title: string; url: string }
}

/** The room on a picture, by its path from the project's root. */
export function roomView(catalogue: Catalogue, picture: string): RoomView {
  const name = catalogue.rooms.scenes.find(({ imageUrl }) => imageUrl === picture)?.product
  const product = soldProducts(catalogue).find(({ productUrl }) => productUrl === name)
  return { picture, ...(product && { product: { title: product.title, url: mainPath(product) } }) }
}
