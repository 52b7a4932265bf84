import { describe, expect, test } from 'vitest'
import { KIND_NAMES, KINDS } from '../../../src/catalogue/kinds/product-kinds.ts'
import type { Fan } from '../../../src/catalogue/schema/fan.ts'
import type { Fixture } from '../../../src/catalogue/schema/fixture.ts'
import { productRecord } from '../../../src/catalogue/views/api.ts'
import { fanSpecs, fixtureSpecs } from '../../../src/catalogue/views/spec-rows.ts'
import { knownRecord } from '../../../src/features/list/known-record.ts'
import { listedProduct } from '../../../src/features/list/listed-product.ts'
import { aFan, aFixture } from '../../builders.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

const COST = { hoursADay: 6.4, centsPerKwh: 12 }
const pictureUrl = async (picture: string) => `/_astro/${picture.split('/').at(-1)}`
const overTheWire = (answer: object): unknown => JSON.parse(JSON.stringify(answer))
const listed = (answer: object, url: string) => {
  const known = knownRecord(overTheWire(answer), url)
  return known && listedProduct(known)
}
const listedFan = async (fan: Fan) =>
  listed({ ceilingFanResults: await productRecord(fan, pictureUrl) }, '/a/fan')
const listedFixture = async (fixture: Fixture) =>
  listed({ lightingFixtureResults: await productRecord(fixture, pictureUrl) }, '/a/fixture')

describe('a fan from its record', () => {
  test('has its name, its maker and its page', async () => {
    expect(await listedFan(aFan({ title: 'Alder 52', manufacturer: 'Maxim' }))).toMatchObject({
      kind: 'fans',
      productUrl: 'plain-52',
      title: 'Alder 52',
      manufacturer: 'Maxim',
      url: '/a/fan',
    })
  })

  test('has its sizes and spans, the largest span first', async () => {
    expect(await listedFan(aFan({ sizes: [52, 60] }))).toMatchObject({
      sizes: '52 and 60 in.',
      spans: [60, 52],
    })
  })

  test.each([
    aFan(),
    aFan({
      lightIncluded: true,
      airflowRating: [5140],
      wattsOnHigh: [27],
      motorType: 'DC',
      location: 'Bay 3',
    }),
  ])('has the specification of its page %#', async (fan) => {
    expect((await listedFan(fan))?.specs(COST)).toEqual(fanSpecs(fan, COST))
  })

  test('has its place in the showroom and the figures of its bars only when they are known', async () => {
    expect(await listedFan(aFan())).toMatchObject({ figures: { airflow: [], efficiency: [] } })
    expect(await listedFan(aFan())).not.toHaveProperty('onDisplayAt')
    expect(
      await listedFan(aFan({ airflowRating: [5600], wattsOnHigh: [28], location: 'Bay 3' })),
    ).toMatchObject({
      figures: { airflow: [5600], efficiency: [200], runningCost: [28] },
      onDisplayAt: 'Bay 3',
    })
  })

  test.each([
    [true, { lightIncluded: true }],
    [false, { lightIncluded: false }],
    [false, {}],
  ])('is drawn with a light: %s of %j', async (hasLight, given) => {
    expect((await listedFan(aFan(given)))?.hasLight).toBe(hasLight)
  })

  test('has the pictures of its finishes as the site serves them', async () => {
    const fan = await listedFan(
      aFan({ colors: ['Matte Black', 'Satin Nickel'], finishPictures: { 'Satin Nickel': 'content/sn.jpg' } }),
    )
    expect(fan?.finishes.views.map(({ picture }) => picture)).toEqual([
      '/_astro/plain-52.jpg',
      '/_astro/sn.jpg',
    ])
  })
})

describe('a fixture from its record', () => {
  test.each([aFixture(), aFixture({ numberOfBulbs: 3, bulbType: 'E26', availableInOtherSizes: false })])(
    'has the specification of its page %#',
    async (fixture) => {
      expect((await listedFixture(fixture))?.specs(COST)).toEqual(fixtureSpecs(fixture))
    },
  )

  test('is of one size, whatever size is asked for', async () => {
    const fixture = await listedFixture(aFixture())
    expect(fixture?.inSize(52)).toBe(fixture)
  })

  test('has its outline, the larger side as its width', async () => {
    expect(
      await listedFixture(aFixture({ fixtureLength: 12, fixtureWidth: 30, fixtureHeight: 14 })),
    ).toMatchObject({
      kind: 'fixtures',
      sizes: '30 in. wide, 12 in. deep, 14 in. high',
      outline: { widthInches: 30, depthInches: 12, heightInches: 14 },
      spans: [],
    })
  })
})

test.each([undefined, null, {}, 'No Results', { ceilingFanResults: null }])(
  'an answer of %j holds no product',
  (answer) => {
    expect(knownRecord(answer, '/')).toBeUndefined()
  },
)

test.each(KINDS)('the list knows the %s of the catalog from the API', async (kind) => {
  const [product] = own[kind]
  if (!product) throw new Error(`The tests' own catalog has no ${kind}.`)
  const answer = { [KIND_NAMES[kind].results]: await productRecord(product, pictureUrl) }
  expect(listed(answer, '/a/page')).toMatchObject({ kind, productUrl: product.productUrl })
})
