import type { Fixture } from '../../schema/fixture.ts'
import { widthInches } from '../fixture-dimensions.ts'

/** What decides which spots a fixture suits. */
export type SpotFixture = Pick<
  Fixture,
  'mounting' | 'locationRating' | 'fixtureHeight' | 'fixtureLength' | 'fixtureWidth' | 'maxOverallHeight'
>

/** Only the fields of a fixture that decide it. */
export function spotFixture(fixture: SpotFixture): SpotFixture {
  const { mounting, locationRating, fixtureHeight, fixtureLength, fixtureWidth, maxOverallHeight } = fixture
  return {
    ...(mounting && { mounting }),
    locationRating,
    fixtureHeight,
    fixtureLength,
    fixtureWidth,
    ...(maxOverallHeight !== undefined && { maxOverallHeight }),
  }
}

type Sides = Pick<SpotFixture, 'fixtureLength' | 'fixtureWidth'>

/** The shorter of a fixture's two sides, in inches. */
export const depthInches = ({ fixtureLength, fixtureWidth }: Sides): number =>
  Math.min(fixtureLength, fixtureWidth)

/** Whether a fixture is made to run along something: its longer side is at least twice its shorter one. */
export const isLinear = (fixture: Sides): boolean => widthInches(fixture) >= 2 * depthInches(fixture)
