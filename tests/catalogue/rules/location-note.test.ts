import { expect, test } from 'vitest'
import { locationNote } from '../../../src/catalogue/rules/location-note.ts'

const rain = 'Also for open porches and patios, even in the rain.'

test.each([
  { rating: 'Indoor', kind: 'indoor', short: 'Indoor', note: 'For dry indoor rooms.' },
  {
    rating: 'Indoor / Outdoor (Damp)',
    kind: 'damp',
    short: 'Damp',
    note: 'Also for covered porches, out of the rain.',
  },
  { rating: 'Indoor / Outdoor (Wet)', kind: 'wet', short: 'Wet', note: rain },
  { rating: 'Dry', kind: 'indoor', short: 'Dry', note: 'For dry indoor rooms.' },
  {
    rating: 'Damp',
    kind: 'damp',
    short: 'Damp',
    note: 'Also for bathrooms and covered porches, out of the rain.',
  },
  { rating: 'Wet', kind: 'wet', short: 'Wet', note: rain },
] as const)('$rating: $note', ({ rating, ...expected }) => {
  expect(locationNote(rating)).toEqual(expected)
})
