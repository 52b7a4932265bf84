import {
  isCandidate,
  type PlacedFixture,
  placedFixture,
  suggestedSpot,
} from '../rules/spot/placed-fixture.ts'
import { SPOT_NAMES, type SpotName } from '../rules/spot/spot.ts'
import type { Fixture } from '../schema/fixture.ts'

/** What fits a fixture into a place. */
export interface FixtureInPlace {
  fixture: PlacedFixture
  /** The places that it may be for; the one that it suggests is the first. */
  offered: readonly [SpotName, ...SpotName[]]
}

/** A fixture as its page fits it into a place; undefined for one that is for none of them, as a light on a post. */
export function fixtureInPlace(fixture: Fixture): FixtureInPlace | undefined {
  const first = suggestedSpot(fixture)
  if (!first) return undefined
  const others = SPOT_NAMES.filter((name) => name !== first && isCandidate(fixture, name))
  return { fixture: placedFixture(fixture), offered: [first, ...others] }
}
