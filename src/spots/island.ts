import { widthInches } from '../catalogue/rules/fixture-dimensions.ts'
import { inchesText, sentence } from '../catalogue/rules/measurement-text.ts'
import {
  linearAlong,
  linearOver,
  overhangInches,
  overTop,
  sidesOfTop,
  type Top,
  widestOver,
} from './over-top.ts'
import { isLinear, type SizeFit, type SpotFixture, type SpotKind } from './spot.ts'

/** The counter of an island. */
export const COUNTER: Top = { noun: 'counter', heightInches: 36, freeInches: 10, higherForEachFoot: 0 }

/** A light for each 30 in. of a counter, six at most. */
export const ROW_STEP_INCHES = 30
const MAX_IN_ROW = 6
/** Free between two lights of a row. */
export const MIN_GAP_INCHES = 12
/** A wider compact light is made to hang alone over a table. */
const WIDEST_OF_RIGHT_INCHES = 24
/** Over a longer counter a single compact light is not the usual choice. */
const COUNTER_FOR_ONE_INCHES = 45
/** A narrower light is hardly sold. */
export const MIN_WIDTH_INCHES = 4
/** How many lights of a width make a row over a counter, both in inches. */
export function rowOver(counterInches: number, lightInches: number): number {
  let count = Math.min(Math.max(Math.floor(counterInches / ROW_STEP_INCHES + 0.5), 1), MAX_IN_ROW)
  while (count > 1 && counterInches / count - lightInches < MIN_GAP_INCHES) count -= 1
  return count
}

/** The widest light that leaves its neighbors in a row the least gap. */
function widestInRow(sizes: readonly number[], row: number): number {
  const { longer } = sidesOfTop(sizes)
  return row > 1 ? longer / row - MIN_GAP_INCHES : Number.POSITIVE_INFINITY
}

/**
 * The widest compact light that is right over a counter, in inches, in a row of as many as are requested; without a number, in
 * one of two where a single light is not the usual choice.
 */
export function rightOver(sizes: readonly number[], row?: number): number {
  const usual = sidesOfTop(sizes).longer > COUNTER_FOR_ONE_INCHES ? 2 : 1
  return Math.min(widestOver(COUNTER, sizes), WIDEST_OF_RIGHT_INCHES, widestInRow(sizes, row ?? usual))
}

/** Whether a row of so many leaves no room for the lights themselves. */
export const isRowTooClose = (sizes: readonly number[], row: number): boolean =>
  widestInRow(sizes, row) < MIN_WIDTH_INCHES

function compactOver(fixture: SpotFixture, sizes: readonly number[], requested?: number): SizeFit {
  const { longer } = sidesOfTop(sizes)
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

/** How many inches a fixture is too wide for a counter. */
export const overhangOfCounter = (fixture: SpotFixture, sizes: readonly number[]): number =>
  overhangInches(COUNTER, fixture, sizes, widestOver(COUNTER, sizes))

export const tooMany = (row: number, usual: number): string =>
  `${row} lights are too many for this island. ${usual} ${usual === 1 ? 'is' : 'are'} right.`
export const usualInstead = (usual: number): string =>
  `${usual === 1 ? 'One is' : `A row of ${usual} is`} more usual here.`

/** Rule L3. */
export const island: SpotKind = {
  noun: 'island',
  label: 'Island',
  choice: 'Over an island',
  fields: { labels: ['Length', 'Depth'], words: ['An island of', 'by', 'in.'], limits: [24, 240] },
  rows: [2, 3, 4],
  ...overTop(COUNTER),
  isSuggestedBy: (fixture) => fixture.mounting === 'Hanging' && isLinear(fixture),
  sizeFit: (fixture, sizes, row) =>
    isLinear(fixture) ? linearOver(COUNTER, fixture, sizes) : compactOver(fixture, sizes, row),
  rightSizes: (fixture, sizes, row) =>
    isLinear(fixture) ? linearAlong(sizes).right : { fromInches: 0, toInches: rightOver(sizes, row) },
  notForIt: (fixture, { sizes, row }) =>
    fixture.mounting === 'Hanging' && row !== undefined && isRowTooClose(sizes, row)
      ? tooMany(row, rowOver(sidesOfTop(sizes).longer, widthInches(fixture)))
      : undefined,
  several: ({ verdict, count, apartInches = 0, usualCount }, sizes) => {
    const first = sidesOfTop(sizes).longer / count / 2
    const isRight = verdict === 'right'
    const hangs = `A row of ${count} ${isRight ? 'is right for this island' : 'also works here'}: centers ${inchesText(apartInches)} apart, the first ${sentence(`${inchesText(first)} from the end`)}`
    if (isRight) return hangs
    return `${hangs} ${usualCount === undefined ? 'Lights this wide usually hang alone, over a table.' : usualInstead(usualCount)}`
  },
}
