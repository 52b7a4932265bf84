import { describe, expect, test } from 'vitest'
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

test.each([
  [undefined, true],
  [72, true],
  [84, false],
])('a fan sold in 72 and 84 in. has the order number of %s in.: %s', (sizeInches, is) => {
  expect(hasNumber(halcyon, sizeInches)).toBe(is)
})

describe('a fan in one of its sizes', () => {
  test('has its number in the first size', () => {
    expect(fanInSize(halcyon, 72)).toEqual({
      title: 'Halcyon 72',
      sizes: [72],
      modelNumber: 'MX-7284',
      airflowRating: [9450],
      wattsOnHigh: [43],
    })
  })

  test('has no number in another size', () => {
    expect(fanInSize(halcyon, 84)).toEqual({
      title: 'Halcyon 72',
      sizes: [84],
      airflowRating: [11200],
      wattsOnHigh: [43],
    })
  })

  test('has its own watts when each size has some', () => {
    expect(fanInSize({ ...halcyon, wattsOnHigh: [43, 61] }, 84).wattsOnHigh).toEqual([61])
  })

  test('has only the figures in its record', () => {
    expect(fanInSize({ sizes: [52] } as Partial<Fan> as Fan, 52)).toStrictEqual({ sizes: [52] })
  })
})

const CALL = 'Call or email us for details.'

test.each([
  ['unknown', {}, [CALL]],
  ['no figure, two sizes', { sizes: [52, 60], airflowRating: [] }, [CALL]],
  ['one figure, one size', { sizes: [52], airflowRating: [5140] }, ['5,140 CFM on High']],
  ['one figure, two sizes', { sizes: [52, 60], airflowRating: [5140] }, ['5,140 CFM on High']],
  [
    'two figures, one size',
    { sizes: [52], airflowRating: [5140, 5630] },
    ['5,140 CFM on High', '5,630 CFM on High'],
  ],
  [
    'two figures, two sizes',
    { sizes: [52, 60], airflowRating: [5630, 6890] },
    ['5,630 CFM on High (52 in.)', '6,890 CFM on High (60 in.)'],
  ],
  [
    'two figures, three sizes',
    { sizes: [44, 52, 60], airflowRating: [5630, 6890] },
    ['5,630 CFM on High', '6,890 CFM on High'],
  ],
  [
    'three figures, three sizes',
    { sizes: [33.5, 44, 52], airflowRating: [999, 1000, 12000] },
    ['999 CFM on High (33.5 in.)', '1,000 CFM on High (44 in.)', '12,000 CFM on High (52 in.)'],
  ],
  [
    'sizes written largest first keep their figures',
    { sizes: [60, 52], airflowRating: [6890, 5630] },
    ['6,890 CFM on High (60 in.)', '5,630 CFM on High (52 in.)'],
  ],
])('airflow: %s', (_case, fields, lines) => {
  expect(airflowText(aFan(fields))).toEqual(lines)
})

test.each<[what: string, sizes: number[], cfm: number[] | undefined, watts: number[] | undefined, string[]]>([
  ['no watts', [52], [5140], undefined, []],
  ['no airflow', [52], undefined, [27], []],
  ['one figure of both', [54], [5680], [27], ['210 CFM per watt on high']],
  ['one figure of both for two sizes', [60, 70], [8640], [35], ['247 CFM per watt on high']],
  [
    'a figure of both for each size',
    [60, 52],
    [6890, 5630],
    [31, 24],
    ['222 CFM per watt on high (60 in.)', '235 CFM per watt on high (52 in.)'],
  ],
  ['one airflow and two figures of watts', [60, 70], [8640], [31, 35], []],
])('efficiency: %s', (_case, sizes, airflowRating, wattsOnHigh, lines) => {
  expect(efficiencyText(aFan({ sizes, airflowRating, wattsOnHigh }))).toEqual(lines)
})

const LABEL = { hoursADay: 6.4, centsPerKwh: 12 }

describe('electricity', () => {
  test.each([
    ['unknown', [52], undefined, []],
    ['one figure', [52], [27], ['27 W on high, without the light']],
    ['one figure for two sizes', [52, 60], [27.5], ['27.5 W on high, without the light']],
    [
      'a figure for each size',
      [60, 52],
      [31, 24],
      ['31 W on high (60 in.)', '24 W on high (52 in.)', 'Without the light'],
    ],
  ])('%s', (_case, sizes, wattsOnHigh, lines) => {
    expect(electricityText(aFan({ sizes, wattsOnHigh }))).toEqual(lines)
  })
})

describe('running cost', () => {
  test.each([
    { watts: 27, cost: LABEL, line: 'About $8 a year on high' },
    { watts: 58, cost: LABEL, line: 'About $16 a year on high' },
    { watts: 1, cost: LABEL, line: 'About $1 a year on high' },
    { watts: 27, cost: { hoursADay: 24, centsPerKwh: 20 }, line: 'About $47 a year on high' },
  ])('$watts W at $cost.centsPerKwh cents, $cost.hoursADay hours a day', ({ watts, cost, line }) => {
    expect(runningCostText(aFan({ wattsOnHigh: [watts] }), cost)).toEqual([line])
  })

  test('has a line for each size', () => {
    expect(runningCostText(aFan({ sizes: [52, 60], wattsOnHigh: [24, 31] }), LABEL)).toEqual([
      'About $7 a year on high (52 in.)',
      'About $9 a year on high (60 in.)',
    ])
  })

  test('is unknown if the watts are unknown', () => {
    expect(runningCostText(aFan(), LABEL)).toEqual([])
  })
})

test.each([
  { motorType: 'DC, 165 x 20 mm', value: 'dc' },
  { motorType: 'Direct drive EC motor', value: 'dc' },
  { motorType: 'AC, 172 x 15 mm', value: 'ac' },
  { motorType: 'AC motor, DC light', value: 'ac' },
  { motorType: 'Whisper-quiet ACE motor', value: 'ask' },
  { motorType: undefined, value: 'ask' },
])('finds a $motorType motor under $value', ({ motorType, value }) => {
  expect(motorValue(motorType ? { motorType } : {})).toBe(value)
})

test.each([
  { motorType: undefined, lines: [] },
  {
    motorType: 'AC, 172 x 15 mm',
    lines: [
      'AC, 172 x 15 mm',
      'AC: simple and proven, but uses more electricity than DC.',
      'Motor core: 172 × 15 mm. A larger core has more torque.',
    ],
  },
  {
    motorType: 'Direct drive EC motor',
    lines: ['Direct drive EC motor', 'DC: quiet, and uses one-third to one-half the power of AC.'],
  },
  { motorType: 'Whisper-quiet', lines: ['Whisper-quiet'] },
])('describes a $motorType motor', ({ motorType, lines }) => {
  expect(motorText(motorType ? { motorType } : {})).toEqual(lines)
})
