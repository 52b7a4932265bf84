import { expect, test } from 'vitest'
import { brandFanPage, categoryProductPage } from '../../../src/catalogue/views/product-page.ts'
import { aFan, aFixture } from '../../builders.ts'
import { own, ownFan, ownFixture } from '../../own-catalogue/own-catalogue.ts'

const plain = aFan({ name: 'plain-52', productUrl: 'the-plain', manufacturerNameReference: 'hunter' })
const pendant = aFixture({ productCategories: ['chandeliers', 'pendants'] })

test.each([
  [
    categoryProductPage(own, ownFan('axial-54'), 'outdoor'),
    '/ceiling-fans/outdoor/axial-54',
    '/ceiling-fans/smart/axial-54',
    { label: 'Back to Outdoor Ceiling Fans', url: '/ceiling-fans/outdoor' },
  ],
  // A brand's page has the fan's name in its address, a category's its own address.
  [
    brandFanPage(own, plain),
    '/ceiling-fans/by-brand/hunter/plain-52',
    '/ceiling-fans/traditional/the-plain',
    { label: 'Back to Plain & Sons', url: '/ceiling-fans/by-brand/hunter' },
  ],
  [
    categoryProductPage(own, pendant, 'pendants'),
    '/lighting-fixtures/pendants/plain-pendant-12',
    '/lighting-fixtures/chandeliers/plain-pendant-12',
    { label: 'Back to Pendants', url: '/lighting-fixtures/pendants' },
  ],
])(
  'a page leads back to its list, and is canonical in its first category: %#',
  (page, path, canonicalPath, back) => {
    expect(page).toMatchObject({ path, canonicalPath, back })
    expect(page.trail.at(-1)).toEqual({ label: back.label.replace('Back to ', ''), url: back.url })
  },
)

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
