import type { Fixture } from '../../schema/fixture.ts'
import { widthInches } from '../fixture-dimensions.ts'
import type { SpotName } from './spot.ts'

/** What decides which places a fixture suits. */
export type PlacedFixture = Pick<
  Fixture,
  'mounting' | 'locationRating' | 'fixtureHeight' | 'fixtureLength' | 'fixtureWidth' | 'maxOverallHeight'
>

/** Only the fields of a fixture that decide it. */
export function placedFixture(fixture: PlacedFixture): PlacedFixture {
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

/** The shorter of a fixture's two sides, in inches. */
export const depthInches = ({
  fixtureLength,
  fixtureWidth,
}: Pick<PlacedFixture, 'fixtureLength' | 'fixtureWidth'>): number => Math.min(fixtureLength, fixtureWidth)

/** Whether a fixture is made to run along something: its longer side is at least twice its shorter one. */
export const isLinear = (fixture: Pick<PlacedFixture, 'fixtureLength' | 'fixtureWidth'>): boolean =>
  widthInches(fixture) >= 2 * depthInches(fixture)

type Mounting = NonNullable<PlacedFixture['mounting']>
type Rating = PlacedFixture['locationRating']

/** Mountings of the fixtures for each place, and ratings where not all will do. A wall light for the rain is a lantern. */
const CANDIDATES: Record<SpotName, { mountings: readonly Mounting[]; ratings?: readonly Rating[] }> = {
  table: { mountings: ['Hanging'] },
  island: { mountings: ['Hanging'] },
  mirror: { mountings: ['Wall'], ratings: ['Dry', 'Damp'] },
  door: { mountings: ['Wall'], ratings: ['Damp', 'Wet'] },
  room: { mountings: ['Hanging', 'Close to ceiling'] },
}

/** Whether a fixture is of the kind for a place (rule L1). One of unknown mounting may be. */
export function isCandidate({ mounting, locationRating }: PlacedFixture, spot: SpotName): boolean {
  const { mountings, ratings } = CANDIDATES[spot]
  return (
    mounting === undefined || (mountings.includes(mounting) && (ratings?.includes(locationRating) ?? true))
  )
}

/**
 * The place that a fixture's mounting and width suggest (rule L9); undefined for a light on a post,
 * which has none of these places.
 */
export function suggestedSpot(fixture: PlacedFixture): SpotName | undefined {
  switch (fixture.mounting) {
    case 'Hanging':
      return isLinear(fixture) ? 'island' : 'table'
    case 'Wall':
      return fixture.locationRating === 'Wet' ? 'door' : 'mirror'
    case 'Post':
      return undefined
    default:
      return 'room'
  }
}
