import { describe, expect, test } from 'vitest'
import { apiAnswers } from '../../../src/catalogue/views/api-answers.ts'
import { own, ownFan, ownFixture } from '../../own-catalogue/own-catalogue.ts'

const api = apiAnswers(own, async (picture) => `/served/${picture}`)

/** The fields of specification section 3 and those that this site adds, in alphabetical order. */
const FAN_FIELDS = [
  'airflowRating',
  'bladeCount',
  'bladeDropInches',
  'colors',
  'finishPictures',
  'handheldRemoteControlAndInWallRemoteControlIncluded',
  'handheldRemoteControlAvailable',
  'handheldRemoteControlIncluded',
  'hardwiredWallControlAvailable',
  'hardwiredWallControlIncluded',
  'imageUrl',
  'inWallRemoteControlAvailable',
  'inWallRemoteControlIncluded',
  'lightIncluded',
  'lightKitAdaptable',
  'lightKitInformation',
  'lightKitRequired',
  'location',
  'locationRating',
  'lumensRating',
  'manufacturer',
  'manufacturerNameReference',
  'mixAndMatch',
  'motorType',
  'mounting',
  'name',
  'productCategories',
  'productDescription',
  'productUrl',
  'shown',
  'sizes',
  'smartFan',
  'smartFanAdaptable',
  'smartFanDetails',
  'styles',
  'title',
  'universalLightKitAdaptable',
  'wifiCompatible',
]
const FIXTURE_FIELDS = [
  'availableInOtherSizes',
  'bulbType',
  'bulbWattage',
  'colors',
  'finishPictures',
  'fixtureHeight',
  'fixtureLength',
  'fixtureWidth',
  'imageUrl',
  'locationRating',
  'lumensRating',
  'manufacturer',
  'manufacturerNameReference',
  'maxOverallHeight',
  'name',
  'numberOfBulbs',
  'partNumber',
  'productCategories',
  'productDescription',
  'productUrl',
  'shown',
  'styles',
  'title',
]

const LARGE = {
  name: 'large',
  productCategory: 'Large Ceiling Fans',
  categoryDescription: 'All that we have in Large Ceiling Fans. Come and see them turn.',
  imageUrl: '/served/content/images/fans/black.jpg',
}
const PENDANTS = {
  name: 'pendants',
  lightingFixtureCategory: 'Pendants',
  categoryDescription: 'All that we have in Pendants. Come and see them lit.',
  imageUrl: '/served/content/images/fixtures/black.jpg',
}
const HUNTER = {
  id: 4,
  name: 'Hunter',
  nameReference: 'hunter',
  manufacturerDescription: 'Hunter makes what hangs from ceilings.',
  websiteUrl: 'https://hunter.example.com/',
  imageUrl: '/served/content/images/fans/black.jpg',
}

const names = (products: readonly { name: string }[]) => products.map(({ name }) => name)

describe('lists of categories', () => {
  test('getproductcategories is an array of the fan categories', async () => {
    const answer = await api.productCategories()
    expect(names(answer)).toEqual([
      'contemporary',
      'empty',
      'large',
      'low-profile',
      'outdoor',
      'rows',
      'small-rooms',
      'smart',
      'traditional',
    ])
    expect(answer[2]).toEqual(LARGE)
  })

  test('getlightingfixturecategories is an array of the fixture categories', async () => {
    const answer = await api.lightingFixtureCategories()
    expect(answer).toHaveLength(5)
    expect(answer[4]).toEqual(PENDANTS)
  })
})

