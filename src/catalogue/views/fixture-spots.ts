import { lightFixedNeeds } from '../rules/hang/light-fixed-needs.ts'
import type { NeedLine } from '../rules/hang/need.ts'
import { type SpotFixture, spotFixture } from '../rules/spot/spot-fixture.ts'
import { isCandidate, suggestedSpot } from '../rules/spot/spot-rules.ts'
import { SPOT_NAMES, type SpotName } from '../rules/spot/spots.ts'
import type { Fixture } from '../schema/fixture.ts'

/** What fits a fixture into a spot. */
export interface FixtureSpots {
  fixture: SpotFixture
  /** The spots that it may be for; the one that it suggests is the first. */
  offered: readonly [SpotName, ...SpotName[]]
  /** What hanging it takes in any spot. */
  needs: readonly NeedLine[]
}

/** A fixture as its page fits it into a spot; undefined for one that is for none of them, as a light on a post. */
export function fixtureSpots(fixture: Fixture): FixtureSpots | undefined {
  const first = suggestedSpot(fixture)
  if (!first) return undefined
  const others = SPOT_NAMES.filter((name) => name !== first && isCandidate(fixture, name))
  const needs = lightFixedNeeds(fixture).map(({ name, text }) => ({ name, text }))
  return { fixture: spotFixture(fixture), offered: [first, ...others], needs }
}
