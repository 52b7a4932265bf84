import { inchesText, withArticle } from '../catalogue/rules/measurement-text.ts'
import { box, dimension, path, type Scene, type Shape } from '../drawing/scene.ts'
import {
  drawnLights,
  type LitSpot,
  light,
  oneLight,
  rangeText,
  type SizeGuide,
  type SizeRange,
  type SpotFixture,
  type SpotKind,
  sizeGuide,
  sizeVerdict,
} from './spot.ts'

/** From the top of a mirror to the bar above it, and from the floor to the centers of a pair beside it. */
const MIRROR_HEIGHTS = { barAbove: 3, pairMiddle: 62 } as const

/** A light that extends farther from the wall, such as a swing arm, is in the way at a mirror. */
const DEEPEST_AT_MIRROR_INCHES = 10
/** A longer light beside a mirror would be a bar: it goes over it. */
const LONGEST_OF_PAIR_INCHES = 12

const isTooDeepAtMirror = ({ fixtureWidth }: SpotFixture): boolean => fixtureWidth > DEEPEST_AT_MIRROR_INCHES

const isForPair = ({ fixtureLength }: SpotFixture): boolean => fixtureLength <= LONGEST_OF_PAIR_INCHES

const inTheWay = (fixture: SpotFixture): string | undefined =>
  isTooDeepAtMirror(fixture)
    ? `It sticks out ${inchesText(fixture.fixtureWidth)}, too far at a mirror.`
    : undefined

/** Usual heights of a mirror and the vanity below it, in inches above the floor. */
const MIRROR = { bottom: 40, top: 76 } as const
const VANITY = { top: 34, leastWidth: 24 } as const

/** A mirror over a vanity from the front, its middle at 0, with a bar above or a pair beside it. */
function drawMirror(lit: LitSpot): readonly [Scene] {
  const [mirrorInches = 0] = lit.spot.sizes
  const { count, apartInches = 0 } = lit.fit.size
  const { barAbove, pairMiddle } = MIRROR_HEIGHTS
  const isPair = count === 2
  const half = mirrorInches / 2
  const fromMiddle = apartInches / 2
  const lights = isPair
    ? drawnLights(lit, [-fromMiddle, fromMiddle], pairMiddle - lit.fixture.fixtureHeight / 2)
    : drawnLights(lit, [0], MIRROR.top + barAbove)
  const { widthInches, bottomInches, isWarning } = lights
  const halfLight = widthInches / 2
  const vanity = Math.max(half, VANITY.leastWidth / 2)
  const reach = Math.max(vanity, (isPair ? fromMiddle : 0) + halfLight)
  const top = -Math.max(bottomInches + lit.fixture.fixtureHeight, MIRROR.top)
  const apart = inchesText(apartInches)
  const mirrorText = inchesText(mirrorInches)
  const notes: Shape[] = isPair
    ? [
        dimension({ x: [-fromMiddle, fromMiddle], at: top, awayPx: -6, label: `${apart} apart` }),
        dimension({ y: [-pairMiddle, 0], at: -reach, awayPx: -9, label: inchesText(pairMiddle) }),
      ]
    : [
        dimension({
          x: [-halfLight, halfLight],
          at: top,
          awayPx: -6,
          label: inchesText(widthInches),
          isWarning,
        }),
      ]
  return [
    {
      title: isPair
        ? `Front view: a pair, centers ${apart} apart`
        : `Front view: ${withArticle(inchesText(widthInches))} light over ${withArticle(mirrorText)} mirror`,
      description: isPair
        ? `Beside ${withArticle(mirrorText)} mirror, centers ${inchesText(pairMiddle)} above the floor, with a person 5 ft 8 in. tall.`
        : `Its bottom is ${inchesText(barAbove)} above the mirror. A person 5 ft 8 in. tall stands beside it.`,
      caption: 'Front view.',
      left: -reach - 2,
      right: reach + 2,
      top,
      person: 'beside',
      marginsPx: { above: 22 },
      shapes: [
        path('glass', box(-half, -MIRROR.top, mirrorInches, MIRROR.top - MIRROR.bottom)),
        path(
          'walls',
          `M${-vanity}${-VANITY.top}H${vanity}v1.5H${-vanity}ZM${2 - vanity}${1.5 - VANITY.top}V0M${vanity - 2}${1.5 - VANITY.top}V0`,
        ),
        path('hub', `M-8${-VANITY.top}q1-4 4-4h8q3 0 4 4M0${-VANITY.top - 4}v-3h4`),
        { kind: 'level', y: 0 },
        ...lights.shapes,
      ],
      notes: [dimension({ x: [-half, half], at: -MIRROR.bottom - 8, label: mirrorText }), ...notes],
    },
  ]
}

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
  draw: drawMirror,
} as const satisfies Partial<SpotKind>

/** A bar over a mirror: from 3/4 of it to all of it. */
const barOverMirror = (mirrorInches: number): SizeGuide =>
  sizeGuide(mirrorInches / 2, (3 * mirrorInches) / 4, mirrorInches, mirrorInches)

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
    return oneLight(isTooDeepAtMirror(fixture) || isBeside ? 'notForIt' : verdict)
  },
  rightSizes: (_, [mirrorInches = 0]) => barOverMirror(mirrorInches).right,
  notForIt: (fixture) => inTheWay(fixture) ?? 'It’s made to go beside a mirror, as one of a pair.',
  onWall: () => `Mount it ${MIRROR_HEIGHTS.barAbove} in. above the mirror.`,
  advice: ({ sizes: [mirrorInches = 0] }) =>
    `Look for a ${rangeText(barOverMirror(mirrorInches).right)} bar, ${MIRROR_HEIGHTS.barAbove} in. above the mirror.`,
  guide: {
    size: 'A bar 3/4 to the full width of the mirror',
    height: `${MIRROR_HEIGHTS.barAbove} in. above the mirror`,
  },
  usual: [{ sizes: [36] }, { sizes: [24] }, { sizes: [30] }, { sizes: [48] }, { sizes: [60] }],
  commonLight: ({ sizes: [mirrorInches = 0] }) =>
    light('Wall', 'Damp', Math.round(mirrorInches * 0.85), 6, 6),
}

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
  isSuggestedBy: (fixture) =>
    fixture.mounting === 'Wall' && fixture.locationRating !== 'Wet' && isForPair(fixture),
  sizeFit: (fixture, [mirrorInches = 0]) => {
    if (isTooDeepAtMirror(fixture) || !isForPair(fixture)) return oneLight('notForIt')
    if (fixture.fixtureLength >= mirrorInches / 2) return { verdict: 'large', count: 2 }
    const apartInches = apartBeside(mirrorInches, fixture.fixtureLength)
    const isEven = apartInches >= APART.least && apartInches <= APART.most
    return { verdict: isEven ? 'right' : 'alsoWorks', count: 2, apartInches }
  },
  rightSizes: (_, [mirrorInches = 0]) => rightBeside(mirrorInches),
  notForIt: (fixture) =>
    inTheWay(fixture) ??
    `At ${inchesText(fixture.fixtureLength)} wide, it’s made to go over a mirror. Beside one, the limit is ${LONGEST_OF_PAIR_INCHES} in.`,
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
