import { describe, expect, test } from 'vitest'
import type { Product } from '../../../src/catalogue/kinds/product.ts'
import { apiFiles, productRecord } from '../../../src/catalogue/views/api.ts'
import { own, ownFan, ownFixture } from '../../own-catalogue/own-catalogue.ts'

const served = async (picture: string) => `/served/${picture}`
const files = apiFiles(own, served)
const answerAt = async (path: string) => {
  const answer = await files.find((file) => file.path === path)?.answer()
  return answer as Record<string, unknown> & readonly unknown[]
}

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

const names = (products: unknown) => (products as readonly { name: string }[]).map(({ name }) => name)

test('lists of categories are arrays', async () => {
  const [fans, fixtures] = [
    await answerAt('getproductcategories'),
    await answerAt('getlightingfixturecategories'),
  ]
  expect([fans.length, fans[2]]).toEqual([9, LARGE])
  expect([fixtures.length, fixtures[4]]).toEqual([5, PENDANTS])
})

describe('the products of a list', () => {
  test('ceilingfans/{category}: its fans, and its description in an array of one', async () => {
    const answer = await answerAt('ceilingfans/large')
    expect(Object.keys(answer)).toEqual(['ceilingFanResults', 'productCategoryDescription'])
    expect(answer.productCategoryDescription).toEqual([LARGE])
    expect(names(answer.ceilingFanResults).slice(0, 2)).toEqual(['foundry-65', 'halcyon-72'])
    expect(answer.ceilingFanResults).toHaveLength(5)
  })

  test('lightingfixtures/{category}: its fixtures, and its description in an array of one', async () => {
    const answer = await answerAt('lightingfixtures/pendants')
    expect(Object.keys(answer)).toEqual(['lightingFixtureResults', 'lightingFixtureCategoryDescription'])
    expect(answer.lightingFixtureCategoryDescription).toEqual([PENDANTS])
    expect(answer.lightingFixtureResults).toHaveLength(3)
  })

  test('bybrand/ceilingfans/{brand}: its fans, and the brand as one object', async () => {
    const answer = await answerAt('bybrand/ceilingfans/hunter')
    expect(Object.keys(answer)).toEqual(['ceilingFanResults', 'manufacturerDescription'])
    expect(answer.manufacturerDescription).toEqual(HUNTER)
    expect(names(answer.ceilingFanResults)).toEqual(['signal-52'])
  })
})

const namesOf = (list: string) => list.trim().split(/\s+/)

// The fields of rule F3 and those that this site adds, in alphabetical order.
const FAN_FIELDS = namesOf(`
  airflowRating bladeCount bladeDropInches canopyMaxSlopeDegrees colors discontinued downrodDiameterInches finishPictures furtherPictures
  handheldRemoteControlAndInWallRemoteControlIncluded handheldRemoteControlAvailable
  handheldRemoteControlIncluded hardwiredWallControlAvailable hardwiredWallControlIncluded
  imageUrl inWallRemoteControlAvailable inWallRemoteControlIncluded lightIncluded
  lightKitAdaptable lightKitInformation lightKitRequired location locationRating lumensRating
  manufacturer manufacturerNameReference mixAndMatch modelNumber modelUrl motorType mounting name outlineUrl
  productCategories productDescription productUrl replacedBy shown sizes smartFan smartFanAdaptable smartFanDetails styles
  title universalLightKitAdaptable warranty wattsOnHigh weightPounds wifiCompatible
`)
const FIXTURE_FIELDS = namesOf(`
  availableInOtherSizes bulbShape bulbType bulbWattage bulbsIncluded colors dimmable discontinued finishPartNumbers
  finishPictures fixtureHeight fixtureLength fixtureWidth furtherPictures imageUrl locationRating lumensRating manufacturer manufacturerNameReference
  maxOverallHeight modelUrl mounting name numberOfBulbs outlineUrl partNumber productCategories productDescription productUrl
  replacedBy shown styles title warranty weightPounds
`)

test('every record has every field, known or not', async () => {
  const fieldsOf = async (product: Product) => Object.keys(await productRecord(product, served)).sort()
  for (const fan of own.fans) expect(await fieldsOf(fan)).toEqual(FAN_FIELDS)
  for (const fixture of own.fixtures) expect(await fieldsOf(fixture)).toEqual(FIXTURE_FIELDS)
})

test('an unknown value is null, an unknown list empty', async () => {
  expect(await productRecord(ownFan('atelier-52'), served)).toMatchObject({
    airflowRating: [],
    lightKitAdaptable: null,
    smartFanDetails: null,
  })
  expect(await productRecord(ownFixture('lanes-end-post-22'), served)).toMatchObject({
    maxOverallHeight: null,
    finishPictures: {},
  })
})

test('photos of other finishes have their served addresses', async () => {
  const single = await productRecord(ownFan('alder-52'), served)
  expect(single.finishPictures).toEqual({
    'Satin Nickel': '/served/content/images/fans/nickel.jpg',
    'Matte White': '/served/content/images/fans/white.jpg',
  })
  const mixed = await productRecord(ownFan('halcyon-72'), served)
  expect(mixed.finishPictures).toContainEqual({
    body: 'Satin Brass',
    blades: 'Walnut',
    imageUrl: '/served/content/images/fans/bronze.jpg',
  })
})
