import { widthInches } from '../catalogue/rules/fixture-dimensions.ts'
import {
  heightAdvice,
  linearAlong,
  linearOver,
  overhangInches,
  overTop,
  sidesOfTop,
  type Top,
  under9,
  widestOver,
} from './over-top.ts'
import {
  isLinear,
  light,
  middleOf,
  one,
  rangeText,
  type SizeGuide,
  type SpotFixture,
  type SpotKind,
  sizeVerdict,
} from './spot.ts'

export const TABLE_TOP: Top = { noun: 'table', heightInches: 30, freeInches: 12, higherForEachFoot: 3 }

/** A compact light over a table: 1/2 to 2/3 of its shorter side, never wider than 12 in. less (makers and showrooms alike). */
function compactOverTable(sizes: readonly number[]): SizeGuide {
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
  advice: ({ sizes, ceilingInches }) => {
    const compact = rangeText(compactOverTable(sizes).right)
    // Over a round table a long light would reach past two sides and light neither of the others.
    const long = sizes.length === 1 ? '.' : `, or a long one ${rangeText(linearAlong(sizes).right)}`
    return `Look for a light ${compact} wide${long} ${heightAdvice(TABLE_TOP, ceilingInches)}`
  },
  guide: {
    size: `1/2 to 2/3 of the table’s width, and at least ${TABLE_TOP.freeInches} in. narrower. A long light: 1/2 to 2/3 of its length`,
    height: '30 to 36 in. above the top, 3 in. more for each foot of ceiling over 8 ft',
  },
  usual: [under9(72, 40), under9(60, 36), under9(96, 44), under9(120, 54), under9(48, 30), under9(36, 24)],
  commonLight: ({ sizes }) => {
    const width = middleOf(compactOverTable(sizes).right)
    return light('Hanging', 'Dry', width, Math.round(width * 0.55))
  },
}
