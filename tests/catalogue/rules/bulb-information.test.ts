import { describe, expect, test } from 'vitest'
import { bulbInformation, fixtureLight } from '../../../src/catalogue/rules/bulb-information.ts'
import { aFixture } from '../../builders.ts'

const LED = { numberOfBulbs: 1, bulbType: 'Integrated LED, 3000 K', bulbWattage: 42 }

describe('as the maker gives them', () => {
  test.each([
    [
      'everything known',
      { numberOfBulbs: 9, bulbType: 'E12 candelabra', bulbWattage: 6.5, lumensRating: '5,400' },
      ['9 x E12 candelabra', '6.5 W', '5,400 lumens'],
    ],
    ['an LED that is a bulb is counted', { numberOfBulbs: 12, bulbType: 'G9 LED' }, ['12 x G9 LED']],
    ['an integrated LED is not counted', LED, ['Integrated LED, 3000 K', '42 W']],
    [
      'a type that mentions "Integrated" later is a bulb',
      { numberOfBulbs: 1, bulbType: 'E26 medium, not Integrated' },
      ['1 x E26 medium, not Integrated'],
    ],
    ['a type without a number', { bulbType: 'E26 medium' }, ['E26 medium']],
    ['a number without a type', { numberOfBulbs: 3 }, ['3 bulbs']],
    ['one bulb without a type', { numberOfBulbs: 1 }, ['1 bulb']],
    ['watts alone', { bulbWattage: 1000 }, ['1,000 W']],
    ['lumens alone', { lumensRating: '1,600' }, ['1,600 lumens']],
    ['nothing known', {}, []],
  ])('%s', (_case, fields, lines) => {
    expect(bulbInformation(aFixture(fields))).toEqual(lines)
  })
})

describe('in a buyer’s words', () => {
  test.each([
    ['nothing known', {}, []],
    ['one bulb', { numberOfBulbs: 1, bulbWattage: 60 }, ['1 bulb of 60 W']],
    ['four bulbs', { numberOfBulbs: 4, bulbWattage: 60 }, ['4 bulbs of 60 W each']],
    ['bulbs of unknown watts', { numberOfBulbs: 3 }, ['3 bulbs']],
    ['watts of unknown bulbs', { bulbWattage: 60 }, []],
    [
      'bulbs that come with it',
      { numberOfBulbs: 12, bulbWattage: 3, bulbsIncluded: true, dimmable: true },
      ['12 bulbs of 3 W each', 'Bulbs included', 'Dimmable'],
    ],
    [
      'bulbs that do not',
      { numberOfBulbs: 2, bulbsIncluded: false, dimmable: false },
      ['2 bulbs', 'Bulbs sold separately', 'Not dimmable'],
    ],
    ['an integrated LED', { ...LED, bulbsIncluded: true }, ['Built-in LED, no bulbs to buy']],
  ])('%s', (_case, fields, lines) => {
    expect(fixtureLight(aFixture(fields))).toEqual(lines)
  })
})
