import { type SidesAsSeen, sidesAsSeen } from '../rules/fixture-dimensions.ts'
import type { Fixture } from '../schema/fixture.ts'

/** What a fixture is drawn from: its size as seen by a shopper facing it, in inches, and where it is mounted. */
export interface FixtureOutline extends SidesAsSeen {
  heightInches: number
  /** With all of its stem or chain, where the record has it. */
  overallHeightInches?: number
  mounting?: NonNullable<Fixture['mounting']>
}

export function fixtureOutline(
  fixture: Pick<
    Fixture,
    'mounting' | 'fixtureHeight' | 'fixtureLength' | 'fixtureWidth' | 'maxOverallHeight'
  >,
): FixtureOutline {
  const { fixtureHeight, maxOverallHeight, mounting } = fixture
  return {
    heightInches: fixtureHeight,
    ...sidesAsSeen(fixture),
    ...(maxOverallHeight !== undefined && { overallHeightInches: maxOverallHeight }),
    ...(mounting && { mounting }),
  }
}
