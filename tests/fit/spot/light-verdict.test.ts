import { describe, expect, test } from 'vitest'
import { lightFit } from '../../../src/catalogue/rules/spot/light-fit.ts'
import type { PlacedFixture } from '../../../src/catalogue/rules/spot/placed-fixture.ts'
import { spotOf } from '../../../src/fit/spot/known-spot.ts'
import { lightVerdict } from '../../../src/fit/spot/light-verdict.ts'
import { spotIn } from '../../../src/fit/spot/spot-address.ts'

const HANGING: PlacedFixture = {
  mounting: 'Hanging',
  locationRating: 'Dry',
  fixtureHeight: 12,
  fixtureLength: 24,
  fixtureWidth: 24,
  maxOverallHeight: 100,
}
const ON_WALL: PlacedFixture = { ...HANGING, mounting: 'Wall', locationRating: 'Damp', fixtureWidth: 4 }

function verdictAt(search: string, fixture: PlacedFixture) {
  const spot = spotOf(spotIn(search))
  return spot && lightVerdict(fixture, spot, lightFit(fixture, spot))
}

describe('a light', () => {
  const TABLE = '?spot=table&size=72x40&ceiling=9'
  const ISLAND = '?spot=island&size=84x40&ceiling=9'
  const sized = (inches: number, depth = inches) => ({ fixtureLength: inches, fixtureWidth: depth })

  test.each([
    {
      case: 'of the right size',
      given: {},
      search: TABLE,
      says: '24 in. wide is right for this table. Its lower edge hangs 36 in. above the table.',
    },
    {
      case: 'that also works',
      given: sized(16),
      search: TABLE,
      says: '16 in. wide also works for this table; 20 to 26 in. is right. Its lower edge hangs 36 in. above the table.',
    },
    {
      case: 'that is too wide',
      given: sized(32),
      search: '?spot=table&size=72x40',
      says: 'At 32 in. wide it is too wide for this table: 20 to 26 in. is right.',
    },
    {
      case: 'that reaches too far across',
      given: sized(40, 20),
      search: '?spot=table&size=72x30',
      says: 'At 20 in. deep it is too deep for this table.',
    },
    {
      case: 'that is small',
      given: sized(10),
      search: '?spot=table&size=72x40',
      says: 'At 10 in. wide it is small for this table: 20 to 26 in. is right.',
    },
    {
      case: 'that hangs high',
      given: { maxOverallHeight: 34 },
      search: TABLE,
      says: '24 in. wide is right for this table. It hangs high: its chain ends 44 in. above the table, 5 in. too high.',
    },
    {
      case: 'that is too tall',
      given: { fixtureHeight: 50 },
      search: TABLE,
      says: '24 in. wide is right for this table. It is too tall here: its lower edge would be 28 in. above the table; the minimum is 33 in. above the table.',
    },
    {
      case: 'of an unknown chain',
      given: { maxOverallHeight: undefined },
      search: TABLE,
      says: '24 in. wide is right for this table. Its lower edge hangs 36 in. above the table. Ask us for the length of its chain.',
    },
    {
      case: 'of an unknown mounting',
      given: { mounting: undefined },
      search: '?spot=table&size=72x40',
      says: 'Ask us how it is mounted. 24 in. wide is right for this table.',
    },
    {
      case: 'as wide as the table takes, and deeper than it is judged by',
      given: sized(40, 18),
      search: '?spot=table&size=72x30',
      says: '40 in. wide is right for this table.',
    },
    {
      case: 'that is one over a small island',
      given: sized(12),
      search: '?spot=island&size=36x24',
      says: '12 in. wide is right for this island.',
    },
    {
      case: 'that is mounted on the ceiling of a room',
      given: { mounting: 'Close to ceiling', fixtureHeight: 8, maxOverallHeight: undefined },
      search: '?spot=room&room=14x12&ceiling=9',
      says: '24 in. wide is right for this room. Its lower edge is 8 ft 4 in. above the floor.',
    },
    {
      case: 'in a row',
      given: sized(16),
      search: ISLAND,
      says: 'A row of 3 is right for this island: centers 28 in. apart, the first 14 in. from the end. Its lower edge hangs 33 in. above the counter.',
    },
    {
      case: 'in a room',
      given: {},
      search: '?spot=room&room=14x12&ceiling=9',
      says: '24 in. wide is right for this room. Its lower edge hangs 7 ft 6 in. above the floor.',
    },
    {
      case: 'that is long, in a room',
      given: sized(48, 4),
      search: '?spot=room&room=14x12',
      says: 'A long light is made for tables and counters.',
    },
  ])('$case', ({ given, search, says }) => {
    expect(verdictAt(search, { ...HANGING, ...given } as PlacedFixture)).toBe(says)
  })
})

describe('a light on a wall', () => {
  test.each([
    {
      case: 'that is a bar',
      given: { fixtureLength: 33 },
      search: '?spot=mirror&size=36',
      says: '33 in. wide is right for this mirror. Mount it 3 in. above the mirror.',
    },
    {
      case: 'that is a pair',
      given: { fixtureLength: 5 },
      search: '?spot=mirror&size=24',
      says: 'A pair beside this mirror is right: centers 33 in. apart, 62 in. above the floor.',
    },
    {
      case: 'that is a pair far apart',
      given: { fixtureLength: 5 },
      search: '?spot=mirror&size=36',
      says: 'A pair beside this mirror also works: centers 45 in. apart, 62 in. above the floor. At 28 to 40 in. apart they light a face most evenly.',
    },
    {
      case: 'that is a pair of lanterns',
      given: { fixtureHeight: 19 },
      search: '?spot=door&size=80',
      says: 'As a pair, 19 in. tall is right for this door. Center them 66 in. above the threshold.',
    },
    {
      case: 'that is too tall a lantern',
      given: { fixtureHeight: 60 },
      search: '?spot=door&size=80',
      says: 'At 60 in. tall it is too tall for this door: 24 to 29 in. is right.',
    },
    {
      case: 'that is too small a lantern',
      given: { fixtureHeight: 5 },
      search: '?spot=door&size=80',
      says: 'At 5 in. tall it is small for this door: 18 to 24 in. is right.',
    },
    {
      case: 'that is deeper than it is long',
      given: { fixtureLength: 5, fixtureWidth: 8 },
      search: '?spot=mirror&size=24',
      says: 'A pair beside this mirror is right: centers 33 in. apart, 62 in. above the floor.',
    },
    {
      case: 'that is one lantern',
      given: { fixtureHeight: 25 },
      search: '?spot=door&size=80',
      says: '25 in. tall is right for this door. Center it 66 in. above the threshold.',
    },
  ])('$case', ({ given, search, says }) => {
    expect(verdictAt(search, { ...ON_WALL, ...given })).toBe(says)
  })

  test('is not made for a table', () => {
    expect(verdictAt('?spot=table&size=72x40', ON_WALL)).toBe('It is not made for this table.')
  })
})
