import { widthInches } from '../catalogue/rules/fixture-dimensions.ts'
import {
  linearAlong,
  linearOver,
  overhangInches,
  overTop,
  sidesOfTop,
  type Top,
  widestOver,
} from './over-top.ts'
import { isLinear, one, type SizeGuide, type SpotFixture, type SpotKind, sizeVerdict } from './spot.ts'

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

/** How many inches a fixture is too wide for a table. */
export const overhangOfTable = (fixture: SpotFixture, sizes: readonly number[]): number =>
  overhangInches(TABLE_TOP, fixture, sizes, compactOverTable(sizes).alsoWorks.toInches)

/** Rule L2. */
export const table: SpotKind = {
  noun: 'table',
  label: 'Table',
  choice: 'Over a table',
  fields: {
    labels: ['Length', 'Width'],
    words: ['A table of', 'by', 'in.'],
    roundWords: ['A round table', 'in. across'],
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
