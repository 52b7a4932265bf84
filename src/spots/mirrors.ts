import { inchesText } from '../catalogue/rules/measurement-text.ts'
import {
  one,
  type SizeGuide,
  type SizeRange,
  type SpotFixture,
  type SpotKind,
  sizeGuide,
  sizeVerdict,
} from './spot.ts'

/** From the top of a mirror to the bar above it, and from the floor to the centers of a pair beside it. */
export const MIRROR_HEIGHTS = { barAbove: 3, pairMiddle: 62 } as const

/** A light that extends farther from the wall, such as a swing arm, is in the way at a mirror. */
const DEEPEST_AT_MIRROR_INCHES = 10
/** A longer light beside a mirror would be a bar: it goes over it. */
export const LONGEST_OF_PAIR_INCHES = 12

/** A bar over a mirror: from 3/4 of it to all of it. */
export const barOverMirror = (mirrorInches: number): SizeGuide =>
  sizeGuide(mirrorInches / 2, (3 * mirrorInches) / 4, mirrorInches, mirrorInches)

const isTooDeepAtMirror = ({ fixtureWidth }: SpotFixture): boolean => fixtureWidth > DEEPEST_AT_MIRROR_INCHES

const isForPair = ({ fixtureLength }: SpotFixture): boolean => fixtureLength <= LONGEST_OF_PAIR_INCHES

const inTheWay = (fixture: SpotFixture): string | undefined =>
  fixture.mounting === 'Wall' && isTooDeepAtMirror(fixture)
    ? `It sticks out ${inchesText(fixture.fixtureWidth)}, too far at a mirror.`
    : undefined

/** Rules shared by lights over and beside a mirror; one on a wall for the rain is a lantern. */
const AT_MIRROR = {
  noun: 'mirror',
  fields: { labels: ['Width'], after: 'in. wide mirror', limits: [12, 120] },
  mountings: ['Wall'],
  ratings: ['Dry', 'Damp'],
  isOftenInBath: true,
  // Fixtures on a wall are measured along it, whichever of their sides is the longer.
  judged: ({ fixtureLength }) => fixtureLength,
  judgedAs: 'wide',
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
    (fixture.mounting === 'Wall' ? 'It’s made to go beside a mirror, as one of a pair.' : undefined),
  onWall: () => `Mount it ${MIRROR_HEIGHTS.barAbove} in. above the mirror.`,
}

const BESIDE_MIRROR_INCHES = 2
/** Distances between a pair's centers that light a face evenly. */
export const APART = { least: 28, most: 40 } as const

const apartBeside = (mirrorInches: number, lightInches: number): number =>
  mirrorInches + lightInches + 2 * BESIDE_MIRROR_INCHES

/** Half of the mirror is too wide already. Beside a mirror under 16 in. no pair is wide enough: the range ends before it begins. */
export const rightBeside = (mirrorInches: number): SizeRange => ({
  fromInches: Math.max(APART.least - apartBeside(mirrorInches, 0), 0),
  toInches: Math.min(
    APART.most - apartBeside(mirrorInches, 0),
    LONGEST_OF_PAIR_INCHES,
    Math.ceil(mirrorInches / 2) - 1,
  ),
})

/** Rule L4, beside a mirror: a pair. */
export const beside: SpotKind = {
  ...AT_MIRROR,
  label: 'Beside a mirror',
  choice: 'Beside a mirror',
  measuredAs: 'mirror',
  isSuggestedBy: (fixture) =>
    fixture.mounting === 'Wall' && fixture.locationRating !== 'Wet' && isForPair(fixture),
  sizeFit: (fixture, [mirrorInches = 0]) => {
    if (isTooDeepAtMirror(fixture) || !isForPair(fixture)) return one('notForIt')
    if (fixture.fixtureLength >= mirrorInches / 2) return { verdict: 'large', count: 2 }
    const apartInches = apartBeside(mirrorInches, fixture.fixtureLength)
    const isEven = apartInches >= APART.least && apartInches <= APART.most
    return { verdict: isEven ? 'right' : 'alsoWorks', count: 2, apartInches }
  },
  rightSizes: (_, [mirrorInches = 0]) => rightBeside(mirrorInches),
  notForIt: (fixture) =>
    inTheWay(fixture) ??
    (fixture.mounting === 'Wall'
      ? `At ${inchesText(fixture.fixtureLength)} wide, it’s made to go over a mirror. Beside one, the limit is ${LONGEST_OF_PAIR_INCHES} in.`
      : undefined),
  several: ({ verdict, apartInches = 0 }) => {
    const apart = `centers ${inchesText(apartInches)} apart, ${MIRROR_HEIGHTS.pairMiddle} in. above the floor.`
    return verdict === 'right'
      ? `A pair beside this mirror is right: ${apart}`
      : `A pair beside this mirror works: ${apart} At ${APART.least} to ${APART.most} in. apart they light a face most evenly.`
  },
}
