import { paths } from '../paths.ts'
import { suggestedSpot } from '../rules/spot/spot-rules.ts'
import { SPOT_NAMES, SPOTS, type SpotName } from '../rules/spot/spots.ts'
import type { Fixture } from '../schema/fixture.ts'
import type { Link } from './link.ts'

const labelFor = (spot: SpotName): string => `Which size for your ${SPOTS[spot].noun}? See it drawn to scale`

/** The guide from a fan category to its fans in a room. */
export const roomGuide = (category: string): Link => ({
  label: labelFor('room'),
  url: paths.fansForRoomFrom(category),
})

const countOf = <Value>(values: readonly Value[], value: Value): number =>
  values.filter((one) => one === value).length

/** The guide to the spot that most of some fixtures are for; none where they are for none. */
export function spotGuide(fixtures: readonly Fixture[]): Link | undefined {
  const known = fixtures.filter(({ mounting }) => mounting !== undefined)
  const spots = known.map(suggestedSpot).filter((spot) => spot !== undefined)
  const [spot] = SPOT_NAMES.toSorted((a, b) => countOf(spots, b) - countOf(spots, a))
  return spots.length > 0 && spot ? { label: labelFor(spot), url: paths.lightForSpot(spot) } : undefined
}
