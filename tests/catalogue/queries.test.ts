import { describe, expect, test } from 'vitest'
import {
  brandsWithFans,
  categoryPages,
  fansOfBrand,
  getCategory,
  getManufacturer,
  mainCategory,
  productsInCategory,
} from '../../src/catalogue/queries.ts'
import { aFan } from '../builders.ts'
import { own } from '../own-catalogue/own-catalogue.ts'

const titles = (products: readonly { title: string }[]) => products.map(({ title }) => title)

describe('products of a list, by title', () => {
  test('are sorted by title, with numbers as numbers', () => {
    const fans = new Map([
      ['large', [aFan({ title: 'Zenith 100' }), aFan({ title: 'Zenith 60' }), aFan({ title: 'Alder 52' })]],
    ])
    expect(
      titles(productsInCategory({ ...own, byCategory: { ...own.byCategory, fans } }, 'fans', 'large')),
    ).toEqual(['Alder 52', 'Zenith 60', 'Zenith 100'])
  })

  test('an unknown list has no products', () => {
    expect(productsInCategory(own, 'fans', 'pendants')).toEqual([])
    expect(productsInCategory(own, 'fixtures', 'large')).toEqual([])
    expect(fansOfBrand(own, 'elk-home')).toEqual([])
  })
})

test('brands with a current or discontinued fan have a brand screen', () => {
  expect(brandsWithFans(own).map(({ nameReference }) => nameReference)).toEqual([
    'big-ass-fans',
    'casablanca',
    'fanimation',
    'hunter',
    'matthews-fan-company',
    'maxim-lighting',
    'minka-aire',
    'modern-forms',
    'quill-and-sons',
    'rowan',
  ])
})

describe('a name missing from the catalog', () => {
  test.each([
    ['fan category "pendants"', () => getCategory(own, 'fans', 'pendants')],
    ['fixture category "large"', () => getCategory(own, 'fixtures', 'large')],
    ['manufacturer "acme"', () => getManufacturer(own, 'acme')],
  ])('throws: %s', (name, get) => {
    expect(get).toThrow(`The catalog has no ${name}.`)
  })
})

describe('the pages of a product', () => {
  test('a fan in three categories has three', () => {
    const places = categoryPages(own, 'fans').filter(({ product }) => product.name === 'axial-54')
    expect(places.map(({ category }) => category)).toEqual(['smart', 'outdoor', 'contemporary'])
  })

  test('the first category is the main one', () => {
    expect(mainCategory({ name: 'axial-54', productCategories: ['smart', 'outdoor'] })).toBe('smart')
    expect(() => mainCategory({ name: 'lost-52', productCategories: [] })).toThrow(
      '"lost-52" is in no category.',
    )
  })
})
