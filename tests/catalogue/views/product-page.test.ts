import { expect, test } from 'vitest'
import { brandFanPage, categoryProductPage } from '../../../src/catalogue/views/product-page.ts'
import { aFan, aFixture } from '../../builders.ts'
import { own, ownFan, ownFixture } from '../../own-catalogue/own-catalogue.ts'

test('a fan in a category leads back to it, and is canonical in its first category', () => {
  const page = categoryProductPage(own, ownFan('axial-54'), 'outdoor')
  expect(page).toMatchObject({
    path: '/ceiling-fans/outdoor/axial-54',
    canonicalPath: '/ceiling-fans/smart/axial-54',
    trail: [
      { label: 'Ceiling Fans', url: '/ceiling-fans' },
      { label: 'Outdoor Ceiling Fans', url: '/ceiling-fans/outdoor' },
    ],
    back: { label: 'Back to Outdoor Ceiling Fans', url: '/ceiling-fans/outdoor' },
  })
  expect(page).not.toHaveProperty('onDisplayAt')
})

test('a fan of a brand leads back to the brand', () => {
  expect(brandFanPage(own, ownFan('halcyon-72'))).toMatchObject({
    path: '/ceiling-fans/by-brand/maxim-lighting/halcyon-72',
    canonicalPath: '/ceiling-fans/large/halcyon-72',
    back: { label: 'Back to Maxim Lighting', url: '/ceiling-fans/by-brand/maxim-lighting' },
    shownIn: 'Shown in Graphite Body, Walnut Blades',
  })
})

test("a brand's page has the fan's name in its address, a category's its own address", () => {
  const fan = aFan({ name: 'plain-52', productUrl: 'the-plain', manufacturerNameReference: 'hunter' })
  expect(brandFanPage(own, fan).path).toBe('/ceiling-fans/by-brand/hunter/plain-52')
  expect(brandFanPage(own, fan).canonicalPath).toBe('/ceiling-fans/traditional/the-plain')
  expect(categoryProductPage(own, fan, 'smart').path).toBe('/ceiling-fans/smart/the-plain')
})

test('a fixture in a category leads back to it, and is canonical in its first category', () => {
  const fixture = aFixture({ productCategories: ['chandeliers', 'pendants'] })
  expect(categoryProductPage(own, fixture, 'pendants')).toMatchObject({
    path: '/lighting-fixtures/pendants/plain-pendant-12',
    canonicalPath: '/lighting-fixtures/chandeliers/plain-pendant-12',
    back: { label: 'Back to Pendants', url: '/lighting-fixtures/pendants' },
    partNumber: 'PP-12',
  })
})

test("a fixture leads to its brand's page, or to the lights of a brand without fans", () => {
  const brandOf = (name: string, category: string) =>
    categoryProductPage(own, ownFixture(name), category).manufacturer
  expect(brandOf('reed-cylinder-6', 'pendants')).toEqual({
    name: 'Hunter',
    url: '/ceiling-fans/by-brand/hunter',
  })
  expect(brandOf('lanes-end-post-22', 'outdoor-lighting')).toEqual({
    name: 'The Great Outdoors',
    url: '/lighting-fixtures?brand=the-great-outdoors',
  })
})
