import { describe, expect, test } from 'vitest'
import { lightFit } from '../../../../src/catalogue/rules/spot/light-fit.ts'
import type { SpotFixture } from '../../../../src/catalogue/rules/spot/spot-fixture.ts'
import type { Spot } from '../../../../src/catalogue/rules/spot/spots.ts'
import { lightVerdict } from '../../../../src/features/fit/spot/light-verdict.ts'
import { HANGING, sized, spotAt } from './spot-fixture.ts'

const ON_WALL: SpotFixture = { ...HANGING, mounting: 'Wall', locationRating: 'Damp', fixtureWidth: 4 }

function verdictAt(search: string, fixture: SpotFixture) {
  const spot = spotAt(search)
  return spot && lightVerdict(fixture, spot, lightFit(fixture, spot))
}

describe('by its size a light', () => {
  test.each<[string, Partial<SpotFixture>, string]>([
    ['table&size=72x40', {}, 'At 24 in. wide it is right for this table.'],
    ['table&size=72x40', sized(16), 'At 16 in. wide it also works for this table; 20 to 26 in. is right.'],
    ['table&size=72x40', sized(32), 'At 32 in. wide it is too wide for this table: 20 to 26 in. is right.'],
    [
      'table&size=72x40',
      sized(60, 4),
      'At 60 in. wide it is too wide for this table: 36 to 48 in. is right.',
    ],
    ['table&size=72x30', sized(40, 20), 'At 20 in. deep it is too deep for this table.'],
    ['table&size=72x40', sized(10), 'At 10 in. wide it is small for this table: 20 to 26 in. is right.'],
    [
      'table&size=72x30',
      sized(60, 18),
      'At 60 in. wide it is too wide for this table: 36 to 48 in. is right.',
    ],
    ['table&size=72x30', sized(40, 18), 'At 40 in. wide it is right for this table.'],
    ['table&size=72x30', sized(20), 'At 20 in. wide it is too wide for this table: 15 to 18 in. is right.'],
    ['island&size=84x40', sized(24, 5), 'At 24 in. wide it is small for this island: 42 to 56 in. is right.'],
    ['island&size=84x40', sized(64, 31), 'At 31 in. deep it is too deep for this island.'],
    [
      'island&size=84x40&row=4',
      sized(8),
      'A row of 4 also works here: centers 21 in. apart, the first 10.5 in. from the end. A row of 3 is more usual here.',
    ],
    [
      'island&size=40x24&row=2',
      sized(8),
      'A row of 2 also works here: centers 20 in. apart, the first 10 in. from the end. One is more usual here.',
    ],
    [
      'island&size=120x48',
      sized(26),
      'A row of 3 also works here: centers 40 in. apart, the first 20 in. from the end. Lights this wide usually hang alone, over a table.',
    ],
    ['island&size=47x40&row=3', sized(4), '3 lights are too many for this island: 2 are right.'],
    ['island&size=40x24&row=4', sized(8), '4 lights are too many for this island: 1 is right.'],
    ['island&size=40x24&row=4', { mounting: 'Wall' }, 'It is not made for this island.'],
    ['island&size=36x24', sized(12), 'At 12 in. wide it is right for this island.'],
    [
      'room&room=20x3.5',
      sized(14),
      'At 14 in. wide it is right for this room. A hall this long takes 2 of them along it.',
    ],
    ['room&room=10x3.5', sized(14), 'At 14 in. wide it is right for this room.'],
    ['room&room=20x3.5', sized(8), 'At 8 in. wide it is small for this room: 11 to 16 in. is right.'],
    ['room&room=14x12', sized(48, 4), 'A long light is made for tables and counters.'],
    [
      'table&size=72x40',
      { mounting: undefined },
      'Ask us how it is mounted. At 24 in. wide it is right for this table.',
    ],
  ])('at %s: %o', (spot, given, says) => {
    expect(verdictAt(`?spot=${spot}`, { ...HANGING, ...given } as SpotFixture)).toBe(says)
  })
})

describe('a light of the right size, under a ceiling of 9 ft', () => {
  test.each<[Partial<SpotFixture>, string]>([
    [{}, 'Its lower edge hangs 36 in. above the table.'],
    [{ maxOverallHeight: 34 }, 'Even at its longest it hangs 44 in. above the table, 5 in. too high.'],
    [{ fixtureHeight: 50 }, 'It is too tall here: at least 33 in. must stay clear above the table.'],
    [
      { maxOverallHeight: undefined },
      'Its lower edge hangs 36 in. above the table. Ask us for the length of its chain.',
    ],
  ])('%o over a table', (given, says) => {
    const fixture = { ...HANGING, ...given } as SpotFixture
    expect(verdictAt('?spot=table&size=72x40&ceiling=9', fixture)).toBe(
      `At 24 in. wide it is right for this table. ${says}`,
    )
  })

  test.each<[Partial<SpotFixture>, string]>([
    [{}, 'Its lower edge hangs 7 ft 6 in. above the floor.'],
    [
      { mounting: 'Close to ceiling', fixtureHeight: 8, maxOverallHeight: undefined },
      'Its lower edge is 8 ft 4 in. above the floor.',
    ],
  ])('%o in a room', (given, says) => {
    const fixture = { ...HANGING, ...given } as SpotFixture
    expect(verdictAt('?spot=room&room=14x12&ceiling=9', fixture)).toBe(
      `At 24 in. wide it is right for this room. ${says}`,
    )
  })

  test('hangs in a row over an island', () => {
    expect(verdictAt('?spot=island&size=84x40&ceiling=9', { ...HANGING, ...sized(16) })).toBe(
      'A row of 3 is right for this island: centers 28 in. apart, the first 14 in. from the end. Its lower edge hangs 33 in. above the counter.',
    )
  })
})

