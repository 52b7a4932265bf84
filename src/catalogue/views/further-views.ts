import { shownIn } from '../rules/shown-in.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'

/** A picture beside those of the finishes. */
export interface FurtherView {
  /** Path from the project's root. */
  picture: string
  /** What it shows: "Seen from below". */
  caption: string
  /** The finish it shows it in, which is the main picture's whatever is chosen: "Shown in Matte Black". */
  note: string
}

/** The further pictures of a product, in the order of its record. */
export const furtherViews = (product: Fan | Fixture): FurtherView[] =>
  product.furtherPictures.map(({ imageUrl, caption }) => ({
    picture: imageUrl,
    caption,
    note: shownIn(product),
  }))
