import { describe, expect, test } from 'vitest'
import {
  brandsWithFans,
  categoryPages,
  fansOfBrand,
  getCategory,
  getManufacturer,
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
    expect([productsInCategory(own, 'fans', 'pendants'), fansOfBrand(own, 'elk-home')]).toEqual([[], []])
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

test('a name missing from the catalog throws', () => {
  expect(() => getCategory(own, 'fans', 'pendants')).toThrow('The catalog has no fan category "pendants".')
  expect(() => getManufacturer(own, 'acme')).toThrow('The catalog has no manufacturer "acme".')
})

test('a fan in three categories has three pages', () => {
  const places = categoryPages(own, 'fans').filter(({ product }) => product.name === 'axial-54')
  expect(places.map(({ category }) => category)).toEqual(['smart', 'outdoor', 'contemporary'])
})
