import { widthInches } from '../catalogue/rules/fixture-dimensions.ts'
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
  middleOf,
  oneLight,
  rangeText,
  type SizeGuide,
  type SpotKind,
  sizeGuide,
  sizeVerdict,
} from './spot.ts'

const TABLE_TOP: Top = { noun: 'table', heightInches: 30, freeInches: 12, higherForEachFoot: 3 }

/** A compact light over a table: 1/2 to 2/3 of its shorter side, never wider than 12 in. less (brands and showrooms alike). */
function compactOverTable(sizes: readonly number[]): SizeGuide {
  const { shorter } = sidesOf(sizes)
  const widest = widestOver(TABLE_TOP, sizes)
  const [to, most] = [0, 4].map((more) => Math.min((2 * shorter) / 3 + more, widest)) as [number, number]
  return sizeGuide(shorter / 2 - 4, shorter / 2, to, most)
}

/** A chair from the side, its back at the left of 0, its seat under the table. */
const chairAt = (x: number, facing: 1 | -1): string =>
  `M${x - 3 * facing}-38q${-1.5 * facing} 10 0 20h${16 * facing}v18m${-16 * facing}-18l${-1.5 * facing} 18`

function drawTable(lit: LitSpot): readonly [Scene, Scene] {
  const { longer } = sidesOf(lit.spot.sizes)
  const chairsAndTable = [
    path('hub', chairAt(-6, 1) + chairAt(longer + 6, -1)),
    path('walls', `M0-30H${longer}v1.5H0ZM7-28.5V0M${longer - 7}-28.5V0`),
  ]
  return [frontOf(TABLE_TOP, lit, chairsAndTable, 13), planOf(lit)]
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
      : oneLight(sizeVerdict(widthInches(fixture), compactOverTable(sizes))),
  rightSizes: (fixture, sizes) => (isLinear(fixture) ? linearAlong(sizes) : compactOverTable(sizes)).right,
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
