import { describe, expect, test } from 'vitest'
import type { SpotFixture } from '../../../../src/catalogue/rules/spot/spot-fixture.ts'
import { SPOT_NAMES } from '../../../../src/catalogue/rules/spot/spots.ts'
import { exampleFit, exampleSpot, exampleSpotFor } from '../../../../src/features/fit/spot/example-spots.ts'
import { spotLabel } from '../../../../src/features/fit/spot/spot-text.ts'
import { HANGING, sized } from './spot-fixture.ts'

const hanging = (inches: number, depth = inches): SpotFixture => ({
  ...HANGING,
  fixtureHeight: 10,
  ...sized(inches, depth),
})
const bar = (inches: number): SpotFixture => ({
  ...hanging(inches, 5),
  mounting: 'Wall',
  locationRating: 'Damp',
})
const lantern = (fixtureHeight: number): SpotFixture => ({
  ...hanging(10, 9),
  mounting: 'Wall',
  locationRating: 'Wet',
  fixtureHeight,
})

describe('a light is drawn in the first usual spot that it is right for', () => {
  test.each([
    ['table', hanging(24), 'Over a table of 72 by 40 in., ceiling 9 ft'],
    ['table', hanging(18), 'Over a table of 60 by 36 in., ceiling 9 ft'],
    ['table', hanging(28), 'Over a table of 96 by 44 in., ceiling 9 ft'],
    ['table', hanging(32), 'Over a table of 120 by 54 in., ceiling 9 ft'],
    ['table', hanging(16), 'Over a table of 48 by 30 in., ceiling 9 ft'],
    ['table', hanging(10), 'Over a table of 36 by 24 in., ceiling 9 ft'],
    ['table', hanging(90), 'Over a table of 72 by 40 in., ceiling 9 ft'],
    ['island', hanging(48, 5), 'Over an island of 84 by 40 in., ceiling 9 ft'],
    ['island', hanging(24, 5), 'Over an island of 60 by 36 in., ceiling 9 ft'],
    ['island', hanging(60, 5), 'Over an island of 96 by 42 in., ceiling 9 ft'],
    ['island', hanging(36), 'Over an island of 120 by 48 in., ceiling 9 ft'],
    ['mirror', bar(34), 'Over a mirror of 36 in.'],
    ['mirror', bar(22), 'Over a mirror of 24 in.'],
    ['mirror', bar(26), 'Over a mirror of 30 in.'],
    ['mirror', bar(48), 'Over a mirror of 48 in.'],
    ['mirror', bar(60), 'Over a mirror of 60 in.'],
    ['beside', bar(6), 'Beside a mirror of 28 in.'],
    ['beside', bar(10), 'Beside a mirror of 24 in.'],
    ['beside', bar(12), 'Beside a mirror of 28 in.'],
    ['door', lantern(20), 'Beside a door of 80 in.'],
    ['door', lantern(30), 'Beside a door of 96 in.'],
    ['door', lantern(40), 'Beside a door of 120 in.'],
    ['room', hanging(24), 'In a room of 14 ft by 12 ft, ceiling 9 ft'],
    ['room', hanging(20), 'In a room of 11 ft by 10 ft, ceiling 9 ft'],
    ['room', hanging(16), 'In a room of 9 ft by 8 ft, ceiling 8 ft'],
    ['room', hanging(10), 'In a room of 6 ft by 5 ft, ceiling 8 ft'],
    ['room', hanging(36), 'In a room of 18 ft by 16 ft, ceiling 9 ft'],
    ['room', hanging(48), 'In a room of 24 ft by 20 ft, ceiling 10 ft'],
  ] as const)('%s, %j: %s', (name, light, where) => {
    expect(spotLabel(exampleSpotFor(light, name))).toBe(where)
  })
})

test.each(SPOT_NAMES)('the example of a %s has a light that is right for it', (name) => {
  expect(exampleFit(name)).toMatchObject({ spot: exampleSpot(name), fit: { suits: 'right' } })
})
