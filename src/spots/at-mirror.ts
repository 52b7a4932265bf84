import { inchesText, withArticle } from '../catalogue/rules/measurement-text.ts'
import { box, dimension, path, type Scene, type Shape } from '../drawing/scene.ts'
import { drawnLights, type LitSpot, type SpotFixture, type SpotKind } from './spot.ts'

/** From the top of a mirror to the bar above it, and from the floor to the centers of a pair beside it. */
export const MIRROR_HEIGHTS = { barAbove: 3, pairMiddle: 62 } as const

/** A light that extends farther from the wall, such as a swing arm, is in the way at a mirror. */
const DEEPEST_AT_MIRROR_INCHES = 10
/** A longer light beside a mirror would be a bar: it goes over it. */
export const LONGEST_OF_PAIR_INCHES = 12

export const isTooDeepAtMirror = ({ fixtureWidth }: SpotFixture): boolean =>
  fixtureWidth > DEEPEST_AT_MIRROR_INCHES

export const isForPair = ({ fixtureLength }: SpotFixture): boolean => fixtureLength <= LONGEST_OF_PAIR_INCHES

export const inTheWay = (fixture: SpotFixture): string | undefined =>
  fixture.mounting === 'Wall' && isTooDeepAtMirror(fixture)
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
  const { widthInches, edgeInches, isWarning } = lights
  const halfLight = widthInches / 2
  const vanity = Math.max(half, VANITY.leastWidth / 2)
  const reach = Math.max(vanity, (isPair ? fromMiddle : 0) + halfLight)
  const top = -Math.max(edgeInches + lit.fixture.fixtureHeight, MIRROR.top)
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
export const AT_MIRROR = {
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
