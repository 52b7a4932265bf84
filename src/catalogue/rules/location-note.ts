import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'

type LocationRating = (Fan | Fixture)['locationRating']

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
