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

function compactOver(fixture: SpotFixture, sizes: readonly number[]): SizeFit {
  const { longer } = sidesOfTop(sizes)
  const inches = widthInches(fixture)
  const count = rowOver(longer, inches)
  const row = { count, ...(count > 1 && { apartInches: longer / count }) }
  if (inches > widestOver(COUNTER, sizes)) return { verdict: 'large', ...row }
  return { verdict: count > 1 || longer <= COUNTER_FOR_ONE_INCHES ? 'right' : 'alsoWorks', ...row }
}

/** By how many inches a fixture is too wide for a counter. */
export const overhangOfCounter = (fixture: SpotFixture, sizes: readonly number[]): number =>
  overhangInches(COUNTER, fixture, sizes, widestOver(COUNTER, sizes))

/** Rule L3. */
export const ISLAND_RULE: SpotRule = {
  mountings: ['Hanging'],
  isSuggestedBy: (fixture) => fixture.mounting === 'Hanging' && isLinear(fixture),
  sizeFit: (fixture, sizes) =>
    isLinear(fixture) ? linearOver(COUNTER, fixture, sizes) : compactOver(fixture, sizes),
  hangsInRow: true,
  rightSizes: (fixture, sizes) =>
    isLinear(fixture) ? linearAlong(sizes).right : { fromInches: 0, toInches: widestOver(COUNTER, sizes) },
  edgeHeights: (ceilingInches) => edgesOver(COUNTER, ceilingInches),
}
