import { isRatedFor } from '../../../catalogue/rules/location-note.ts'
import type { RoomRating } from '../../../catalogue/schema/rooms.ts'

const RATED: { [Rating in RoomRating]: string } = { damp: 'rated damp or wet', wet: 'rated wet' }

/** Required rating in a room that has one: "rated damp or wet". */
export const ratedText = (rating: RoomRating): string => RATED[rating]

/** Label of the filter: "Rated damp or wet". */
export const ratedLabel = (rating: RoomRating): string => RATED[rating].replace('r', 'R')

/** Heading of the products rated for a room without dimensions. */
export const RATED_HEADING = 'Rated for your room'

/**
 * Why a product may not hang in a room (rule S24), as a sentence; undefined if it may.
 *
 * @param places where it may hang
 */
export function ratingFault(places: readonly string[], rating: RoomRating | undefined): string | undefined {
  if (!rating || isRatedFor(places, rating)) return undefined
  const own = isRatedFor(places, 'damp') ? 'damp' : 'for dry rooms'
  return `Not for this room: it’s rated ${own}, but here it must be ${ratedText(rating)}.`
}
