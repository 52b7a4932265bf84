import type { Catalogue } from '../create-catalogue.ts'
import type { Product } from '../kinds/product.ts'
import { shownIn } from '../rules/shown-in.ts'

/** A picture beside those of the finishes. */
export interface FurtherView {
  /** Path from the project's root. */
  picture: string
  /** What it shows and in which finish, which is the main picture's whatever is chosen; for a room the finish is unknown. */
  caption: string
  /** What it is called in short. */
  name: string
  isRoom: boolean
}

/** The further pictures of a product in the order of its record, and after them the rooms that it hangs in. */
export const furtherViews = ({ rooms }: Catalogue, product: Product): FurtherView[] => [
  ...product.furtherPictures.map(({ imageUrl, caption }) => ({
    picture: imageUrl,
    caption: `${caption}. ${shownIn(product)}`,
    name: caption,
    isRoom: false,
  })),
  ...rooms.scenes
    .filter((scene) => scene.product === product.productUrl)
    .map(({ imageUrl }) => ({ picture: imageUrl, caption: 'In a room', name: 'In a room', isRoom: true })),
]
