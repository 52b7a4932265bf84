import { type SidesAsSeen, sidesAsSeen } from '../rules/fixture-dimensions.ts'
import type { Fixture } from '../schema/fixture.ts'

/** Dimensions in inches, as seen by a shopper who faces it. */
export interface FixtureOutline extends SidesAsSeen {
  heightInches: number
  /** Height with the whole stem or chain, if the record has it. */
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
