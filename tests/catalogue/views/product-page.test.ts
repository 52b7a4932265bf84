import { describe, expect, test } from 'vitest'
import { brandFanPage, categoryProductPage } from '../../../src/catalogue/views/product-page.ts'
import { fanSpecs, fixtureSpecs } from '../../../src/catalogue/views/spec-rows.ts'
import { aFan, aFixture } from '../../builders.ts'
import { own, ownFan, ownFixture } from '../../own-catalogue/own-catalogue.ts'

describe("a fan's page in a category", () => {
  const page = categoryProductPage(own, ownFan('axial-54'), 'outdoor')

  test('says where it is, and is canonical to its first category', () => {
    expect(page).toMatchObject({
      kind: 'fans',
      title: 'Axial 54',
      path: '/ceiling-fans/outdoor/axial-54',
      trail: [
        { label: 'Ceiling Fans', url: '/ceiling-fans' },
        { label: 'Outdoor Ceiling Fans', url: '/ceiling-fans/outdoor' },
      ],
      back: { label: 'Back to Outdoor Ceiling Fans', url: '/ceiling-fans/outdoor' },
      canonicalPath: '/ceiling-fans/smart/axial-54',
    })
  })

  test('shows picture, caption, maker, facts and location', () => {
    expect(page).toMatchObject({
      picture: 'content/images/fans/black.jpg',
      shownIn: 'Shown in Matte Black',
      manufacturer: { name: 'Modern Forms', url: '/ceiling-fans/by-brand/modern-forms' },
      facts: ['54 in.', 'Wet', 'Light included'],
    })
    expect(page).not.toHaveProperty('partNumber')
    expect(page.finishes.views).toHaveLength(3)
    expect(page.specs).toEqual(fanSpecs(ownFan('axial-54'), own.store.runningCost))
  })

  test('names the place in the showroom only where the fan hangs in one', () => {
    expect(page).not.toHaveProperty('onDisplayAt')
    expect(categoryProductPage(own, ownFan('alder-52'), 'traditional').onDisplayAt).toBe(
      'Front showroom, bay 3',
    )
  })
})

describe("a fan's page on its brand screen", () => {
  const page = brandFanPage(own, ownFan('halcyon-72'))

  test('says where it is, and is canonical to its first category', () => {
    expect(page).toMatchObject({
      path: '/ceiling-fans/by-brand/maxim-lighting/halcyon-72',
      canonicalPath: '/ceiling-fans/large/halcyon-72',
      trail: [
        { label: 'Ceiling Fans', url: '/ceiling-fans' },
        { label: 'Maxim Lighting', url: '/ceiling-fans/by-brand/maxim-lighting' },
      ],
      back: { label: 'Back to Maxim Lighting', url: '/ceiling-fans/by-brand/maxim-lighting' },
      shownIn: 'Shown in Graphite Body, Walnut Blades',
    })
  })

  test('is found by the name of the fan, its page in a category by the address', () => {
    const fan = aFan({
      name: 'plain-52',
      productUrl: 'the-plain',
      manufacturer: 'Hunter',
      manufacturerNameReference: 'hunter',
    })
    expect(brandFanPage(own, fan).path).toBe('/ceiling-fans/by-brand/hunter/plain-52')
    expect(brandFanPage(own, fan).canonicalPath).toBe('/ceiling-fans/traditional/the-plain')
    expect(categoryProductPage(own, fan, 'smart').path).toBe('/ceiling-fans/smart/the-plain')
  })
})

describe("a fixture's page", () => {
  const page = categoryProductPage(own, ownFixture('reed-cylinder-6'), 'pendants')

  test('says where it is', () => {
    expect(page).toMatchObject({
      kind: 'fixtures',
      title: 'Reed Cylinder 6',
      shownIn: 'Shown in Brushed Nickel',
      partNumber: 'RC-0615-BN',
      path: '/lighting-fixtures/pendants/reed-cylinder-6',
      canonicalPath: '/lighting-fixtures/pendants/reed-cylinder-6',
      trail: [
        { label: 'Lighting Fixtures', url: '/lighting-fixtures' },
        { label: 'Pendants', url: '/lighting-fixtures/pendants' },
      ],
      back: { label: 'Back to Pendants', url: '/lighting-fixtures/pendants' },
    })
    expect(page).not.toHaveProperty('onDisplayAt')
    expect(page.specs).toEqual(fixtureSpecs(ownFixture('reed-cylinder-6')))
  })

  test('is canonical to its first category', () => {
    const fixture = aFixture({ productCategories: ['chandeliers', 'pendants'] })
    expect(categoryProductPage(own, fixture, 'pendants').canonicalPath).toBe(
      '/lighting-fixtures/chandeliers/plain-pendant-12',
    )
  })

  test('leads to the brand screen of its maker, or to the lights of one without fans', () => {
    expect(page.manufacturer).toEqual({ name: 'Hunter', url: '/ceiling-fans/by-brand/hunter' })
    expect(
      categoryProductPage(own, ownFixture('lanes-end-post-22'), 'outdoor-lighting').manufacturer,
    ).toEqual({
      name: 'The Great Outdoors',
      url: '/lighting-fixtures?brand=the-great-outdoors',
    })
  })
})
