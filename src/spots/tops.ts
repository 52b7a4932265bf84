import { widthInches } from '../catalogue/rules/fixture-dimensions.ts'
import { inchesText, sentence } from '../catalogue/rules/measurement-text.ts'
import { sidesOf } from '../catalogue/rules/room/span-fit.ts'
import {
  aboveUsual,
  depthInches,
  type HeightRange,
  isLinear,
  one,
  type SizeFit,
  type SizeGuide,
  type SpotFixture,
  type SpotKind,
  sizeGuide,
  sizeVerdict,
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
export function edgesOver({ heightInches, higherForEachFoot }: Top, ceilingInches: number): HeightRange {
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

function linearOver(top: Top, fixture: SpotFixture, sizes: readonly number[]): SizeFit {
  if (depthInches(fixture) > widestOver(top, sizes)) return one('large')
  return one(sizeVerdict(widthInches(fixture), linearAlong(sizes)))
}

const overTop = (top: Top) =>
  ({
    mountings: ['Hanging'],
    edgeHeights: (ceilingInches) => edgesOver(top, ceilingInches),
    judged: widthInches,
    judgedAs: 'wide',
    isTooDeep: (fixture, sizes) => isLinear(fixture) && depthInches(fixture) > widestOver(top, sizes),
    top,
  }) as const satisfies Partial<SpotKind>

export const TABLE_TOP: Top = { noun: 'table', heightInches: 30, freeInches: 12, higherForEachFoot: 3 }

/** A compact light over a table: 1/2 to 2/3 of its shorter side, never wider than 12 in. less (brands and showrooms alike). */
export function compactOverTable(sizes: readonly number[]): SizeGuide {
  const { shorter } = sidesOf(sizes)
  const widest = widestOver(TABLE_TOP, sizes)
  const [to, most] = [0, 4].map((more) => Math.min((2 * shorter) / 3 + more, widest)) as [number, number]
  return sizeGuide(shorter / 2 - 4, shorter / 2, to, most)
}

/** Rule L2. */
export const table: SpotKind = {
  noun: 'table',
  label: 'Table',
  choice: 'Over a table',
  fields: {
    labels: ['Length', 'Width'],
    after: 'in. table',
    afterRound: 'in. round table',
    limits: [24, 240],
  },
  ...overTop(TABLE_TOP),
  isSuggestedBy: (fixture) => fixture.mounting === 'Hanging' && !isLinear(fixture),
  sizeFit: (fixture, sizes) =>
    isLinear(fixture)
      ? linearOver(TABLE_TOP, fixture, sizes)
      : one(sizeVerdict(widthInches(fixture), compactOverTable(sizes))),
  rightSizes: (fixture, sizes) => (isLinear(fixture) ? linearAlong(sizes) : compactOverTable(sizes)).right,
}

export const COUNTER: Top = { noun: 'counter', heightInches: 36, freeInches: 10, higherForEachFoot: 0 }

/** A light for each 30 in. of a counter, six at most. */
export const ROW_STEP_INCHES = 30
const MAX_IN_ROW = 6
/** Free between two lights of a row. */
export const MIN_GAP_INCHES = 12
/** A wider compact light is made for a table. */
const WIDEST_OF_RIGHT_INCHES = 24
/** Over a longer counter a single compact light is not the usual choice. */
const COUNTER_FOR_ONE_INCHES = 45
/** A narrower light is hardly sold. */
export const MIN_WIDTH_INCHES = 4
/** Number of lights in a row over a counter, by both widths in inches. */
export function rowOver(counterInches: number, lightInches: number): number {
  let count = Math.min(Math.max(Math.floor(counterInches / ROW_STEP_INCHES + 0.5), 1), MAX_IN_ROW)
  while (count > 1 && counterInches / count - lightInches < MIN_GAP_INCHES) count -= 1
  return count
}

function widestInRow(sizes: readonly number[], row: number): number {
  const { longer } = sidesOf(sizes)
  return row > 1 ? longer / row - MIN_GAP_INCHES : Number.POSITIVE_INFINITY
}

/** In a requested row, else in one of two if a single light is not the usual choice. */
export function rightOver(sizes: readonly number[], row?: number): number {
  const usual = sidesOf(sizes).longer > COUNTER_FOR_ONE_INCHES ? 2 : 1
  return Math.min(widestOver(COUNTER, sizes), WIDEST_OF_RIGHT_INCHES, widestInRow(sizes, row ?? usual))
}

export const isRowTooClose = (sizes: readonly number[], row: number): boolean =>
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

export const tooMany = (row: number, usual: number): string =>
  `${row} lights are too many for this island. ${usual} ${usual === 1 ? 'is' : 'are'} right.`
export const usualInstead = (usual: number): string =>
  `${usual === 1 ? 'One is' : `A row of ${usual} is`} more usual here.`

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
  notForIt: (fixture, { sizes, row }) =>
    fixture.mounting === 'Hanging' && row !== undefined && isRowTooClose(sizes, row)
      ? tooMany(row, rowOver(sidesOf(sizes).longer, widthInches(fixture)))
      : undefined,
  several: ({ verdict, count, apartInches = 0, usualCount }, sizes) => {
    const first = sidesOf(sizes).longer / count / 2
    const isRight = verdict === 'right'
    const hangs = `A row of ${count} ${isRight ? 'is right for this island' : 'works here'}: centers ${inchesText(apartInches)} apart, the first ${sentence(`${inchesText(first)} from the end`)}`
    if (isRight) return hangs
    return `${hangs} ${usualCount === undefined ? 'Lights this wide usually hang alone, over a table.' : usualInstead(usualCount)}`
  },
}
