import { describe, expect, test } from 'vitest'
import { getCategory, getManufacturer } from '../../../src/catalogue/queries.ts'
import { brandPage, categoryPage } from '../../../src/catalogue/views/product-list.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

const large = getCategory(own, 'fans', 'large')
const pendants = getCategory(own, 'fixtures', 'pendants')

describe('the page of a fan category', () => {
  const page = categoryPage(own, large)

  test('says what it is, and the way back', () => {
    expect(page).toMatchObject({
      title: 'Large Ceiling Fans',
      description: large.categoryDescription,
      picture: 'content/images/fans/black.jpg',
      count: '5 fans',
      path: '/ceiling-fans/large',
      trail: [{ label: 'Ceiling Fans', url: '/ceiling-fans' }],
      back: { label: 'Back to Ceiling Fan Categories', url: '/ceiling-fans' },
    })
    expect(page).not.toHaveProperty('website')
  })

  test('has a card for each fan, by title', () => {
    expect(page.cards.map(({ url }) => url)).toEqual([
      '/ceiling-fans/large/foundry-65',
      '/ceiling-fans/large/halcyon-72',
      '/ceiling-fans/large/orbital-70',
      '/ceiling-fans/large/summit-84',
      '/ceiling-fans/large/tideway-65',
    ])
  })

  test('shows a room only where the category names one', () => {
    const { roomUrl, ...withoutRoom } = large
    expect(categoryPage(own, withoutRoom)).not.toHaveProperty('room')
    expect(categoryPage(own, { ...withoutRoom, roomUrl: 'content/images/scenes/hall.jpg' }).room).toEqual({
      picture: 'content/images/scenes/hall.jpg',
    })
  })

  test('of a category without fans counts none', () => {
    expect(categoryPage(own, { ...large, name: 'coastal' })).toMatchObject({
      count: '0 fans',
      cards: [],
    })
  })
})

describe('the page of a fixture category', () => {
  test('says what it is, and the way back', () => {
    const page = categoryPage(own, pendants)
    expect(page).toMatchObject({
      title: 'Pendants',
      count: '3 lights',
      path: '/lighting-fixtures/pendants',
      trail: [{ label: 'Lighting Fixtures', url: '/lighting-fixtures' }],
      back: { label: 'Back to Lighting Fixture Categories', url: '/lighting-fixtures' },
    })
    expect(page.cards.at(-1)?.url).toBe('/lighting-fixtures/pendants/reed-cylinder-6')
  })
})

describe('a brand screen', () => {
  const page = brandPage(own, getManufacturer(own, 'maxim-lighting'))

  test('says what it is, and the way back', () => {
    expect(page).toMatchObject({
      title: 'Featured Products For Maxim Lighting',
      count: '9 fans',
      website: { label: 'Maxim Lighting', url: 'https://maxim-lighting.example.com/' },
      path: '/ceiling-fans/by-brand/maxim-lighting',
      trail: [{ label: 'Ceiling Fans', url: '/ceiling-fans' }],
      back: { label: 'Back to Ceiling Fan Categories', url: '/ceiling-fans' },
    })
    expect(page.cards[0]?.url).toBe('/ceiling-fans/by-brand/maxim-lighting/alder-52')
  })

  test("leads to the maker's lights, where it has some", () => {
    expect(page.others).toEqual([
      { label: 'See 1 light by Maxim Lighting', url: '/lighting-fixtures?brand=maxim-lighting' },
    ])
    expect(brandPage(own, getManufacturer(own, 'casablanca'))).not.toHaveProperty('others')
  })

  test('of a maker with one fan does not count in the plural', () => {
    expect(brandPage(own, getManufacturer(own, 'hunter')).count).toBe('1 fan')
  })

  test('shows a picture only where the maker has one', () => {
    expect(brandPage(own, getManufacturer(own, 'hunter')).picture).toBe('content/images/fans/black.jpg')
    expect(page).not.toHaveProperty('picture')
  })
})

describe('the way from a list to all products of its kind', () => {
  test('is on every list that has fewer', () => {
    expect(categoryPage(own, large).all).toEqual({
      label: 'See all 57 fans',
      url: '/ceiling-fans?sort=name',
    })
    expect(categoryPage(own, pendants).all?.url).toBe('/lighting-fixtures?sort=name')
    expect(brandPage(own, getManufacturer(own, 'maxim-lighting')).all?.url).toBe('/ceiling-fans?sort=name')
  })

  test('is not on a list that has them all', () => {
    expect(categoryPage({ ...own, fans: own.byCategory.fans.get('large') ?? [] }, large)).not.toHaveProperty(
      'all',
    )
  })
})
