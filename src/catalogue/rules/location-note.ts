import type { Product } from '../kinds/product.ts'
import type { RoomRating } from '../schema/rooms.ts'

type LocationRating = Product['locationRating']

export interface LocationNote {
  kind: 'indoor' | 'damp' | 'wet'
  short: string
  note: string
}

const DRY_ROOMS = 'For dry indoor rooms.'
const OPEN_PORCHES = 'Also for open porches and patios, even in the rain.'

/** A fan's ratings and a fixture's have different names. */
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

/** Allowed locations of a product, by a fan's or fixture's rating (rule S15). */
export const locationNote = (rating: LocationRating): LocationNote => NOTES[rating]

export type Place = 'indoors' | 'porch' | 'rain'

const PLACES: { [Kind in LocationNote['kind']]: readonly Place[] } = {
  indoor: ['indoors'],
  damp: ['indoors', 'porch'],
  wet: ['indoors', 'porch', 'rain'],
}

/** Wet-rated products may hang on a porch and indoors as well (rule S8). */
export const placeValues = ({ locationRating }: Pick<Product, 'locationRating'>): readonly Place[] =>
  PLACES[NOTES[locationRating].kind]

const PLACE_OF_ROOM: { [Rating in RoomRating]: Place } = { damp: 'porch', wet: 'rain' }

/** Whether what may hang in some places may hang in a room of a required rating (rule S24). */
export const isRatedFor = (places: readonly string[], rating: RoomRating | undefined): boolean =>
  rating === undefined || places.includes(PLACE_OF_ROOM[rating])
