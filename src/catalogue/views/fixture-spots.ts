import { lightFixedNeeds } from '../rules/hang/light-fixed-needs.ts'
import type { NeedLine } from '../rules/hang/need.ts'
import type { Fixture } from '../schema/fixture.ts'
import { type OfferedSpots, offeredSpots } from './offered-spots.ts'

/** What fits a fixture into a spot. */
export interface FixtureSpots extends OfferedSpots {
  /** What hanging it takes in any spot. */
  needs: readonly NeedLine[]
}

/** A fixture as its page fits it into a spot; undefined for one that is for none of them. */
export function fixtureSpots(fixture: Fixture): FixtureSpots | undefined {
  const spots = offeredSpots(fixture)
  const needs = lightFixedNeeds(fixture).map(({ name, text }) => ({ name, text }))
  return spots && { ...spots, needs }
}
