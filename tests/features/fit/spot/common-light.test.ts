import { expect, test } from 'vitest'
import { commonFit } from '../../../../src/features/fit/spot/example-spots.ts'
import { spotAt } from './spot-fixture.ts'

// Length, width and height in inches.
test.each([
  { search: '?spot=table&size=72x40', mounting: 'Hanging', rating: 'Dry', sides: [23, 23, 13] },
  { search: '?spot=island&size=84x40', mounting: 'Hanging', rating: 'Dry', sides: [12, 12, 12] },
  { search: '?spot=island&size=36x24', mounting: 'Hanging', rating: 'Dry', sides: [12, 12, 12] },
  { search: '?spot=mirror&size=36', mounting: 'Wall', rating: 'Damp', sides: [31, 6, 6] },
  { search: '?spot=beside&size=28', mounting: 'Wall', rating: 'Damp', sides: [5, 5, 14] },
  { search: '?spot=door&size=80', mounting: 'Wall', rating: 'Wet', sides: [10, 10, 21] },
  { search: '?spot=room&room=14x12&ceiling=8.5', mounting: 'Hanging', rating: 'Dry', sides: [26, 26, 10] },
  { search: '?spot=room&room=40x30&ceiling=12', mounting: 'Hanging', rating: 'Dry', sides: [70, 70, 14] },
  {
    search: '?spot=room&room=14x12&ceiling=8.25',
    mounting: 'Close to ceiling',
    rating: 'Dry',
    sides: [26, 26, 7],
  },
  { search: '?spot=room&room=14x12', mounting: 'Close to ceiling', rating: 'Dry', sides: [26, 26, 7] },
])(
  'the light that is drawn for $search is right there: $mounting, rated $rating, $sides',
  ({ search, mounting, rating, sides }) => {
    const spot = spotAt(search)
    if (!spot) expect.fail('the place is known')
    const { fixture: light, fit } = commonFit(spot)
    expect([
      light.mounting,
      light.locationRating,
      light.fixtureLength,
      light.fixtureWidth,
      light.fixtureHeight,
    ]).toEqual([mounting, rating, ...sides])
    expect(fit.suits).toBe('right')
  },
)
