import { expect, test } from 'vitest'
import { locationNote, placeValues } from '../../../src/catalogue/rules/location-note.ts'

const INDOORS = 'For dry indoor rooms.'
const RAIN = 'Also for open porches and patios, even in the rain.'
const PORCH = 'Also for covered porches, out of the rain.'
const BATH = 'Also for bathrooms and covered porches, out of the rain.'

test.each([
  ['Indoor', 'indoor', 'Indoor', INDOORS, ['indoors']],
  ['Indoor / Outdoor (Damp)', 'damp', 'Damp', PORCH, ['indoors', 'porch']],
  ['Indoor / Outdoor (Wet)', 'wet', 'Wet', RAIN, ['indoors', 'porch', 'rain']],
  ['Dry', 'indoor', 'Dry', INDOORS, ['indoors']],
  ['Damp', 'damp', 'Damp', BATH, ['indoors', 'porch']],
  ['Wet', 'wet', 'Wet', RAIN, ['indoors', 'porch', 'rain']],
] as const)(
  '%s has the sign "%s", in a word "%s": %s, found under %j',
  (rating, kind, short, note, places) => {
    expect(locationNote(rating)).toEqual({ kind, short, note })
    expect(placeValues({ locationRating: rating })).toEqual(places)
  },
)
