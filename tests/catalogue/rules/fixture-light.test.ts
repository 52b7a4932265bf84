import { expect, test } from 'vitest'
import { fixtureLight } from '../../../src/catalogue/rules/fixture-light.ts'
import { aFixture } from '../../builders.ts'

test.each([
  { case: 'nothing known', given: {}, lines: [] },
  { case: 'one bulb', given: { numberOfBulbs: 1, bulbWattage: 60 }, lines: ['1 bulb of 60 W'] },
  { case: 'four bulbs', given: { numberOfBulbs: 4, bulbWattage: 60 }, lines: ['4 bulbs of 60 W each'] },
  { case: 'bulbs of unknown watts', given: { numberOfBulbs: 3 }, lines: ['3 bulbs'] },
  { case: 'watts of unknown bulbs', given: { bulbWattage: 60 }, lines: [] },
  {
    case: 'bulbs that come with it',
    given: { numberOfBulbs: 12, bulbWattage: 3, bulbsIncluded: true, dimmable: true },
    lines: ['12 bulbs of 3 W each', 'Bulbs included', 'Dimmable'],
  },
  {
    case: 'bulbs that do not',
    given: { numberOfBulbs: 2, bulbsIncluded: false, dimmable: false },
    lines: ['2 bulbs', 'Bulbs sold separately', 'Not dimmable'],
  },
  {
    case: 'an integrated LED',
    given: { numberOfBulbs: 1, bulbType: 'Integrated LED, 3000 K', bulbWattage: 42, bulbsIncluded: true },
    lines: ['Built-in LED, no bulbs to buy'],
  },
])('$case', ({ given, lines }) => {
  expect(fixtureLight(aFixture(given))).toEqual(lines)
})
