import { describe, expect, test } from 'vitest'
import { productRecord } from '../../../src/catalogue/views/api.ts'
import { own, ownFan, ownFixture } from '../../own-catalogue/own-catalogue.ts'

const served = async (picture: string) => `/served/${picture}`
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

describe('every record has every field, known or not', () => {
  test('of a fan', async () => {
    for (const fan of own.fans)
      expect(Object.keys(await productRecord(fan, served)).sort()).toEqual(FAN_FIELDS)
  })

  test('of a fixture', async () => {
    for (const fixture of own.fixtures)
      expect(Object.keys(await productRecord(fixture, served)).sort()).toEqual(FIXTURE_FIELDS)
  })
})

test('what is unknown is null, and what is not listed is empty', async () => {
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

test('the pictures of further finishes are named by the addresses they are served under', async () => {
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
