import { expect, test } from 'vitest'
import { spotNeeds } from '../../../../src/features/fit/spot/spot-needs.ts'
import type { SpotFixture } from '../../../../src/spots/spot.ts'
import { lightFit } from '../../../../src/spots/spots.ts'
import { onWall, round, spotAt } from '../../../spots/lights.ts'

const FIXED = { name: 'bulbs', text: 'Four bulbs' } as const

test.each<[string, SpotFixture, string[]]>([
  [
    'table&size=72x40&ceiling=9',
    round(24),
    ['2 ft 6 in. stem or chain', 'Bottom 36 in. above the table', FIXED.text],
  ],
  ['table&size=72x40', round(24), [FIXED.text]],
  [
    'room&room=14x12&ceiling=9',
    { ...round(24), mounting: 'Close to ceiling', fixtureHeight: 8 },
    ['Bottom 8 ft 4 in. above the floor', FIXED.text],
  ],
  ['mirror&size=36&ceiling=9', onWall(33), ['Mount it 3 in. above the mirror.', FIXED.text]],
  ['table&size=72x40&ceiling=9', round(60), []],
])('%s, %j needs %j', (search, fixture, needs) => {
  const spot = spotAt(search)
  expect(spotNeeds(fixture, spot, lightFit(fixture, spot), [FIXED]).map(({ text }) => text)).toEqual(needs)
})
