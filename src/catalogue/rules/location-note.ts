import type { Product } from '../kinds/product.ts'

type LocationRating = Product['locationRating']

/** A location rating in a shopper's words. */
export interface LocationNote {
  kind: 'indoor' | 'damp' | 'wet'
  /** The rating in one word, for a card. */
  short: string
  /** What the rating means, in a sentence. */
  note: string
}

const DRY_ROOMS = 'For dry indoor rooms.'
const OPEN_PORCHES = 'Also for open porches and patios, even in the rain.'

const NOTES: { [Rating in LocationRating]: LocationNote } = {
  Indoor: { kind: 'indoor', short: 'Indoor', note: DRY_ROOMS },
  'Indoor / Outdoor (Damp)': {
    kind: 'damp',
    short: 'Damp',
    note: 'Also for covered porches, out of the rain.',
  },
  'Indoor / Outdoor (Wet)': { kind: 'wet', short: 'Wet', note: OPEN_PORCHES },
  Dry: { kind: 'indoor', short: 'Dry', note: DRY_ROOMS },
  Damp: { kind: 'damp', short: 'Damp', note: 'Also for bathrooms and covered porches, out of the rain.' },
  Wet: { kind: 'wet', short: 'Wet', note: OPEN_PORCHES },
}

/** Where a product may hang, by a fan's rating or a fixture's (rule S15), which have different names. */
export const locationNote = (rating: LocationRating): LocationNote => NOTES[rating]

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
export const placeValues = ({ locationRating }: Pick<Product, 'locationRating'>): readonly Place[] =>
  PLACES[locationNote(locationRating).kind]
