import { describe, expect, test } from 'vitest'
import { fanCardFacts, fixtureCardFacts } from '../../../src/catalogue/rules/card-facts.ts'
import { aFan, aFixture } from '../../builders.ts'

describe('the card of a fan', () => {
  test('gives its sizes, its rating and its light, in that order', () => {
    const fan = aFan({
      sizes: [60, 52],
      locationRating: 'Indoor / Outdoor (Damp)',
      lightIncluded: true,
      lightKitInformation: 'Integrated 17 W LED module, dimmable',
    })
    expect(fanCardFacts(fan)).toEqual(['52 and 60 in.', 'Damp', 'LED light'])
  })

  test('is silent about a light of which nothing is known', () => {
    expect(fanCardFacts(aFan())).toEqual(['52 in.', 'Indoor'])
  })

  test.each([
    { information: 'Integrated LED module, 15 W', fact: 'LED light' },
    { information: 'two led lamps', fact: 'LED light' },
    { information: 'Two LEDs behind opal glass', fact: 'LED light' },
    { information: 'LED', fact: 'LED light' },
    { information: 'Two-lamp opal glass bowl, E26 base', fact: 'Light included' },
    { information: 'Three lamps behind sealed glass', fact: 'Light included' },
    { information: undefined, fact: 'Light included' },
  ])('a light described as "$information" is "$fact"', ({ information, fact }) => {
    const described = information === undefined ? {} : { lightKitInformation: information }
    expect(fanCardFacts(aFan({ lightIncluded: true, ...described }))).toEqual(['52 in.', 'Indoor', fact])
    expect(fanCardFacts(aFan({ lightIncluded: true, lightKitRequired: true, ...described }))).toEqual([
      '52 in.',
      'Indoor',
      fact,
    ])
  })

  test.each([
    { kit: true, universal: true, facts: ['Takes a light kit'] },
    { kit: true, universal: false, facts: ['Takes a light kit'] },
    { kit: true, universal: undefined, facts: ['Takes a light kit'] },
    { kit: false, universal: true, facts: ['Takes a light kit'] },
    { kit: false, universal: false, facts: ['No light'] },
    { kit: false, universal: undefined, facts: ['No light'] },
    { kit: undefined, universal: true, facts: ['Takes a light kit'] },
    { kit: undefined, universal: false, facts: [] },
    { kit: undefined, universal: undefined, facts: [] },
  ])("without a light, the maker's kit $kit, a universal kit $universal: $facts", (row) => {
    const fan = aFan({
      lightIncluded: false,
      lightKitAdaptable: row.kit,
      universalLightKitAdaptable: row.universal,
    })
    expect(fanCardFacts(fan)).toEqual(['52 in.', 'Indoor', ...row.facts])
  })

  test('a kit that fits says nothing while it is unknown whether a light is included', () => {
    expect(fanCardFacts(aFan({ lightKitAdaptable: true }))).toEqual(['52 in.', 'Indoor'])
  })
})

describe('the card of a fixture', () => {
  test.each([
    { length: 32, width: 32, fact: '32 in. wide' },
    { length: 48, width: 3, fact: '48 in. wide' },
    { length: 7, width: 21, fact: '21 in. wide' },
    { length: 5, width: 6.5, fact: '6.5 in. wide' },
  ])('$length in. long and $width in. wide is "$fact"', ({ length, width, fact }) => {
    const fixture = aFixture({ fixtureLength: length, fixtureWidth: width })
    expect(fixtureCardFacts(fixture)).toEqual([fact, 'Dry'])
  })

  test.each(['Dry', 'Damp', 'Wet'] as const)('gives the rating %s', (locationRating) => {
    expect(fixtureCardFacts(aFixture({ locationRating }))).toEqual(['12 in. wide', locationRating])
  })

  test.each([
    { fields: { numberOfBulbs: 1, bulbType: 'E26 medium' }, fact: '1 bulb' },
    { fields: { numberOfBulbs: 2 }, fact: '2 bulbs' },
    { fields: { numberOfBulbs: 12, bulbType: 'G9 LED' }, fact: '12 bulbs' },
    { fields: { numberOfBulbs: 1, bulbType: 'Integrated LED, 3000 K' }, fact: 'Integrated LED' },
    { fields: { bulbType: 'Integrated LED' }, fact: 'Integrated LED' },
  ])('$fields is "$fact"', ({ fields, fact }) => {
    expect(fixtureCardFacts(aFixture(fields))).toEqual(['12 in. wide', 'Dry', fact])
  })

  test('is silent about bulbs whose number is unknown', () => {
    expect(fixtureCardFacts(aFixture({ bulbType: 'E26 medium' }))).toEqual(['12 in. wide', 'Dry'])
  })
})
