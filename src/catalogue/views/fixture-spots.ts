import { isCandidate, SPOT_NAMES, type SpotName, suggestedSpot } from '../../spots/spots.ts'
import { lightFixedNeeds } from '../rules/hang/light-needs.ts'
import type { Fixture } from '../schema/fixture.ts'

/** Possible spots, the suggested one first. */
type OfferedSpots = readonly [SpotName, ...SpotName[]]

/** A fixture's possible spots; undefined if there are none, as for a post light. */
export function offeredSpots(fixture: Fixture): OfferedSpots | undefined {
  const first = suggestedSpot(fixture)
  if (!first) return undefined
  const others = SPOT_NAMES.filter((name) => name !== first && isCandidate(fixture, name))
  return [first, ...others]
}

export type FixtureSpots = NonNullable<ReturnType<typeof fixtureSpots>>

export function fixtureSpots(fixture: Fixture) {
  const offered = offeredSpots(fixture)
  const needs = lightFixedNeeds(fixture).map(({ name, text }) => ({ name, text }))
  return offered && { offered, needs }
}
