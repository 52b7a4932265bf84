import { one, type SpotRule } from '../spot.ts'
import { AT_MIRROR, isForPair, isTooDeepAtMirror, LONGEST_OF_PAIR_INCHES } from './mirror.ts'

/** From the edge of a mirror to the light beside it. */
const BESIDE_MIRROR_INCHES = 2
/** How far apart the centers of a pair may be to light a face evenly. */
export const PAIR_APART_INCHES = { least: 28, most: 40 } as const

/** How far apart the centers of two lights of a length are beside a mirror, all in inches. */
const apartBeside = (mirrorInches: number, lightInches: number): number =>
  mirrorInches + lightInches + 2 * BESIDE_MIRROR_INCHES

/** Rule L4, beside a mirror: a pair. */
export const BESIDE_RULE: SpotRule = {
  ...AT_MIRROR,
  isSuggestedBy: (fixture) =>
    fixture.mounting === 'Wall' && fixture.locationRating !== 'Wet' && isForPair(fixture),
  sizeFit: (fixture, [mirrorInches = 0]) => {
    if (isTooDeepAtMirror(fixture) || !isForPair(fixture)) return one('notForIt')
    if (fixture.fixtureLength >= mirrorInches / 2) return { verdict: 'large', count: 2 }
    const apartInches = apartBeside(mirrorInches, fixture.fixtureLength)
    const isEven = apartInches >= PAIR_APART_INCHES.least && apartInches <= PAIR_APART_INCHES.most
    return { verdict: isEven ? 'right' : 'alsoWorks', count: 2, apartInches }
  },
  // Half of the mirror is too wide already. Beside one of under 16 in. no pair is far enough apart: its range ends before it begins.
  rightSizes: (_, [mirrorInches = 0]) => ({
    fromInches: Math.max(PAIR_APART_INCHES.least - apartBeside(mirrorInches, 0), 0),
    toInches: Math.min(
      PAIR_APART_INCHES.most - apartBeside(mirrorInches, 0),
      LONGEST_OF_PAIR_INCHES,
      Math.ceil(mirrorInches / 2) - 1,
    ),
  }),
}
