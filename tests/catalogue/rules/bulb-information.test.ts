import { describe, expect, test } from 'vitest'
import { bulbAnswers, bulbInformation } from '../../../src/catalogue/rules/bulb-information.ts'
import { aFixture } from '../../builders.ts'

const LED = { numberOfBulbs: 1, bulbType: 'Integrated LED, 3000 K', bulbWattage: 42 }

describe('bulb facts from the brand', () => {
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

test.each([
  ['nothing known', {}, []],
  ['bulbs that come with it', { bulbsIncluded: true, dimmable: true }, ['Bulbs included', 'Dimmable']],
  ['bulbs that do not', { bulbsIncluded: false, dimmable: false }, ['Bulbs sold separately', 'Not dimmable']],
  ['an integrated LED', { ...LED, bulbsIncluded: true }, ['No bulbs to buy']],
])('bulb answers, %s', (_case, fields, lines) => {
  expect(bulbAnswers(aFixture(fields))).toEqual(lines)
})
