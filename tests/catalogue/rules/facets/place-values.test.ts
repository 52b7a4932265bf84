import { expect, test } from 'vitest'
import { placeValues } from '../../../../src/catalogue/rules/facets/place-values.ts'

test.each([
  { locationRating: 'Indoor', found: ['indoors'] },
  { locationRating: 'Dry', found: ['indoors'] },
  { locationRating: 'Indoor / Outdoor (Damp)', found: ['indoors', 'porch'] },
  { locationRating: 'Damp', found: ['indoors', 'porch'] },
  { locationRating: 'Indoor / Outdoor (Wet)', found: ['indoors', 'porch', 'rain'] },
  { locationRating: 'Wet', found: ['indoors', 'porch', 'rain'] },
] as const)('a product rated $locationRating is found under $found', ({ locationRating, found }) => {
  expect(placeValues({ locationRating })).toEqual(found)
})
