import { sidesAsSeen, widthInches } from '../catalogue/rules/fixture-dimensions.ts'
import { capitalized, inchesText, withArticle } from '../catalogue/rules/measurement-text.ts'
import { formatFeet, formatInches } from '../catalogue/rules/numbers.ts'
import { sidesOf } from '../catalogue/rules/room/span-fit.ts'
import {
  box,
  chain,
  circle,
  DIMENSION_PX,
  dimension,
  path,
  type Scene,
  type Shape,
} from '../drawing/scene.ts'
import {
  aboveUsual,
  depthInches,
  drawnLights,
  type HeightRange,
  isLinear,
  type LitSpot,
  oneLight,
  rowMiddles,
  type SizeFit,
  type SizeGuide,
  type SpotFixture,
  type SpotKind,
  type SpotMeasures,
  sizeGuide,
  sizeVerdict,
  USUAL_CEILING_INCHES,
} from './spot.ts'

export interface Top {
  noun: string
  heightInches: number
  /** Clearance along its shorter side, where people sit, or at a counter where they stand. */
  freeInches: number
  /** Extra height per foot of ceiling above 8. */
  higherForEachFoot: number
}

const ABOVE_TOP = { leastInches: 30, mostInches: 36 } as const

/** Target height for the bottom of a light over a top, by ceiling (rule L7). */
function bottomsOver({ heightInches, higherForEachFoot }: Top, ceilingInches: number): HeightRange {
  const from = heightInches + (higherForEachFoot * aboveUsual(ceilingInches)) / 12
  const leastInches = from + ABOVE_TOP.leastInches
  const mostInches = from + ABOVE_TOP.mostInches
  return { leastInches, mostInches, aimInches: (leastInches + mostInches) / 2 }
}

export const widestOver = ({ freeInches }: Top, sizes: readonly number[]): number =>
  sidesOf(sizes).shorter - freeInches

/** 1/2 to 2/3 of the longer side. */
export function linearAlong(sizes: readonly number[]): SizeGuide {
  const { longer } = sidesOf(sizes)
  return sizeGuide(longer / 2 - 6, longer / 2, (2 * longer) / 3, (3 * longer) / 4)
}

export function linearOver(top: Top, fixture: SpotFixture, sizes: readonly number[]): SizeFit {
  if (depthInches(fixture) > widestOver(top, sizes)) return oneLight('large')
  return oneLight(sizeVerdict(widthInches(fixture), linearAlong(sizes)))
}

export const overTop = (top: Top) =>
  ({
    mountings: ['Hanging'],
    bottomHeights: (ceilingInches) => bottomsOver(top, ceilingInches),
    judged: widthInches,
    judgedAs: 'wide',
    isTooDeep: (fixture, sizes) => isLinear(fixture) && depthInches(fixture) > widestOver(top, sizes),
    top,
  }) as const satisfies Partial<SpotKind>

