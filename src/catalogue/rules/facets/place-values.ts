import type { Fan } from '../../schema/fan.ts'
import type { Fixture } from '../../schema/fixture.ts'
import { type LocationNote, locationNote } from '../location-note.ts'

/** A place to hang a product, as shoppers filter by it. */
export type Place = 'indoors' | 'porch' | 'rain'

const PLACES: { [Kind in LocationNote['kind']]: readonly Place[] } = {
  indoor: ['indoors'],
  damp: ['indoors', 'porch'],
  wet: ['indoors', 'porch', 'rain'],
}

/**
 * Where a product may hang, by its rating (rule S8): what may hang in the rain may hang on a porch and indoors as well.
 */
export const placeValues = ({ locationRating }: Pick<Fan | Fixture, 'locationRating'>): readonly Place[] =>
  PLACES[locationNote(locationRating).kind]
