import { inchesText } from '../catalogue/rules/measurement-text.ts'
import {
  AT_MIRROR,
  inTheWay,
  isForPair,
  isTooDeepAtMirror,
  LONGEST_OF_PAIR_INCHES,
  MIRROR_HEIGHTS,
} from './at-mirror.ts'
import { light, one, rangeText, type SizeRange, type SpotKind } from './spot.ts'

const BESIDE_MIRROR_INCHES = 2
/** Distances between a pair's centers that light a face evenly. */
const APART = { least: 28, most: 40 } as const

const apartBeside = (mirrorInches: number, lightInches: number): number =>
  mirrorInches + lightInches + 2 * BESIDE_MIRROR_INCHES

/** Half of the mirror is too wide already. Beside a mirror under 16 in. no pair is wide enough: the range ends before it begins. */
const rightBeside = (mirrorInches: number): SizeRange => ({
  fromInches: Math.max(APART.least - apartBeside(mirrorInches, 0), 0),
  toInches: Math.min(
    APART.most - apartBeside(mirrorInches, 0),
    LONGEST_OF_PAIR_INCHES,
    Math.ceil(mirrorInches / 2) - 1,
  ),
})

const SCONCE = light('Wall', 'Damp', 5, 14)

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
  advice: ({ sizes: [mirrorInches = 0] }) => {
    const right = rightBeside(mirrorInches)
    if (right.toInches < SCONCE.fixtureLength)
      return `Beside a mirror this wide, two lights are more than ${APART.most} in. apart. Narrow ones also work, but a bar over the mirror lights a face more evenly.`
    return right.fromInches > right.toInches
      ? `Beside a mirror this narrow, two lights are less than ${APART.least} in. apart. Lights up to ${right.toInches} in. wide also work, but a bar over the mirror lights a face more evenly.`
      : `Look for two lights, each ${rangeText(right)} wide, centered ${MIRROR_HEIGHTS.pairMiddle} in. above the floor.`
  },
  guide: {
    size: `A pair with centers ${APART.least} to ${APART.most} in. apart, each up to ${LONGEST_OF_PAIR_INCHES} in. wide`,
    height: `Centered ${MIRROR_HEIGHTS.pairMiddle} in. above the floor`,
  },
  usual: [{ sizes: [28] }, { sizes: [24] }],
  commonLight: () => SCONCE,
}
