import { widthInches } from '../../fixture-dimensions.ts'
import {
  edgesOver,
  linearAlong,
  linearOver,
  overhangInches,
  sidesOfTop,
  type Top,
  widestOver,
} from '../over-top.ts'
import type { SizeFit, SpotRule } from '../spot.ts'
import { isLinear, type SpotFixture } from '../spot-fixture.ts'

/** The counter of an island. */
export const COUNTER: Top = { noun: 'counter', heightInches: 36, freeInches: 10, higherForEachFoot: 0 }

/** A light for each 30 in. of a counter, six at most. */
const ROW_STEP_INCHES = 30
const MOST_IN_A_ROW = 6
/** Free between two lights of a row. */
export const LEAST_GAP_INCHES = 12
/** A wider compact light is made to hang alone over a table. */
const WIDEST_OF_RIGHT_INCHES = 24
/** Over a longer counter a single compact light is not the usual choice. */
const COUNTER_FOR_ONE_INCHES = 45

/** How many lights of a width make a row over a counter, both in inches. */
export function rowOver(counterInches: number, lightInches: number): number {
  let count = Math.min(Math.max(Math.floor(counterInches / ROW_STEP_INCHES + 0.5), 1), MOST_IN_A_ROW)
  while (count > 1 && counterInches / count - lightInches < LEAST_GAP_INCHES) count -= 1
  return count
}

/** Where the middles of a row are, from one end of a counter. */
export const rowMiddles = (counterInches: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => ((index + 0.5) * counterInches) / count)

/** The widest light that leaves its neighbors in a row the least gap. */
function widestInRow(sizes: readonly number[], row: number): number {
  const { longer } = sidesOfTop(sizes)
  return row > 1 ? longer / row - LEAST_GAP_INCHES : Number.POSITIVE_INFINITY
}

/**
 * The widest compact light that is right over a counter, in inches, in a row of as many as are asked for; without a number, in
 * one of two where a single light is not the usual choice.
 */
export function rightOver(sizes: readonly number[], row?: number): number {
  const usual = sidesOfTop(sizes).longer > COUNTER_FOR_ONE_INCHES ? 2 : 1
  return Math.min(widestOver(COUNTER, sizes), WIDEST_OF_RIGHT_INCHES, widestInRow(sizes, row ?? usual))
}

/** A narrower light is hardly sold. */
export const LEAST_WIDTH_INCHES = 4

/** Whether a row of so many leaves no room for the lights themselves. */
export const isRowTooClose = (sizes: readonly number[], row: number): boolean =>
  widestInRow(sizes, row) < LEAST_WIDTH_INCHES

function compactOver(fixture: SpotFixture, sizes: readonly number[], asked?: number): SizeFit {
  const { longer } = sidesOfTop(sizes)
  const inches = widthInches(fixture)
  const usualCount = rowOver(longer, inches)
  const count = asked ?? usualCount
  if (asked !== undefined && isRowTooClose(sizes, asked)) return { verdict: 'notForIt', count, usualCount }
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

/** By how many inches a fixture is too wide for a counter. */
export const overhangOfCounter = (fixture: SpotFixture, sizes: readonly number[]): number =>
  overhangInches(COUNTER, fixture, sizes, widestOver(COUNTER, sizes))

/** Rule L3. */
export const ISLAND_RULE: SpotRule = {
  mountings: ['Hanging'],
  isSuggestedBy: (fixture) => fixture.mounting === 'Hanging' && isLinear(fixture),
  sizeFit: (fixture, sizes, row) =>
    isLinear(fixture) ? linearOver(COUNTER, fixture, sizes) : compactOver(fixture, sizes, row),
  hangsInRow: true,
  rightSizes: (fixture, sizes, row) =>
    isLinear(fixture) ? linearAlong(sizes).right : { fromInches: 0, toInches: rightOver(sizes, row) },
  edgeHeights: (ceilingInches) => edgesOver(COUNTER, ceilingInches),
}
