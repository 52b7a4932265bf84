import { describe, expect, test } from 'vitest'
import { cardFacts } from '../../../src/catalogue/views/product-card.ts'
import { aFan, aFixture } from '../../builders.ts'

test('the card of a fan gives its sizes, its rating and its light, in that order', () => {
  const fan = aFan({
    sizes: [60, 52],
    locationRating: 'Indoor / Outdoor (Damp)',
    lightIncluded: true,
    lightKitInformation: 'Integrated 17 W LED module, dimmable',
  })
  expect(cardFacts(fan)).toEqual(['52 and 60 in.', 'Damp', 'LED light'])
})

describe('the light on the card of a fan', () => {
  const lightFact = (given: Parameters<typeof aFan>[0]) => cardFacts(aFan(given)).slice(2)

  test.each([
    ['two led lamps', 'LED light'],
    ['Two LEDs behind opal glass', 'LED light'],
    ['LED', 'LED light'],
    ['Three lamps behind sealed glass', 'Light included'],
    [undefined, 'Light included'],
  ])('that is described as %j is "%s"', (lightKitInformation, fact) => {
    expect(lightFact({ lightIncluded: true, lightKitInformation })).toEqual([fact])
  })

  test.each([
    ['a kit', { lightIncluded: false, lightKitAdaptable: true }, ['Takes a light kit']],
    ['no kit', { lightIncluded: false, lightKitAdaptable: false }, ['No light']],
    ['nothing known', { lightKitAdaptable: true }, []],
  ])('%s: %j', (_light, flags, facts) => {
    expect(lightFact(flags)).toEqual(facts)
  })
})

test('the card of a fixture gives its width, its rating and its light, in that order', () => {
  const fixture = aFixture({ fixtureLength: 7, fixtureWidth: 21.5, locationRating: 'Wet', numberOfBulbs: 2 })
  expect(cardFacts(fixture)).toEqual(['21.5 in. wide', 'Wet', '2 bulbs'])
})

test.each([
  { fields: { numberOfBulbs: 1, bulbType: 'E26 medium' }, fact: '1 bulb' },
  { fields: { numberOfBulbs: 1, bulbType: 'Integrated LED, 3000 K' }, fact: 'Integrated LED' },
  { fields: { bulbType: 'E26 medium' }, fact: undefined },
])('on the card of a fixture $fields is "$fact"', ({ fields, fact }) => {
  expect(cardFacts(aFixture(fields))[2]).toBe(fact)
})
