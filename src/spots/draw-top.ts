import { capitalized, inchesText, withArticle } from '../catalogue/rules/measurement-text.ts'
import { formatFeet, formatInches } from '../catalogue/rules/numbers.ts'
import { fixtureOutline } from '../catalogue/views/fixture-outline.ts'
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
import { COUNTER, overhangOfCounter } from './island.ts'
import { drawnLights, rowMiddles } from './lights.ts'
import { edgesOver, sidesOfTop, type Top } from './over-top.ts'
import { type LitSpot, USUAL_CEILING_INCHES } from './spot.ts'
import { overhangOfTable, TABLE_TOP } from './table.ts'

interface Furniture {
  /** The top and what stands at it, its left end at 0. */
  shapes: readonly Shape[]
  /** How far the furniture reaches beyond its ends. */
  endInches: number
  /** How many inches the lights are too wide. */
  overhangInches: number
}

/** A top from the front: the lights over it and the band of right heights. */
function frontOf(top: Top, lit: LitSpot, { shapes, endInches: end, overhangInches }: Furniture): Scene {
  const { ceilingInches = USUAL_CEILING_INCHES, sizes } = lit.spot
  const isKnown = lit.spot.ceilingInches !== undefined
  const { longer } = sidesOfTop(sizes)
  const { leastInches, mostInches, aimInches } = edgesOver(top, ceilingInches)
  const topInches = top.heightInches
  const middles = rowMiddles(longer, lit.fit.size.count)
  const lights = drawnLights(lit, middles, aimInches, ceilingInches)
  const { edgeInches, outline } = lights
  const half = outline.widthInches / 2
  const [first = 0, second] = middles
  const above = edgeInches - topInches
  const width = inchesText(outline.widthInches)
  const isWide = overhangInches > 0
  return {
    title: `Front view: the bottom of the light ${inchesText(Math.abs(above))} ${above < 0 ? 'below' : 'above'} the ${top.noun}`,
    description: `${middles.length === 1 ? capitalized(`${withArticle(width)} light`) : `${middles.length} lights, ${width} wide,`} over ${withArticle(inchesText(longer))} top, with a person 5 ft 8 in. tall. The bottom belongs ${formatInches(leastInches - topInches)} to ${inchesText(mostInches - topInches)} above the top.`,
    caption: `Front view${isKnown ? '' : ` with ${withArticle(formatFeet(ceilingInches))} ceiling`}. The bottom of the light belongs in the ${mostInches - leastInches} in. band.`,
    left: -end,
    right: longer + end,
    top: -ceilingInches,
    person: 'beside',
    shapes: [
      path('band', box(0, -mostInches, longer, mostInches - leastInches)),
      ...lights.shapes,
      ...shapes,
      { kind: 'level', y: 0 },
      { kind: 'level', y: -ceilingInches },
    ],
    notes: [
      ...(isKnown
        ? [dimension({ y: [-ceilingInches, 0], at: -end, awayPx: -9, label: formatFeet(ceilingInches) })]
        : []),
      dimension({
        y: [-edgeInches, -topInches],
        // Between two lights of a row, else beside the only one.
        at: second === undefined ? Math.min(first + half + longer / 16, longer) : (first + second) / 2,
        side: 'after',
        label: inchesText(Math.abs(above)),
      }),
      dimension({
        x: [first - half, first + half],
        at: -edgeInches,
        awayPx: 7,
        side: 'after',
        label: isWide ? `${inchesText(overhangInches)} too wide` : width,
        isWarning: isWide,
      }),
    ],
  }
}

/** Four and more lights in a row are too near each other for the unit beside each number. */
const MAX_WITH_UNITS = 3

/** A top from above: its sides, the lights over it, and the centers of a row. */
function planOf({ spot: { sizes }, fixture, fit, drawing }: LitSpot): Scene {
  const { longer, shorter } = sidesOfTop(sizes)
  const isRound = sizes.length === 1
  const outline = fixtureOutline(fixture)
  const middles = rowMiddles(longer, fit.size.count)
  const [first = 0, second] = middles
  const isRow = second !== undefined
  const { away, margin } = DIMENSION_PX
  return {
    title: `From above: ${withArticle(isRound ? `${inchesText(longer)} round` : `${formatInches(longer)} × ${inchesText(shorter)}`)} top`,
    description: isRow
      ? `${middles.length} lights in a row, centers ${inchesText(second - first)} apart, the first ${inchesText(first)} from the end.`
      : `${capitalized(withArticle(inchesText(outline.widthInches)))} light in the middle.`,
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
          ...outline,
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

/** A chair from the side, its back at the left of 0, its seat under the table. */
const chairAt = (x: number, facing: 1 | -1): string =>
  `M${x - 3 * facing}-38q${-1.5 * facing} 10 0 20h${16 * facing}v18m${-16 * facing}-18l${-1.5 * facing} 18`

/** A table with chairs at its ends. */
export function drawTable(lit: LitSpot): readonly [Scene, Scene] {
  const { longer } = sidesOfTop(lit.spot.sizes)
  const front = frontOf(TABLE_TOP, lit, {
    shapes: [
      path('hub', chairAt(-6, 1) + chairAt(longer + 6, -1)),
      path('walls', `M0-30H${longer}v1.5H0ZM7-28.5V0M${longer - 7}-28.5V0`),
    ],
    endInches: 13,
    overhangInches: overhangOfTable(lit.fixture, lit.spot.sizes),
  })
  return [front, planOf(lit)]
}

/** The counter of an island. */
export function drawIsland(lit: LitSpot): readonly [Scene, Scene] {
  const { longer } = sidesOfTop(lit.spot.sizes)
  const front = frontOf(COUNTER, lit, {
    shapes: [path('walls', `M0-36H${longer}v1.5H0ZM3-34.5V-4h2V0H${longer - 5}V-4h2V-34.5`)],
    endInches: 2,
    overhangInches: overhangOfCounter(lit.fixture, lit.spot.sizes),
  })
  return [front, planOf(lit)]
}
