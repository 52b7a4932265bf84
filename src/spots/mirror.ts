import { feetRoundedDown, inchesText } from '../catalogue/rules/measurement-text.ts'
import { one, type SizeGuide, type SpotFixture, type SpotKind, sizeVerdict } from './spot.ts'

/** From the top of a mirror to the bar above it, and from the floor to the centers of a pair beside it. */
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

export const isTooDeepAtMirror = ({ fixtureWidth }: SpotFixture): boolean =>
  fixtureWidth > DEEPEST_AT_MIRROR_INCHES

/** Whether a light is one of a pair rather than a bar. */
export const isForPair = ({ fixtureLength }: SpotFixture): boolean => fixtureLength <= LONGEST_OF_PAIR_INCHES

/** Why a wall light is in the way at any mirror; undefined if it isn't. */
export const inTheWay = (fixture: SpotFixture): string | undefined =>
  fixture.mounting === 'Wall' && isTooDeepAtMirror(fixture)
    ? `It sticks out ${inchesText(fixture.fixtureWidth)}, too far at a mirror.`
    : undefined

/** Rules shared by lights over and beside a mirror; one on a wall for the rain is a lantern. */
export const AT_MIRROR = {
  noun: 'mirror',
  fields: { labels: ['Width'], words: ['A mirror', 'in. wide'], limits: [12, 120] },
  mountings: ['Wall'],
  ratings: ['Dry', 'Damp'],
  isOftenInBath: true,
  // Fixtures on a wall are measured along it, whichever of their sides is the longer.
  judged: ({ fixtureLength }) => fixtureLength,
  judgedAs: 'wide',
  clearInches: feetRoundedDown,
  over: 'the floor',
} as const satisfies Partial<SpotKind>

/** Rule L4, over a mirror. */
export const mirror: SpotKind = {
  ...AT_MIRROR,
  label: 'Mirror',
  choice: 'Over a mirror',
  isSuggestedBy: (fixture) =>
    fixture.mounting === 'Wall' && fixture.locationRating !== 'Wet' && !isForPair(fixture),
  sizeFit: (fixture, [mirrorInches = 0]) => {
    const verdict = sizeVerdict(fixture.fixtureLength, barOverMirror(mirrorInches))
    const isBeside = verdict === 'small' && isForPair(fixture)
    return one(isTooDeepAtMirror(fixture) || isBeside ? 'notForIt' : verdict)
  },
  rightSizes: (_, [mirrorInches = 0]) => barOverMirror(mirrorInches).right,
  notForIt: (fixture) =>
    inTheWay(fixture) ??
    (fixture.mounting === 'Wall' ? 'It’s made for beside a mirror, as one of a pair.' : undefined),
  onWall: () => `Mount it ${MIRROR_HEIGHTS.barAbove} in. above the mirror.`,
}