describe('what is in a category', () => {
  test('ceilingfans/{category}: its fans, and its description in an array of one', async () => {
    const answer = await api.ceilingFans('large')
    expect(Object.keys(answer)).toEqual(['ceilingFanResults', 'productCategoryDescription'])
    expect(answer.productCategoryDescription).toEqual([LARGE])
    expect(names(answer.ceilingFanResults).slice(0, 2)).toEqual(['foundry-65', 'halcyon-72'])
    expect(answer.ceilingFanResults).toHaveLength(5)
  })

  test('lightingfixtures/{category}: its fixtures, and its description in an array of one', async () => {
    const answer = await api.lightingFixtures('pendants')
    expect(Object.keys(answer)).toEqual(['lightingFixtureResults', 'lightingFixtureCategoryDescription'])
    expect(answer.lightingFixtureCategoryDescription).toEqual([PENDANTS])
    expect(answer.lightingFixtureResults).toHaveLength(3)
  })

  test('bybrand/ceilingfans/{brand}: its fans, and the maker as one object', async () => {
    const answer = await api.ceilingFansByBrand('hunter')
    expect(Object.keys(answer)).toEqual(['ceilingFanResults', 'manufacturerDescription'])
    expect(answer.manufacturerDescription).toEqual(HUNTER)
    expect(names(answer.ceilingFanResults)).toEqual(['signal-52'])
  })
})

describe('details', () => {
  test('ceilingfandetails/{category}/{id}: one fan, and the category in an array of one', async () => {
    const answer = await api.ceilingFanDetails('large', ownFan('halcyon-72'))
    expect(answer).toMatchObject({
      ceilingFanResults: {
        name: 'halcyon-72',
        imageUrl: '/served/content/images/fans/black.jpg',
        mixAndMatch: true,
        sizes: [72, 84],
      },
      productCategoryDescription: [LARGE],
    })
  })

  test('lightingfixturedetails/{category}/{id}: one fixture, and the category in an array of one', async () => {
    const answer = await api.lightingFixtureDetails('pendants', ownFixture('reed-cylinder-6'))
    expect(answer).toMatchObject({
      lightingFixtureResults: { name: 'reed-cylinder-6', availableInOtherSizes: null, lumensRating: '800' },
      lightingFixtureCategoryDescription: [PENDANTS],
    })
  })

  test('ceilingfandetailsbybrand/{brand}/{id}: one fan, and its maker as one object', async () => {
    const answer = await api.ceilingFanDetailsByBrand(ownFan('signal-52'))
    expect(answer).toMatchObject({
      ceilingFanResults: { name: 'signal-52', manufacturer: 'Hunter' },
      manufacturerDescription: HUNTER,
    })
  })
})

describe('a record', () => {
  test('every fan has every field, known or not', async () => {
    for (const fan of own.fans) {
      const { ceilingFanResults } = await api.ceilingFanDetailsByBrand(fan)
      expect(Object.keys(ceilingFanResults).sort()).toEqual(FAN_FIELDS)
    }
  })

  test('every fixture has every field, known or not', async () => {
    for (const fixture of own.fixtures) {
      const [category = ''] = fixture.productCategories
      const { lightingFixtureResults } = await api.lightingFixtureDetails(category, fixture)
      expect(Object.keys(lightingFixtureResults).sort()).toEqual(FIXTURE_FIELDS)
    }
  })

  test('what is unknown is null, and what is not listed is empty', async () => {
    const { ceilingFanResults } = await api.ceilingFanDetailsByBrand(ownFan('atelier-52'))
    expect(ceilingFanResults).toMatchObject({
      airflowRating: [],
      lightKitAdaptable: null,
      smartFanDetails: null,
    })
    const { lightingFixtureResults } = await api.lightingFixtureDetails(
      'outdoor-lighting',
      ownFixture('lanes-end-post-22'),
    )
    expect(lightingFixtureResults).toMatchObject({ maxOverallHeight: null, finishPictures: {} })
  })

  test('the pictures of further finishes are served ones', async () => {
    const single = await api.ceilingFanDetailsByBrand(ownFan('alder-52'))
    expect(single.ceilingFanResults.finishPictures).toEqual({
      'Satin Nickel': '/served/content/images/fans/nickel.jpg',
      'Matte White': '/served/content/images/fans/white.jpg',
    })
    const mixed = await api.ceilingFanDetailsByBrand(ownFan('halcyon-72'))
    expect(mixed.ceilingFanResults.finishPictures).toContainEqual({
      body: 'Satin Brass',
      blades: 'Walnut',
      imageUrl: '/served/content/images/fans/bronze.jpg',
    })
  })
})
