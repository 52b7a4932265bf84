import { expect, test } from 'vitest'
import { isRatedFor, locationNote, placeValues } from '../../../src/catalogue/rules/location-note.ts'

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
  '%s has the icon "%s", the word "%s", the note "%s" and the filter values %j',
  (rating, kind, short, note, places) => {
    expect(locationNote(rating)).toEqual({ kind, short, note })
    expect(placeValues({ locationRating: rating })).toEqual(places)
  },
)

test.each([
  ['Dry', [true, false, false]],
  ['Damp', [true, true, false]],
  ['Wet', [true, true, true]],
] as const)('a product rated %s may hang in a dry, a damp, a wet room: %j (rule S24)', (rating, may) => {
  const places = placeValues({ locationRating: rating })
  expect(([undefined, 'damp', 'wet'] as const).map((needed) => isRatedFor(places, needed))).toEqual(may)
})