/** @param end distance in inches that its furniture reaches past the top at each end */
export function frontOf(top: Top, lit: LitSpot, furniture: readonly Shape[], end: number): Scene {
  const { ceilingInches = USUAL_CEILING_INCHES, sizes } = lit.spot
  const isKnown = lit.spot.ceilingInches !== undefined
  const { longer } = sidesOf(sizes)
  const { leastInches, mostInches, aimInches } = bottomsOver(top, ceilingInches)
  const topInches = top.heightInches
  const middles = rowMiddles(longer, lit.fit.size.count)
  const lights = drawnLights(lit, middles, aimInches, ceilingInches)
  const { bottomInches } = lights
  const half = lights.widthInches / 2
  const [first = 0, second] = middles
  const above = bottomInches - topInches
  const width = inchesText(lights.widthInches)
  return {
    title: `Front view: the bottom of the light ${inchesText(Math.abs(above))} ${above < 0 ? 'below' : 'above'} the ${top.noun}`,
    description: `${middles.length === 1 ? capitalized(`${withArticle(width)} light`) : `${middles.length} lights, ${width} wide,`} over ${withArticle(inchesText(longer))} top, with a person 5 ft 8 in. tall. The bottom belongs ${formatInches(leastInches - topInches)} to ${inchesText(mostInches - topInches)} above the top.`,
    caption: `Front view${isKnown ? '' : ` with ${withArticle(formatFeet(ceilingInches))} ceiling`}. The bottom of the light belongs in the shaded area, ${mostInches - leastInches} in. tall.`,
    left: -end,
    right: longer + end,
    top: -ceilingInches,
    person: 'beside',
    shapes: [
      path('band', box(0, -mostInches, longer, mostInches - leastInches)),
      ...lights.shapes,
      ...furniture,
      { kind: 'level', y: 0 },
      { kind: 'level', y: -ceilingInches },
    ],
    notes: [
      ...(isKnown
        ? [dimension({ y: [-ceilingInches, 0], at: -end, awayPx: -9, label: formatFeet(ceilingInches) })]
        : []),
      dimension({
        y: [-bottomInches, -topInches],
        // Between two lights in a row, else at the only light.
        at: second === undefined ? Math.min(first + half + longer / 16, longer) : (first + second) / 2,
        side: 'after',
        label: inchesText(Math.abs(above)),
      }),
      dimension({
        x: [first - half, first + half],
        at: -bottomInches,
        awayPx: 7,
        side: 'after',
        label: width,
        isWarning: lit.fit.size.verdict === 'large',
      }),
    ],
  }
}

/** Four or more lights in a row are too close for units after the numbers. */
const MAX_WITH_UNITS = 3

export function planOf({ spot: { sizes }, fixture, fit, drawing }: LitSpot): Scene {
  const { longer, shorter } = sidesOf(sizes)
  const isRound = sizes.length === 1
  const middles = rowMiddles(longer, fit.size.count)
  const [first = 0, second] = middles
  const isRow = second !== undefined
  const { away, margin } = DIMENSION_PX
  return {
    title: `From above: ${withArticle(isRound ? `${inchesText(longer)} round` : `${formatInches(longer)} × ${inchesText(shorter)}`)} top`,
    description: isRow
      ? `${middles.length} lights in a row, centers ${inchesText(second - first)} apart, the first ${inchesText(first)} from the end.`
      : `${capitalized(withArticle(inchesText(sidesAsSeen(fixture).widthInches)))} light in the middle.`,
    caption: 'From above.',
    left: 0,
    right: longer,
    top: 0,
    bottom: shorter,
    marginsPx: { above: margin, ...(isRow && { below: margin }) },
    shapes: [
      path('walls', isRound ? circle(longer / 2, longer / 2, longer / 2) : box(0, 0, longer, shorter)),
      ...middles.map(
        (x): Shape => ({
          kind: 'fixture',
          seen: 'above',
          fixture,
          drawing,
          x,
          y: shorter / 2,
          isWarning: fit.suits === 'no',
        }),
      ),
    ],
    notes: [
      dimension({ x: [0, longer], at: 0, awayPx: -away, label: inchesText(longer) }),
      ...(isRound ? [] : [dimension({ y: [0, shorter], at: 0, awayPx: -away, label: inchesText(shorter) })]),
      ...(isRow
        ? chain(middles, longer, shorter, middles.length > MAX_WITH_UNITS ? formatInches : inchesText)
        : []),
    ],
  }
}

export const under9 = (...sizes: number[]): SpotMeasures => ({ sizes, ceilingInches: 108 })

const rangeOf = (from: number, to: number): string => `${formatInches(from)} to ${formatInches(to)} in.`

export function heightAdvice(top: Top, ceilingInches?: number): string {
  const { leastInches, mostInches } = bottomsOver(top, ceilingInches ?? USUAL_CEILING_INCHES)
  const above = rangeOf(leastInches - top.heightInches, mostInches - top.heightInches)
  const below =
    ceilingInches === undefined
      ? ''
      : `, ${rangeOf(ceilingInches - mostInches, ceilingInches - leastInches)} below the ceiling`
  return `Hang the bottom ${above} above the ${top.noun}${below}.`
}
