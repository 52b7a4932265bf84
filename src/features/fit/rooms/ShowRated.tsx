import { KIND_WORDS, LISTINGS, type ProductKind } from '../../../catalogue/kinds/product-kinds.ts'
import type { RoomRating } from '../../../catalogue/schema/rooms.ts'
import { type ParameterChanges, withParameters } from '../../../client/state.ts'
import { ratedText } from './rating-text.ts'

interface Props {
  kind: ProductKind
  rating: RoomRating
  /** The room or place as parameters of an address. */
  asked: ParameterChanges
}

/** Leads from a product that may not hang in a room to those that may. */
export const ShowRated = ({ kind, rating, asked }: Props) => (
  <p className="room-show">
    <a className="button button-quiet" href={LISTINGS[kind] + withParameters('', asked)}>
      Show {KIND_WORDS[kind].many} {ratedText(rating)}
    </a>
  </p>
)
