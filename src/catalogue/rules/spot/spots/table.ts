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
import { type SizeGuide, sizeVerdict } from '../size-guide.ts'
import { one, type SpotRule } from '../spot.ts'
import { isLinear, type SpotFixture } from '../spot-fixture.ts'

export const TABLE_TOP: Top = { noun: 'table', heightInches: 30, freeInches: 12, higherForEachFoot: 3 }

/** A compact light over a table: 1/2 to 2/3 of its shorter side, never wider than 12 in. less (makers and showrooms alike). */
export function compactOverTable(sizes: readonly number[]): SizeGuide {
  const { shorter } = sidesOfTop(sizes)
  const widest = widestOver(TABLE_TOP, sizes)
  return {
    right: { fromInches: shorter / 2, toInches: Math.min((2 * shorter) / 3, widest) },
    alsoWorks: { fromInches: shorter / 2 - 4, toInches: Math.min((2 * shorter) / 3 + 4, widest) },
  }
}

/** By how many inches a fixture is too wide for a table. */
export const overhangOfTable = (fixture: SpotFixture, sizes: readonly number[]): number =>
  overhangInches(TABLE_TOP, fixture, sizes, compactOverTable(sizes).alsoWorks.toInches)

/** Rule L2. */
export const TABLE_RULE: SpotRule = {
  mountings: ['Hanging'],
  isSuggestedBy: (fixture) => fixture.mounting === 'Hanging' && !isLinear(fixture),
  sizeFit: (fixture, sizes) =>
    isLinear(fixture)
      ? linearOver(TABLE_TOP, fixture, sizes)
      : one(sizeVerdict(widthInches(fixture), compactOverTable(sizes))),
  rightSizes: (fixture, sizes) => (isLinear(fixture) ? linearAlong(sizes) : compactOverTable(sizes)).right,
  edgeHeights: (ceilingInches) => edgesOver(TABLE_TOP, ceilingInches),
}
