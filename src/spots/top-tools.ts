import { sidesAsSeen, widthInches } from '../catalogue/rules/fixture-dimensions.ts'
import { capitalized, inchesText, sentence, withArticle } from '../catalogue/rules/measurement-text.ts'
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
  depthInches,
  isLinear,
  middleOf,
  rangeText,
  type SpotMeasures,
  USUAL_CEILING_INCHES,
} from './spot.ts'
import { drawnLights, type LitSpot, light, rangeOf, rowMiddles, type SpotTool } from './tool.ts'
import {
  COUNTER,
  compactOverTable,
  edgesOver,
  isRowTooClose,
  linearAlong,
  MIN_GAP_INCHES,
  MIN_WIDTH_INCHES,
  ROW_STEP_INCHES,
  rightOver,
  rowOver,
  TABLE_TOP,
  type Top,
  tooMany,
  usualInstead,
  widestOver,
} from './tops.ts'

interface Furniture {
  shapes: readonly Shape[]
  endInches: number
  /** The widest light that still works and isn't linear, in inches. */
  widestCompact: number
}

/** Excess width of a fixture over the widest that still works over a top, in inches; 0 if it is not wider. */
function overhangOf({ fixture, spot: { sizes } }: LitSpot, top: Top, widestCompact: number): number {
  if (!isLinear(fixture)) return Math.max(widthInches(fixture) - widestCompact, 0)
  const { toInches } = linearAlong(sizes).alsoWorks
  return Math.max(widthInches(fixture) - toInches, depthInches(fixture) - widestOver(top, sizes), 0)
}

function frontOf(top: Top, lit: LitSpot, { shapes, endInches: end, widestCompact }: Furniture): Scene {
  const { ceilingInches = USUAL_CEILING_INCHES, sizes } = lit.spot
  const isKnown = lit.spot.ceilingInches !== undefined
  const { longer } = sidesOf(sizes)
  const { leastInches, mostInches, aimInches } = edgesOver(top, ceilingInches)
  const topInches = top.heightInches
  const middles = rowMiddles(longer, lit.fit.size.count)
  const lights = drawnLights(lit, middles, aimInches, ceilingInches)
  const { edgeInches } = lights
  const half = lights.widthInches / 2
  const [first = 0, second] = middles
  const above = edgeInches - topInches
  const width = inchesText(lights.widthInches)
  const overhangInches = overhangOf(lit, top, widestCompact)
  const isWide = overhangInches > 0
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
        // Between two lights in a row, else at the only light.
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

/** Four or more lights in a row are too close for units after the numbers. */
const MAX_WITH_UNITS = 3

function planOf({ spot: { sizes }, fixture, fit, drawing }: LitSpot): Scene {
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

/** A chair from the side, its back at the left of 0, its seat under the table. */
const chairAt = (x: number, facing: 1 | -1): string =>
  `M${x - 3 * facing}-38q${-1.5 * facing} 10 0 20h${16 * facing}v18m${-16 * facing}-18l${-1.5 * facing} 18`

function drawTable(lit: LitSpot): readonly [Scene, Scene] {
  const { longer } = sidesOf(lit.spot.sizes)
  const front = frontOf(TABLE_TOP, lit, {
    shapes: [
      path('hub', chairAt(-6, 1) + chairAt(longer + 6, -1)),
      path('walls', `M0-30H${longer}v1.5H0ZM7-28.5V0M${longer - 7}-28.5V0`),
    ],
    endInches: 13,
    widestCompact: compactOverTable(lit.spot.sizes).alsoWorks.toInches,
  })
  return [front, planOf(lit)]
}

function drawIsland(lit: LitSpot): readonly [Scene, Scene] {
  const { longer } = sidesOf(lit.spot.sizes)
  const front = frontOf(COUNTER, lit, {
    shapes: [path('walls', `M0-36H${longer}v1.5H0ZM3-34.5V-4h2V0H${longer - 5}V-4h2V-34.5`)],
    endInches: 2,
    widestCompact: widestOver(COUNTER, lit.spot.sizes),
  })
  return [front, planOf(lit)]
}

const under9 = (...sizes: number[]): SpotMeasures => ({ sizes, ceilingInches: 108 })

function heightAdvice(top: Top, ceilingInches?: number): string {
  const { leastInches, mostInches } = edgesOver(top, ceilingInches ?? USUAL_CEILING_INCHES)
  const above = rangeOf(leastInches - top.heightInches, mostInches - top.heightInches)
  const below =
    ceilingInches === undefined
      ? ''
      : `, ${rangeOf(ceilingInches - mostInches, ceilingInches - leastInches)} below the ceiling`
  return `Hang the bottom ${above} above the ${top.noun}${below}.`
}

/** The widest that even the narrowest counter takes. */
const PENDANT_INCHES = 12

function sizeAdvice(sizes: readonly number[], row?: number): string {
  const { longer } = sidesOf(sizes)
  const usual = rowOver(longer, 0)
  const count = row ?? usual
  if (isRowTooClose(sizes, count)) return tooMany(count, usual)
  const each = `up to ${Math.floor(rightOver(sizes, count))} in. wide`
  const orLong = `or ${count === 1 ? 'a long one' : 'one long light'} ${rangeText(linearAlong(sizes).right)}`
  if (count === 1) return `Look for one light ${each}, ${orLong}`
  const rowOf = `Look for a row of ${count}, each ${each}, with centers ${inchesText(longer / count)} apart`
  return count === usual ? `${rowOf}, ${orLong}` : `${sentence(rowOf)} ${usualInstead(usual)}`
}

export const tableTool: SpotTool = {
  advice: ({ sizes, ceilingInches }) => {
    const compact = rangeText(compactOverTable(sizes).right)
    // Over a round table a long light would reach past two sides and light neither of the others.
    const long = sizes.length === 1 ? '.' : `, or a long one ${rangeText(linearAlong(sizes).right)}`
    return `Look for a light ${compact} wide${long} ${heightAdvice(TABLE_TOP, ceilingInches)}`
  },
  guide: {
    size: `1/2 to 2/3 of the table’s width, and at least ${TABLE_TOP.freeInches} in. narrower. A long light is 1/2 to 2/3 of the table’s length`,
    height: '30 to 36 in. above the top, 3 in. more for each foot of ceiling over 8 ft',
  },
  usual: [under9(72, 40), under9(60, 36), under9(96, 44), under9(120, 54), under9(48, 30), under9(36, 24)],
  commonLight: ({ sizes }) => {
    const width = middleOf(compactOverTable(sizes).right)
    return light('Hanging', 'Dry', width, Math.round(width * 0.55))
  },
  draw: drawTable,
}

export const islandTool: SpotTool = {
  advice: ({ sizes, ceilingInches, row }) =>
    `${sizeAdvice(sizes, row)} ${heightAdvice(COUNTER, ceilingInches)}`,
  guide: {
    size: `One light for every ${ROW_STEP_INCHES} in. of counter with ${MIN_GAP_INCHES} in. between them, or a long light 1/2 to 2/3 of the counter’s length. Each at least ${COUNTER.freeInches} in. narrower than the counter`,
    height: '30 to 36 in. above the counter',
  },
  usual: [under9(84, 40), under9(60, 36), under9(96, 42), under9(120, 48)],
  commonLight: ({ sizes, row }) => {
    const inches = Math.max(Math.min(PENDANT_INCHES, Math.floor(rightOver(sizes, row))), MIN_WIDTH_INCHES)
    return light('Hanging', 'Dry', inches, inches)
  },
  draw: drawIsland,
}
