import { expect, test } from 'vitest'
import { bulbInformation } from '../../../src/catalogue/rules/bulb-information.ts'
import { aFixture } from '../../builders.ts'

test.each([
  {
    case: 'everything known',
    fields: { numberOfBulbs: 9, bulbType: 'E12 candelabra', bulbWattage: 6.5, lumensRating: '5,400' },
    lines: ['9 x E12 candelabra', '6.5 W', '5,400 lumens'],
  },
  {
    case: 'an LED that is a bulb is counted',
    fields: { numberOfBulbs: 12, bulbType: 'G9 LED' },
    lines: ['12 x G9 LED'],
  },
  {
    case: 'an integrated LED is not counted',
    fields: { numberOfBulbs: 1, bulbType: 'Integrated LED, 3000 K', bulbWattage: 42 },
    lines: ['Integrated LED, 3000 K', '42 W'],
  },
  {
    case: 'a type that mentions "Integrated" later is a bulb',
    fields: { numberOfBulbs: 1, bulbType: 'E26 medium, not Integrated' },
    lines: ['1 x E26 medium, not Integrated'],
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
