import { expect, test } from 'vitest'
import { lightFit } from '../../../../src/catalogue/rules/spot/light-fit.ts'
import type { SpotFixture } from '../../../../src/catalogue/rules/spot/spot-fixture.ts'
import { spotNeeds } from '../../../../src/features/fit/spot/spot-needs.ts'
import { HANGING, sized, spotAt } from './spot-fixture.ts'

const FIXED = { name: 'bulbs', text: 'Four bulbs' } as const
const BAR: SpotFixture = { ...HANGING, mounting: 'Wall', locationRating: 'Damp', ...sized(33, 4) }

test.each<[asked: string, light: Partial<SpotFixture>, needs: [string, string][]]>([
  [
    'table&size=72x40&ceiling=9',
    HANGING,
    [
      ['stem', '2 ft 6 in. of stem or chain'],
      ['height', 'Lower edge 36 in. above the table'],
    ],
  ],
  ['table&size=72x40', HANGING, []],
  [
    'room&room=14x12&ceiling=9',
    { ...HANGING, mounting: 'Close to ceiling', fixtureHeight: 8 },
    [['height', 'Lower edge 8 ft 4 in. above the floor']],
  ],
  ['mirror&size=36', BAR, [['height', 'Mount it 3 in. above the mirror.']]],
])('at %s it takes %j to hang it, and what it takes anywhere', (asked, light, needs) => {
  const [spot, fixture] = [spotAt(`?spot=${asked}`), light as SpotFixture]
  if (!spot) expect.fail('the place is known')
  const named = spotNeeds(fixture, spot, lightFit(fixture, spot), [FIXED])
  expect(named.map(({ name, text }) => [name, text])).toEqual([...needs, ['bulbs', 'Four bulbs']])
})

test('the ceiling over a mirror asks for nothing', () => {
  const spot = { name: 'mirror', sizes: [36], ceilingInches: 108 } as const
  expect(spotNeeds(BAR, spot, lightFit(BAR, spot), []).map(({ name }) => name)).toEqual(['height'])
})

test('a light that does not suit a place takes nothing there', () => {
  const spot = spotAt('?spot=table&size=72x40&ceiling=9')
  if (!spot) expect.fail('the place is known')
  const wide = { ...HANGING, ...sized(60) }
  expect(spotNeeds(wide, spot, lightFit(wide, spot), [FIXED])).toEqual([])
})