describe('a light on a wall', () => {
  test.each<[string, Partial<SpotFixture>, string]>([
    [
      'mirror&size=36',
      { fixtureLength: 33 },
      'At 33 in. wide it is right for this mirror. Mount it 3 in. above the mirror.',
    ],
    [
      'mirror&size=36',
      { fixtureLength: 24 },
      'At 24 in. wide it also works for this mirror; 27 to 36 in. is right. Mount it 3 in. above the mirror.',
    ],
    [
      'mirror&size=12',
      { fixtureLength: 9, fixtureWidth: 10 },
      'At 9 in. wide it is right for this mirror. Mount it 3 in. above the mirror.',
    ],
    [
      'beside&size=24',
      { fixtureLength: 5 },
      'A pair beside this mirror is right: centers 33 in. apart, 62 in. above the floor.',
    ],
    [
      'beside&size=36',
      { fixtureLength: 5 },
      'A pair beside this mirror also works: centers 45 in. apart, 62 in. above the floor. At 28 to 40 in. apart they light a face most evenly.',
    ],
    [
      'beside&size=24',
      { fixtureLength: 5, fixtureWidth: 8 },
      'A pair beside this mirror is right: centers 33 in. apart, 62 in. above the floor.',
    ],
    [
      'mirror&size=36',
      { fixtureLength: 33, fixtureWidth: 10.5 },
      'It reaches 10.5 in. from the wall: at a mirror it would be in the way.',
    ],
    [
      'beside&size=24',
      { fixtureLength: 5, fixtureWidth: 10.5 },
      'It reaches 10.5 in. from the wall: at a mirror it would be in the way.',
    ],
    ['mirror&size=36', { mounting: 'Hanging', fixtureWidth: 33 }, 'It is not made for this mirror.'],
    ['beside&size=24', { mounting: 'Hanging' }, 'It is not made for this mirror.'],
    [
      'beside&size=20',
      { fixtureLength: 11 },
      'At 11 in. wide it is too wide for this mirror: 4 to 9 in. is right.',
    ],
    [
      'beside&size=24',
      { fixtureLength: 12 },
      'At 12 in. wide it is too wide for this mirror: up to 11 in. is right.',
    ],
    [
      'beside&size=12',
      { fixtureLength: 6 },
      'At 6 in. wide it is too wide for this mirror: up to 5 in. also works.',
    ],
    ['mirror&size=24', { fixtureLength: 5 }, 'It is made to hang beside a mirror, one of a pair.'],
    [
      'beside&size=36',
      { fixtureLength: 20 },
      'At 20 in. wide it is made to hang over a mirror: beside one, 12 in. is the most.',
    ],
    [
      'door&size=80',
      { fixtureHeight: 19 },
      'A pair, 19 in. tall, is right for this door. Center them 66 in. above the threshold.',
    ],
    [
      'door&size=80',
      { fixtureHeight: 60 },
      'At 60 in. tall it is too tall for this door: 24 to 29 in. is right.',
    ],
    ['door&size=80', { fixtureHeight: 5 }, 'At 5 in. tall it is small for this door: 18 to 24 in. is right.'],
    [
      'door&size=80',
      { fixtureHeight: 25 },
      'At 25 in. tall it is right for this door. Center it 66 in. above the threshold.',
    ],
    ['table&size=72x40', {}, 'It is not made for this table.'],
  ])('at %s: %o', (spot, given, says) => {
    expect(verdictAt(`?spot=${spot}`, { ...ON_WALL, ...given })).toBe(says)
  })
})

test.each([
  ['mirror&size=36', { fixtureLength: 33 }],
  ['beside&size=24', { fixtureLength: 5 }],
])('a light rated dry at a %s is not for a bath', (spot, size) => {
  const fixture = { ...ON_WALL, ...size, locationRating: 'Dry' } as const
  const words = 'It is rated dry, so not for a bath.'
  expect(verdictAt(`?spot=${spot}`, fixture)).toMatch(new RegExp(`${words}$`))
  expect(verdictAt(`?spot=${spot}`, { ...fixture, locationRating: 'Damp' })).not.toContain('bath')
  const rated = { ...(spotAt(`?spot=${spot}`) as Spot), rating: 'damp' } as const
  expect(lightFit(fixture, rated).suits).toBe('no')
})

test.each<[SpotFixture['locationRating'], 'damp' | 'wet', string]>([
  ['Dry', 'damp', 'Not for this room: it is rated for dry rooms, and here it must be rated damp or wet.'],
  ['Damp', 'damp', 'At 24 in. wide it is right for this table.'],
  ['Damp', 'wet', 'Not for this room: it is rated damp, and here it must be rated wet.'],
  ['Wet', 'wet', 'At 24 in. wide it is right for this table.'],
])(
  'a light rated %s over a table in a room that asks for %s (rule S24): %s',
  (locationRating, rating, says) => {
    const fixture = { ...HANGING, locationRating }
    const spot = { name: 'table', sizes: [72, 40], rating } as const
    const fit = lightFit(fixture, spot)
    expect(lightVerdict(fixture, spot, fit)).toBe(says)
    expect(fit.suits).toBe(says.startsWith('Not') ? 'no' : 'right')
  },
)
