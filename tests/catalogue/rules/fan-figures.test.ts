import { expect, test } from 'vitest'
import {
  airflowText,
  efficiencyText,
  electricityText,
  fanInSize,
  figuresOfSizes,
  hasNumber,
  motorText,
  motorValue,
  runningCostText,
} from '../../../src/catalogue/rules/fan-figures.ts'
import type { Fan } from '../../../src/catalogue/schema/fan.ts'
import { aFan } from '../../builders.ts'

const halcyon = {
  title: 'Halcyon 72',
  sizes: [72, 84],
  modelNumber: 'MX-7284',
  airflowRating: [9450, 11200],
  wattsOnHigh: [43],
} as Partial<Fan> as Fan

test.each([
  { figures: [9450, 11200], sizes: [72], own: [9450] },
  { figures: [9450, 11200], sizes: [84], own: [11200] },
  { figures: [9450, 11200], sizes: [84, 72], own: [9450, 11200] },
  { figures: [9450, 11200], sizes: [60], own: [] },
  { figures: [9450], sizes: [84], own: [9450] },
  { figures: [9450, 11200, 12000], sizes: [84], own: [9450, 11200, 12000] },
])('reads $figures for 72 and 84 in. as $own for $sizes in.', ({ figures, sizes, own }) => {
  expect(figuresOfSizes(figures, halcyon, sizes)).toEqual(own)
})

test('a fan has its order number in the first size and in an open one', () => {
  expect([undefined, 72, 84].map((sizeInches) => hasNumber(halcyon, sizeInches))).toEqual([true, true, false])
})

test('a fan in one of its sizes has that size’s figures, and its number in the first', () => {
  const { modelNumber, ...others } = halcyon
  expect(fanInSize(halcyon, 72)).toEqual({ ...halcyon, sizes: [72], airflowRating: [9450] })
  expect(fanInSize(halcyon, 84)).toEqual({ ...others, sizes: [84], airflowRating: [11200] })
  expect(fanInSize({ ...halcyon, wattsOnHigh: [43, 61] }, 84).wattsOnHigh).toEqual([61])
  expect(fanInSize({ sizes: [52] } as Partial<Fan> as Fan, 52)).toStrictEqual({ sizes: [52] })
})

const CALL = 'Call or email us for details.'

test.each<[sizes: number[], cfm: number[] | undefined, lines: string[]]>([
  [[52], undefined, [CALL]],
  [[52, 60], [], [CALL]],
  [[52, 60], [5140], ['5,140 CFM on High']],
  [[52], [5140, 5630], ['5,140 CFM on High', '5,630 CFM on High']],
  [
    [44, 52, 60],
    [5630, 6890],
    ['5,630 CFM on High', '6,890 CFM on High'],
  ],
  [
    [33.5, 44],
    [999, 12000],
    ['999 CFM on High (33.5 in.)', '12,000 CFM on High (44 in.)'],
  ],
  // Sizes written largest first keep their figures.
  [
    [60, 52],
    [6890, 5630],
    ['6,890 CFM on High (60 in.)', '5,630 CFM on High (52 in.)'],
  ],
])('the airflow of a fan of %j in. with %j: %j', (sizes, airflowRating, lines) => {
  expect(airflowText(aFan({ sizes, airflowRating }))).toEqual(lines)
})

test.each<[sizes: number[], cfm: number[] | undefined, watts: number[] | undefined, lines: string[]]>([
  [[52], [5140], undefined, []],
  [[52], undefined, [27], []],
  [[60, 70], [8640], [35], ['247 CFM per watt on high']],
  [
    [60, 52],
    [6890, 5630],
    [31, 24],
    ['222 CFM per watt on high (60 in.)', '235 CFM per watt on high (52 in.)'],
  ],
  [[60, 70], [8640], [31, 35], []],
])(
  'the efficiency of a fan of %j in. with %j CFM and %j W: %j',
  (sizes, airflowRating, wattsOnHigh, lines) => {
    expect(efficiencyText(aFan({ sizes, airflowRating, wattsOnHigh }))).toEqual(lines)
  },
)

test.each<[sizes: number[], watts: number[] | undefined, lines: string[]]>([
  [[52], undefined, []],
  [[52], [27], ['27 W on high, without the light']],
  [[52, 60], [27.5], ['27.5 W on high, without the light']],
  [
    [60, 52],
    [31, 24],
    ['31 W on high (60 in.)', '24 W on high (52 in.)', 'Without the light'],
  ],
])('the electricity of a fan of %j in. with %j W: %j', (sizes, wattsOnHigh, lines) => {
  expect(electricityText(aFan({ sizes, wattsOnHigh }))).toEqual(lines)
})

const LABEL = { hoursADay: 6.4, centsPerKwh: 12 }

test.each<[watts: number[] | undefined, cost: typeof LABEL, lines: string[]]>([
  [undefined, LABEL, []],
  [[27], LABEL, ['About $8 a year on high']],
  [[58], LABEL, ['About $16 a year on high']],
  [[1], LABEL, ['About $1 a year on high']],
  [[27], { hoursADay: 24, centsPerKwh: 20 }, ['About $47 a year on high']],
  [[24, 31], LABEL, ['About $7 a year on high (52 in.)', 'About $9 a year on high (60 in.)']],
])('the running cost of a 52 or 60 in. fan with %j W at %o: %j', (wattsOnHigh, cost, lines) => {
  expect(runningCostText(aFan({ sizes: [52, 60], wattsOnHigh }), cost)).toEqual(lines)
})

const CORE = 'A larger motor core has more torque.'

test.each([
  [undefined, 'ask', []],
  ['DC, 172 x 15 mm', 'dc', ['DC: quiet, and uses one-third to one-half the power of AC.', CORE]],
  ['Direct drive EC motor', 'dc', ['EC: a quiet DC motor that uses one-third to one-half the power of AC.']],
  ['AC, 172 x 15 mm', 'ac', ['AC: simple and proven, but uses more electricity than DC.', CORE]],
  ['AC motor, DC light', 'ac', ['AC: simple and proven, but uses more electricity than DC.']],
  ['Whisper-quiet ACE motor', 'ask', []],
])('finds a %s motor under "%s", and describes it', (motorType, value, lines) => {
  const fan = motorType ? { motorType } : {}
  expect(motorValue(fan)).toBe(value)
  expect(motorText(fan)).toEqual(motorType ? [motorType, ...lines] : [])
})
