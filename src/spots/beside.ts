import { inchesText } from '../catalogue/rules/measurement-text.ts'
import {
  AT_MIRROR,
  inTheWay,
  isForPair,
  isTooDeepAtMirror,
  LONGEST_OF_PAIR_INCHES,
  MIRROR_HEIGHTS,
} from './mirror.ts'
import { one, type SizeRange, type SpotKind } from './spot.ts'

const { pairMiddle } = MIRROR_HEIGHTS

/** From the edge of a mirror to the light beside it. */
const BESIDE_MIRROR_INCHES = 2
/** How far apart the centers of a pair may be to light a face evenly. */
export const APART = { least: 28, most: 40 } as const

/** How far apart the centers of two lights of a length are beside a mirror, all in inches. */
const apartBeside = (mirrorInches: number, lightInches: number): number =>
  mirrorInches + lightInches + 2 * BESIDE_MIRROR_INCHES

/** Half of the mirror is too wide already. Beside a mirror under 16 in. no pair is far enough apart: the range ends before it begins. */
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
      ? `At ${inchesText(fixture.fixtureLength)} wide, it’s made for over a mirror. Beside one, the limit is ${LONGEST_OF_PAIR_INCHES} in.`
      : undefined),
  several: ({ verdict, apartInches = 0 }) => {
    const apart = `centers ${inchesText(apartInches)} apart, ${pairMiddle} in. above the floor.`
    return verdict === 'right'
      ? `A pair beside this mirror is right: ${apart}`
      : `A pair beside this mirror also works: ${apart} At ${APART.least} to ${APART.most} in. apart they light a face most evenly.`
  },
}
