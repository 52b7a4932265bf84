import { expect, test } from 'vitest'
import { type SpotFixture, spotFixture } from '../../src/spots/spot.ts'
import { inRow, isCandidate, lightFit, SPOT_NAMES, SPOTS, suggestedSpot } from '../../src/spots/spots.ts'
import { aLight, bar, island, mirror, onWall, round, table, under } from './lights.ts'

const under9 = under(9, table(72, 40))
const RIGHT = { size: { verdict: 'right', count: 1 }, suits: 'right' }

test.each([
  { case: 'of the right size and height', light: round(24), suits: 'right' },
  { case: 'whose size also works', light: round(16), suits: 'alsoWorks' },
  { case: 'that hangs 12 in. high', light: { ...round(24), maxOverallHeight: 27 }, suits: 'alsoWorks' },
  { case: 'that hangs higher', light: { ...round(24), maxOverallHeight: 26.9 }, suits: 'no' },
  { case: 'that is too tall', light: { ...round(24), fixtureHeight: 46 }, suits: 'no' },
  { case: 'that is too large', light: round(32), suits: 'no' },
  { case: 'whose mounting is unknown', light: { ...round(90), mounting: undefined }, suits: 'ask' },
  { case: 'for the wall', light: { ...round(24), mounting: 'Wall' as const }, suits: 'no' },
])('over a 72 × 40 in. table under 9 ft, a light $case: $suits', ({ light, suits }) => {
  expect(lightFit(light, under9).suits).toBe(suits)
})

test('measures the height from the top, if the ceiling, the mounting and the spot allow it', () => {
  const hangs = (bottomInches: number) => ({ kind: 'hangs', bottomInches, isChainUnknown: false })
  expect(lightFit(round(24), under9)).toEqual({ ...RIGHT, height: hangs(66) })
  expect(lightFit(round(16), under(9, island(84, 40))).height).toEqual(hangs(69))
  expect(lightFit({ ...round(24), mounting: undefined }, under9)).toEqual({ ...RIGHT, suits: 'ask' })
  expect(lightFit(round(24), table(72, 40))).toEqual(RIGHT)
  expect(lightFit(onWall(30), under(9, mirror(36)))).toEqual(RIGHT)
})

test('hangs lights in a row only over an island, linear ones alone', () => {
  expect(SPOT_NAMES.filter((name) => SPOTS[name].rows)).toEqual(['island'])
  expect(inRow(round(16), { ...island(84, 40), row: 3 })).toBe(3)
  expect(inRow(round(16), island(84, 40))).toBeUndefined()
  expect(inRow(bar(42), { ...island(84, 40), row: 3 })).toBeUndefined()
})

test('keeps only the known facts of a fixture that decide its spot', () => {
  const { mounting, maxOverallHeight, ...unknown } = aLight()
  expect(spotFixture({ ...unknown, title: 'Wren' } as SpotFixture)).toStrictEqual(unknown)
})

test.each([
  { mounting: 'Hanging', rating: 'Dry', spots: ['table', 'island', 'room'] },
  { mounting: 'Close to ceiling', rating: 'Wet', spots: ['room'] },
  { mounting: 'Wall', rating: 'Dry', spots: ['mirror', 'beside'] },
  { mounting: 'Wall', rating: 'Damp', spots: ['mirror', 'beside', 'door'] },
  { mounting: 'Wall', rating: 'Wet', spots: ['door'] },
  { mounting: 'Post', rating: 'Wet', spots: [] },
  { mounting: undefined, rating: 'Dry', spots: ['table', 'island', 'mirror', 'beside', 'door', 'room'] },
] as const)('finds spots for $mounting, $rating: $spots', ({ mounting, rating, spots }) => {
  const light = aLight({ mounting, locationRating: rating })
  expect(SPOT_NAMES.filter((spot) => isCandidate(light, spot))).toEqual(spots)
})

test.each([
  [bar(42), 'island'],
  [round(24), 'table'],
  [aLight({ mounting: 'Close to ceiling', fixtureLength: 5 }), 'room'],
  [aLight({ mounting: 'Wall', locationRating: 'Wet', fixtureLength: 5 }), 'door'],
  [aLight({ mounting: 'Wall', locationRating: 'Damp' }), 'mirror'],
  [aLight({ mounting: 'Wall', locationRating: 'Dry', fixtureLength: 5 }), 'beside'],
  [aLight({ mounting: 'Post', locationRating: 'Wet' }), undefined],
  [aLight({ mounting: undefined }), 'room'],
])('%j suggests the spot %s', (light, spot) => {
  expect(suggestedSpot(light)).toBe(spot)
})
