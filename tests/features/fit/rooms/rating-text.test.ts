import { expect, test } from 'vitest'
import { ratingFault } from '../../../../src/features/fit/rooms/rating-text.ts'

const DRY = ['indoors']
const DAMP = ['indoors', 'porch']
const WET = ['indoors', 'porch', 'rain']

test.each([
  [DRY, 'damp', 'Not for this room: it’s rated for dry rooms, but here it must be rated damp or wet.'],
  [DRY, 'wet', 'Not for this room: it’s rated for dry rooms, but here it must be rated wet.'],
  [DAMP, 'wet', 'Not for this room: it’s rated damp, but here it must be rated wet.'],
  [DAMP, 'damp', undefined],
  [WET, 'wet', undefined],
  [DRY, undefined, undefined],
] as const)('of a product for %j in a room that asks for "%s" is said: %s', (places, rating, says) => {
  expect(ratingFault(places, rating)).toBe(says)
})
