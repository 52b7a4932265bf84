import { describe, expect, test } from 'vitest'
import { cardFacts, productSummary } from '../../../src/catalogue/views/product-summary.ts'
import { aFan, aFixture } from '../../builders.ts'
import { own, ownFan } from '../../own-catalogue/own-catalogue.ts'

test('a fan’s card lists sizes, rating and light, in that order', () => {
  const fan = aFan({
    sizes: [60, 52],
    locationRating: 'Indoor / Outdoor (Damp)',
    lightIncluded: true,
    lightKitInformation: 'Integrated 17 W LED module, dimmable',
  })
  expect(cardFacts(fan)).toEqual(['52 and 60 in.', 'Damp', 'LED light'])
})

test('marks a fan with a showroom location as on display', () => {
  const factsOf = (location?: string) => productSummary(own, aFan({ location })).facts
  expect(factsOf('Aisle 2')).toEqual([...factsOf(), 'On display'])
})

describe('the light on a fan’s card', () => {
  const lightFact = (given: Parameters<typeof aFan>[0]) => cardFacts(aFan(given)).slice(2)

  test.each([
    [{ lightIncluded: true, lightKitInformation: 'two led lamps' }, ['LED light']],
    [{ lightIncluded: true, lightKitInformation: 'Two LEDs behind opal glass' }, ['LED light']],
    [{ lightIncluded: true, lightKitInformation: 'Lamps behind sealed glass' }, ['Light included']],
    [{ lightIncluded: true }, ['Light included']],
    [{ lightIncluded: false, lightKitAdaptable: true }, ['Takes a light kit']],
    [{ lightIncluded: false, lightKitAdaptable: false }, ['No light']],
    [{ lightKitAdaptable: true }, []],
  ])('with %j: %j', (given, facts) => {
    expect(lightFact(given)).toEqual(facts)
  })
})

test('a fixture’s card lists width, rating and light, in that order', () => {
  const fixture = aFixture({ fixtureLength: 7, fixtureWidth: 21.5, locationRating: 'Wet', numberOfBulbs: 2 })
  expect(cardFacts(fixture)).toEqual(['21.5 in. wide', 'Wet', '2 bulbs'])
})

test.each([
  { fields: { numberOfBulbs: 1, bulbType: 'E26 medium' }, fact: '1 bulb' },
  { fields: { numberOfBulbs: 1, bulbType: 'Integrated LED, 3000 K' }, fact: 'Integrated LED' },
  { fields: { bulbType: 'E26 medium' }, fact: undefined },
])('a fixture’s card with $fields reads "$fact"', ({ fields, fact }) => {
  expect(cardFacts(aFixture(fields))[2]).toBe(fact)
})

test('a fan’s card has its finish colors', () => {
  expect(productSummary(own, ownFan('alder-52'), '/a')).toMatchObject({
    url: '/a',
    productUrl: 'alder-52',
    title: 'Alder 52',
    manufacturer: 'Maxim Lighting',
    picture: 'content/images/fans/alder-52.jpg',
    facts: ['52 in.', 'Indoor', 'Light included', 'On display'],
    finishes: [
      { label: 'Oil Rubbed Bronze', slug: 'oil-rubbed-bronze', colour: '#3f2f25', isShown: true },
      { label: 'Satin Nickel', slug: 'satin-nickel', colour: '#a9a59d', isShown: false },
      { label: 'Matte White', slug: 'matte-white', colour: '#f3f1ed', isShown: false },
    ],
    bladeFinishes: [],
  })
})

test('a mix-and-match fan’s card has its body finishes', () => {
  const { finishes, bladeFinishes, facts } = productSummary(own, ownFan('halcyon-72'))
  expect(finishes.map(({ label }) => label)).toEqual(['Graphite', 'Brushed Nickel', 'Satin Brass'])
  expect(bladeFinishes.filter(({ isShown }) => isShown)).toHaveLength(1)
  expect(facts).toEqual(['72 and 84 in.', 'Damp', 'Takes a light kit', 'On display'])
})
