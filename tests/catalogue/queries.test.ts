import { describe, expect, test } from 'vitest'
import {
  brandsWithFans,
  fanPlaces,
  fansInCategory,
  fansOfBrand,
  fixturePlaces,
  fixturesInCategory,
  getFanCategory,
  getFixtureCategory,
  getManufacturer,
  mainCategory,
} from '../../src/catalogue/queries.ts'
import { aFan } from '../builders.ts'
import { shipped } from './shipped-catalogue.ts'

const titles = (products: readonly { title: string }[]) => products.map(({ title }) => title)

describe('products of a list, by title', () => {
  test('the sample brand of the specification has nine fans', () => {
    expect(titles(fansOfBrand(shipped, 'maxim-lighting'))).toEqual([
      'Alder 52',
      'Beacon 60',
      'Clearwater 33',
      'Driftline 56',
      'Elmwood Hugger 44',
      'Foundry 65',
      'Garden Gate 54',
      'Halcyon 72',
      'Inlet 48',
    ])
  })

  test('large fans', () => {
    expect(titles(fansInCategory(shipped, 'large'))).toEqual([
      'Foundry 65',
      'Halcyon 72',
      'Ironworks 60',
      'Longspan 84',
      'Orbital 70',
      'Plank 60',
      'Stillwater 60',
      'Summit 84',
      'Tideway 65',
    ])
  })

  test('are put in order by title, not by file, and numbers as numbers', () => {
    const fansByCategory = new Map([
      ['large', [aFan({ title: 'Zenith 100' }), aFan({ title: 'Zenith 60' }), aFan({ title: 'Alder 52' })]],
    ])
    expect(titles(fansInCategory({ ...shipped, fansByCategory }, 'large'))).toEqual([
      'Alder 52',
      'Zenith 60',
      'Zenith 100',
    ])
  })

  test('every product of a list is in its category, and no other is', () => {
    const low = fansInCategory(shipped, 'low-profile')
    const others = shipped.fans.filter((fan) => !low.includes(fan))
    expect(low.every(({ productCategories }) => productCategories.includes('low-profile'))).toBe(true)
    expect(others.some(({ productCategories }) => productCategories.includes('low-profile'))).toBe(false)
    expect(fixturesInCategory(shipped, 'pendants').length).toBeGreaterThan(1)
    expect(
      fixturesInCategory(shipped, 'pendants').every(({ productCategories }) =>
        productCategories.includes('pendants'),
      ),
    ).toBe(true)
  })

  test('an unknown name has no products', () => {
    expect(fansInCategory(shipped, 'pendants')).toEqual([])
    expect(fixturesInCategory(shipped, 'large')).toEqual([])
    expect(fansOfBrand(shipped, 'elk-home')).toEqual([])
  })
})

test('nine makers have a fan, and so a brand screen', () => {
  expect(brandsWithFans(shipped).map(({ nameReference }) => nameReference)).toEqual([
    'big-ass-fans',
    'casablanca',
    'craftmade',
    'fanimation',
    'hunter',
    'matthews-fan-company',
    'maxim-lighting',
    'minka-aire',
    'modern-forms',
  ])
})

describe('one record by its name', () => {
  test('is given', () => {
    expect(getFanCategory(shipped, 'large').productCategory).toBe('Large Ceiling Fans')
    expect(getFixtureCategory(shipped, 'pendants').lightingFixtureCategory).toBe('Pendants')
    expect(getManufacturer(shipped, 'minka-aire').name).toBe('Minka Aire')
  })

  test.each([
    {
      ask: () => getFanCategory(shipped, 'pendants'),
      words: 'The catalogue has no fan category "pendants".',
    },
    {
      ask: () => getFixtureCategory(shipped, 'large'),
      words: 'The catalogue has no fixture category "large".',
    },
    { ask: () => getManufacturer(shipped, 'acme'), words: 'The catalogue has no manufacturer "acme".' },
  ])('$words', ({ ask, words }) => {
    expect(ask).toThrow(words)
  })
})

describe('where a product has a page', () => {
  test('a fan in three categories has three', () => {
    const places = fanPlaces(shipped).filter(({ fan }) => fan.name === 'axial-54')
    expect(places.map(({ category }) => category)).toEqual(['smart', 'outdoor', 'contemporary'])
  })

  test('every fixture has one in each of its categories', () => {
    const places = shipped.fixtures.map(({ productCategories }) => productCategories.length)
    expect(fixturePlaces(shipped)).toHaveLength(places.reduce((sum, count) => sum + count))
  })

  test('the first category is the main one', () => {
    expect(mainCategory({ name: 'axial-54', productCategories: ['smart', 'outdoor'] })).toBe('smart')
    expect(() => mainCategory({ name: 'lost-52', productCategories: [] })).toThrow(
      '"lost-52" is in no category.',
    )
  })
})
