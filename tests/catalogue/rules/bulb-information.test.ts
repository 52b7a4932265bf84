import { describe, expect, test } from 'vitest'
import { bulbCount, bulbInformation, isIntegratedLed } from '../../../src/catalogue/rules/bulb-information.ts'
import { aFixture } from '../../builders.ts'

describe('bulbs', () => {
  test.each([
    {
      case: 'everything known',
      fields: { numberOfBulbs: 9, bulbType: 'E12 candelabra', bulbWattage: 60, lumensRating: '5,400' },
      lines: ['9 x E12 candelabra', '60 W', '5,400 lumens'],
    },
    {
      case: 'one bulb of less than a thousand lumens',
      fields: { numberOfBulbs: 1, bulbType: 'E26 medium', bulbWattage: 6.5, lumensRating: '800' },
      lines: ['1 x E26 medium', '6.5 W', '800 lumens'],
    },
    {
      case: 'an LED that is a bulb is counted',
      fields: { numberOfBulbs: 12, bulbType: 'G9 LED' },
      lines: ['12 x G9 LED'],
    },
    {
      case: 'an integrated LED is not counted',
      fields: {
        numberOfBulbs: 1,
        bulbType: 'Integrated LED, 3000 K',
        bulbWattage: 42,
        lumensRating: '2,850',
      },
      lines: ['Integrated LED, 3000 K', '42 W', '2,850 lumens'],
    },
    {
      case: 'an integrated LED without a number',
      fields: { bulbType: 'Integrated LED, 3000 K' },
      lines: ['Integrated LED, 3000 K'],
    },
    { case: 'a type without a number', fields: { bulbType: 'E26 medium' }, lines: ['E26 medium'] },
    { case: 'a number without a type', fields: { numberOfBulbs: 3 }, lines: ['3 bulbs'] },
    { case: 'one bulb without a type', fields: { numberOfBulbs: 1 }, lines: ['1 bulb'] },
    { case: 'watts alone', fields: { bulbWattage: 1000 }, lines: ['1,000 W'] },
    { case: 'lumens alone', fields: { lumensRating: '1,600' }, lines: ['1,600 lumens'] },
    { case: 'nothing known', fields: {}, lines: [] },
  ])('$case', ({ fields, lines }) => {
    expect(bulbInformation(aFixture(fields))).toEqual(lines)
  })
})

test.each([
  { bulbType: 'Integrated LED', integrated: true },
  { bulbType: 'Integrated LED, 3000 K', integrated: true },
  { bulbType: 'G9 LED', integrated: false },
  { bulbType: 'E26 medium, not Integrated', integrated: false },
])('$bulbType is an integrated LED: $integrated', ({ bulbType, integrated }) => {
  expect(isIntegratedLed(aFixture({ bulbType }))).toBe(integrated)
})

test('a fixture of no known bulb type has no integrated LED', () => {
  expect(isIntegratedLed(aFixture())).toBe(false)
})

test.each([
  { numberOfBulbs: 1, count: '1 bulb' },
  { numberOfBulbs: 2, count: '2 bulbs' },
])('$numberOfBulbs is read "$count"', ({ numberOfBulbs, count }) => {
  expect(bulbCount(aFixture({ numberOfBulbs }))).toBe(count)
})

test('an unknown number of bulbs is not counted', () => {
  expect(bulbCount(aFixture())).toBeUndefined()
})
