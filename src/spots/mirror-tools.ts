import { inchesText, withArticle } from '../catalogue/rules/measurement-text.ts'
import { box, dimension, path, type Scene, type Shape } from '../drawing/scene.ts'
import { APART, barOverMirror, LONGEST_OF_PAIR_INCHES, MIRROR_HEIGHTS, rightBeside } from './mirrors.ts'
import { rangeText } from './spot.ts'
import { drawnLights, type LitSpot, light, type SpotTool } from './tool.ts'

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

export const mirrorTool: SpotTool = {
  advice: ({ sizes: [mirrorInches = 0] }) =>
    `Look for a ${rangeText(barOverMirror(mirrorInches).right)} bar, ${MIRROR_HEIGHTS.barAbove} in. above the mirror.`,
  guide: {
    size: 'A bar 3/4 to the full width of the mirror',
    height: `${MIRROR_HEIGHTS.barAbove} in. above the mirror`,
  },
  usual: [{ sizes: [36] }, { sizes: [24] }, { sizes: [30] }, { sizes: [48] }, { sizes: [60] }],
  commonLight: ({ sizes: [mirrorInches = 0] }) =>
    light('Wall', 'Damp', Math.round(mirrorInches * 0.85), 6, 6),
  draw: drawMirror,
}

const SCONCE = light('Wall', 'Damp', 5, 14)

export const besideTool: SpotTool = {
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
  draw: drawMirror,
}
