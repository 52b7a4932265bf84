import { widthInches } from '../catalogue/rules/fixture-dimensions.ts'
import { inchesText, sentence } from '../catalogue/rules/measurement-text.ts'
import { sidesOf } from '../catalogue/rules/room/span-fit.ts'
import { path, type Scene } from '../drawing/scene.ts'
import {
  frontOf,
  heightAdvice,
  linearAlong,
  linearOver,
  overTop,
  planOf,
  type Top,
  under9,
  widestOver,
} from './over-top.ts'
import {
  isLinear,
  type LitSpot,
  light,
  rangeText,
  type SizeFit,
  type SpotFixture,
  type SpotKind,
} from './spot.ts'

const COUNTER: Top = { noun: 'counter', heightInches: 36, freeInches: 10, higherForEachFoot: 0 }

/** A light for each 30 in. of a counter, six at most. */
const ROW_STEP_INCHES = 30
const MAX_IN_ROW = 6
/** Free between two lights of a row. */
const MIN_GAP_INCHES = 12
/** A wider compact light is made for a table. */
const WIDEST_OF_RIGHT_INCHES = 24
/** Over a longer counter a single compact light is not the usual choice. */
const COUNTER_FOR_ONE_INCHES = 45
/** A narrower light is hardly sold. */
const MIN_WIDTH_INCHES = 4

/** Number of lights in a row over a counter, by both widths in inches. */
function rowOver(counterInches: number, lightInches: number): number {
  let count = Math.min(Math.max(Math.floor(counterInches / ROW_STEP_INCHES + 0.5), 1), MAX_IN_ROW)
  while (count > 1 && counterInches / count - lightInches < MIN_GAP_INCHES) count -= 1
  return count
}

function widestInRow(sizes: readonly number[], row: number): number {
  const { longer } = sidesOf(sizes)
  return row > 1 ? longer / row - MIN_GAP_INCHES : Number.POSITIVE_INFINITY
}

/** In a requested row, else in one of two if a single light is not the usual choice. */
function rightOver(sizes: readonly number[], row?: number): number {
  const usual = sidesOf(sizes).longer > COUNTER_FOR_ONE_INCHES ? 2 : 1
  return Math.min(widestOver(COUNTER, sizes), WIDEST_OF_RIGHT_INCHES, widestInRow(sizes, row ?? usual))
}

const isRowTooClose = (sizes: readonly number[], row: number): boolean =>
  widestInRow(sizes, row) < MIN_WIDTH_INCHES

function compactOver(fixture: SpotFixture, sizes: readonly number[], requested?: number): SizeFit {
  const { longer } = sidesOf(sizes)
  const inches = widthInches(fixture)
  const usualCount = rowOver(longer, inches)
  const count = requested ?? usualCount
  if (requested !== undefined && isRowTooClose(sizes, requested))
    return { verdict: 'notForIt', count, usualCount }
  const row = {
    count,
    ...(count > 1 && { apartInches: longer / count }),
    ...(count !== usualCount && { usualCount }),
  }
  if (inches > Math.min(widestOver(COUNTER, sizes), widestInRow(sizes, count)))
    return { verdict: 'large', ...row }
  const isUsual = count === usualCount && (count > 1 || longer <= COUNTER_FOR_ONE_INCHES)
  return { verdict: isUsual && inches <= WIDEST_OF_RIGHT_INCHES ? 'right' : 'alsoWorks', ...row }
}

const tooMany = (row: number, usual: number): string =>
  `${row} lights are too many for this island. ${usual} ${usual === 1 ? 'is' : 'are'} right.`
const usualInstead = (usual: number): string =>
  `${usual === 1 ? 'One is' : `A row of ${usual} is`} more usual here.`

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

function drawIsland(lit: LitSpot): readonly [Scene, Scene] {
  const { longer } = sidesOf(lit.spot.sizes)
  const counter = path('walls', `M0-36H${longer}v1.5H0ZM3-34.5V-4h2V0H${longer - 5}V-4h2V-34.5`)
  return [frontOf(COUNTER, lit, [counter], 2), planOf(lit)]
}

/** Rule L3. */
export const island: SpotKind = {
  noun: 'island',
  label: 'Island',
  choice: 'Over an island',
  fields: { labels: ['Length', 'Depth'], after: 'in. island', limits: [24, 240] },
  rows: [2, 3, 4],
  ...overTop(COUNTER),
  isSuggestedBy: (fixture) => fixture.mounting === 'Hanging' && isLinear(fixture),
  sizeFit: (fixture, sizes, row) =>
    isLinear(fixture) ? linearOver(COUNTER, fixture, sizes) : compactOver(fixture, sizes, row),
  rightSizes: (fixture, sizes, row) =>
    isLinear(fixture) ? linearAlong(sizes).right : { fromInches: 0, toInches: rightOver(sizes, row) },
  notForIt: (fixture, { sizes, row = 0 }) =>
    tooMany(row, rowOver(sidesOf(sizes).longer, widthInches(fixture))),
  several: ({ verdict, count, apartInches = 0, usualCount }, sizes) => {
    const first = sidesOf(sizes).longer / count / 2
    const isRight = verdict === 'right'
    const hangs = `A row of ${count} ${isRight ? 'is right for this island' : 'works here'}: centers ${inchesText(apartInches)} apart, the first ${sentence(`${inchesText(first)} from the end`)}`
    if (isRight) return hangs
    return `${hangs} ${usualCount === undefined ? 'Lights this wide usually hang alone, over a table.' : usualInstead(usualCount)}`
  },
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
