import { describe, expect, test } from 'vitest'
import {
  electricityText,
  runningCostBasis,
  runningCostText,
} from '../../../src/catalogue/rules/fan-figures.ts'
import { aFan } from '../../builders.ts'

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
  ])('of $watts W at $cost.centsPerKwh cents, $cost.hoursADay hours a day', ({ watts, cost, line }) => {
    expect(runningCostText(aFan({ wattsOnHigh: [watts] }), cost)).toEqual([line])
  })

  test('has a line for each size', () => {
    expect(runningCostText(aFan({ sizes: [52, 60], wattsOnHigh: [24, 31] }), LABEL)).toEqual([
      'About $7 a year on high (52 in.)',
      'About $9 a year on high (60 in.)',
    ])
  })

  test('is unknown where the watts are', () => {
    expect(runningCostText(aFan(), LABEL)).toEqual([])
  })

  test('says with what it is reckoned', () => {
    expect(runningCostBasis(LABEL)).toBe('6.4 hours a day on high at 12 cents a kWh')
  })
})
