import { expect, test } from 'vitest'
import { lightVerdict, spotNeeds } from '../../../src/features/fit/light-verdict.ts'
import type { SpotFixture } from '../../../src/spots/spot.ts'
import { lightFit, type Spot } from '../../../src/spots/spots.ts'
import { aLight, onWall, round, sized, spotAt, table } from '../../spots/lights.ts'

const verdictAt = (spot: Spot, fixture: SpotFixture) => lightVerdict(fixture, spot, lightFit(fixture, spot))

test.each<[string, SpotFixture, string]>([
  ['table&size=72x40', round(24), 'At 24 in. wide, it’s right for this table.'],
  ['table&size=72x40', round(16), 'At 16 in. wide, it works for this table, but 20 to 26 in. is best.'],
  ['table&size=72x40', round(32), 'At 32 in. wide, it’s too wide for this table. 20 to 26 in. is right.'],
  ['table&size=72x30', aLight(sized(40, 20)), 'At 20 in. deep, it’s too deep for this table.'],
  ['table&size=72x40', round(10), 'At 10 in. wide, it’s small for this table. 20 to 26 in. is right.'],
  ['table&size=72x40', { ...round(24), mounting: undefined } as SpotFixture, 'Ask us how it’s mounted. At'],
  ['island&size=84x40&ceiling=9', round(16), 'A row of 3 is right for this island: centers 28 in. apart,'],
  ['island&size=84x40&ceiling=9', round(16), ' 14 in. from the end. Its bottom hangs 33 in. above the'],
  ['island&size=84x40&row=4', round(8), 'A row of 4 works here: centers 21 in. apart, the first 10.5 in.'],
  ['island&size=84x40&row=4', round(8), ' A row of 3 is more usual here.'],
  ['island&size=120x48', round(26), ' Lights this wide usually hang alone, over a table.'],
  ['island&size=47x40&row=3', round(4), '3 lights are too many for this island. 2 are right.'],
  ['island&size=40x24&row=4', onWall(8), 'It isn’t made for this island.'],
  ['room&room=20x3.5', round(14), 'it’s right for this room. A hall this long needs 2 of them.'],
  ['room&room=14x12', aLight(sized(48, 4)), 'A long light is made for tables and counters.'],
  ['mirror&size=36', onWall(24), 'for this mirror, but 27 to 36 in. is best. Mount it 3 in. above the'],
  ['mirror&size=36', onWall(33, 10.5), 'It sticks out 10.5 in., too far at a mirror.'],
  ['mirror&size=24', onWall(5), 'It’s made to go beside a mirror, as one of a pair.'],
  ['beside&size=24', onWall(5), 'A pair beside this mirror is right: centers 33 in. apart, 62 in. above the'],
  ['beside&size=36', onWall(5), 'At 28 to 40 in. apart they light a face most evenly.'],
  ['beside&size=12', onWall(6), 'At 6 in. wide, it’s too wide for this mirror. Up to 5 in. works.'],
  ['beside&size=36', onWall(20), 'it’s made to go over a mirror. Beside one, the limit is 12 in.'],
  ['door&size=80', onWall(9, 9, 19), 'A pair, 19 in. tall, is right for this door. Center them 66 in.'],
  ['door&size=80', onWall(9, 9, 25), 'At 25 in. tall, it’s right for this door. Center it 66 in. above the'],
])('judges a light at %s: %o', (search, fixture, words) => {
  expect(verdictAt(spotAt(search), fixture)).toContain(words)
})

test.each<[string, Partial<SpotFixture>, string]>([
  ['table&size=72x40', {}, 'Its bottom hangs 36 in. above the table.'],
  ['table&size=72x40', { maxOverallHeight: 34 }, 'at its longest, it hangs 44 in. above the table, 5 in.'],
  ['table&size=72x40', { fixtureHeight: 50 }, 'It’s too tall here. At least 33 in. must stay clear above'],
  ['room&room=14x12', { mounting: 'Close to ceiling', fixtureHeight: 8 }, 'Its bottom is 8 ft 4 in. above'],
])('judges a light under a 9 ft ceiling at %s: %o', (search, given, verdict) => {
  expect(verdictAt(spotAt(`${search}&ceiling=9`), { ...round(24), ...given })).toContain(` ${verdict}`)
})

test('warns about a dry rating at a mirror', () => {
  const dry = { ...onWall(33), locationRating: 'Dry' } as const
  expect(verdictAt(spotAt('mirror&size=36'), dry)).toMatch(/can’t hang in a bath\.$/)
  expect(verdictAt(spotAt('mirror&size=36'), onWall(33))).not.toContain('bath')
})

test('a light of a lower rating than its room needs is not right (rule S24)', () => {
  const spot = { ...table(72, 40), rating: 'wet' } as const
  for (const [locationRating, suits] of [
    ['Damp', 'no'],
    ['Wet', 'right'],
  ] as const) {
    const fixture = { ...round(24), locationRating }
    expect(lightFit(fixture, spot).suits).toBe(suits)
  }
})

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
])('a %s with %j needs %j', (search, fixture, needs) => {
  const spot = spotAt(search)
  expect(spotNeeds(fixture, spot, lightFit(fixture, spot), [FIXED]).map(({ text }) => text)).toEqual(needs)
})

const ASK = '(ask us how long the included one is)'

test.each<[string, Partial<SpotFixture>, string]>([
  ['room&room=14x12&ceiling=8', { fixtureHeight: 10 }, 'Ask us for the shortest length'],
  ['room&room=14x12&ceiling=8', { fixtureHeight: 9 }, `3 in. stem or chain ${ASK}`],
  ['table&size=72x40&ceiling=9', { maxOverallHeight: 42 }, '1 ft 10 in. stem or chain'],
  ['table&size=72x40&ceiling=9', {}, `1 ft 10 in. stem or chain ${ASK}`],
  [
    'table&size=72x40&ceiling=9',
    { maxOverallHeight: 38 },
    '1 ft 7 in. stem or chain, longer than the included one (ask us)',
  ],
])('the stem at %s for %o: %s', (search, given, text) => {
  const { maxOverallHeight: _, ...unknown } = round(24)
  const fixture = { ...unknown, fixtureHeight: 20, ...given }
  const spot = spotAt(search)
  expect(spotNeeds(fixture, spot, lightFit(fixture, spot), [])[0]?.text).toBe(text)
})
