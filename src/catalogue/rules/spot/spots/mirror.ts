import { type SizeGuide, sizeVerdict } from '../size-guide.ts'
import { one, type SpotRule } from '../spot.ts'
import type { SpotFixture } from '../spot-fixture.ts'

/** From the upper edge of a mirror to the bar above it, and from the floor to the middles of a pair beside it. */
export const MIRROR_HEIGHTS = { barAbove: 3, pairMiddle: 62 } as const

/** A light that extends farther from the wall, such as a swing arm, is in the way at a mirror. */
const DEEPEST_AT_MIRROR_INCHES = 10
/** A longer light beside a mirror would be a bar: it goes over it. */
export const LONGEST_OF_PAIR_INCHES = 12

/** A bar over a mirror: from 3/4 of it to all of it. */
export const barOverMirror = (mirrorInches: number): SizeGuide => ({
  right: { fromInches: (3 * mirrorInches) / 4, toInches: mirrorInches },
  alsoWorks: { fromInches: mirrorInches / 2, toInches: mirrorInches },
})

/** Lights at a mirror; one on a wall for the rain is a lantern. */
export const AT_MIRROR = {
  mountings: ['Wall'],
  ratings: ['Dry', 'Damp'],
  isOftenInBath: true,
} as const satisfies Partial<SpotRule>

export const isTooDeepAtMirror = ({ fixtureWidth }: SpotFixture): boolean =>
  fixtureWidth > DEEPEST_AT_MIRROR_INCHES

/** Whether a light is one of a pair rather than a bar. */
export const isForPair = ({ fixtureLength }: SpotFixture): boolean => fixtureLength <= LONGEST_OF_PAIR_INCHES

/** Rule L4, over a mirror. Fixtures on a wall are measured along it, whichever of their sides is the longer. */
export const MIRROR_RULE: SpotRule = {
  ...AT_MIRROR,
  isSuggestedBy: (fixture) =>
    fixture.mounting === 'Wall' && fixture.locationRating !== 'Wet' && !isForPair(fixture),
  sizeFit: (fixture, [mirrorInches = 0]) => {
    const verdict = sizeVerdict(fixture.fixtureLength, barOverMirror(mirrorInches))
    const isBeside = verdict === 'small' && isForPair(fixture)
    return one(isTooDeepAtMirror(fixture) || isBeside ? 'notForIt' : verdict)
  },
  rightSizes: (_, [mirrorInches = 0]) => barOverMirror(mirrorInches).right,
}
