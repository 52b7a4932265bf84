import type { SpotFixture } from '../../../../src/catalogue/rules/spot/spot-fixture.ts'
import { spotIn, spotOf } from '../../../../src/features/fit/codecs.ts'

/** A round hanging light of 24 in. on a long chain. */
export const HANGING: SpotFixture = {
  mounting: 'Hanging',
  locationRating: 'Dry',
  fixtureHeight: 12,
  fixtureLength: 24,
  fixtureWidth: 24,
  maxOverallHeight: 100,
}

/** Its length, and its depth where that is another. */
export const sized = (inches: number, depth = inches) => ({ fixtureLength: inches, fixtureWidth: depth })

/** The place in an address. */
export const spotAt = (search: string) => spotOf(spotIn(search))
