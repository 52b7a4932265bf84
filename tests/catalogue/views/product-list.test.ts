import { describe, expect, test } from 'vitest'
import { getFanCategory, getFixtureCategory, getManufacturer } from '../../../src/catalogue/queries.ts'
import {
  brandPage,
  fanCategoryCards,
  fanCategoryPage,
  fixtureCategoryCards,
  fixtureCategoryPage,
} from '../../../src/catalogue/views/product-list.ts'
import { shipped } from '../shipped-catalogue.ts'

const large = getFanCategory(shipped, 'large')
const pendants = getFixtureCategory(shipped, 'pendants')

describe('the page of a fan category', () => {
  const page = fanCategoryPage(shipped, large)

  test('says what it is, and the way back', () => {
    expect(page).toMatchObject({
      title: 'Large Ceiling Fans',
      description: large.categoryDescription,
      picture: 'content/images/fans/longspan-84.jpg',
      count: '9 fans',
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
      '/ceiling-fans/large/ironworks-60',
      '/ceiling-fans/large/longspan-84',
      '/ceiling-fans/large/orbital-70',
      '/ceiling-fans/large/plank-60',
      '/ceiling-fans/large/stillwater-60',
      '/ceiling-fans/large/summit-84',
      '/ceiling-fans/large/tideway-65',
    ])
  })

  test('shows a room only where the category names one', () => {
    const { roomUrl, ...withoutRoom } = large
    expect(fanCategoryPage(shipped, withoutRoom)).not.toHaveProperty('room')
    expect(fanCategoryPage(shipped, { ...withoutRoom, roomUrl: 'content/images/scenes/hall.jpg' }).room).toBe(
      'content/images/scenes/hall.jpg',
    )
  })

  test('of a category without fans counts none', () => {
    expect(fanCategoryPage(shipped, { ...large, name: 'coastal' })).toMatchObject({
      count: '0 fans',
      cards: [],
    })
  })
})

describe('the page of a fixture category', () => {
  test('says what it is, and the way back', () => {
    const page = fixtureCategoryPage(shipped, pendants)
    expect(page).toMatchObject({
      title: 'Pendants',
      count: '6 fixtures',
      path: '/lighting-fixtures/pendants',
      trail: [{ label: 'Lighting Fixtures', url: '/lighting-fixtures' }],
      back: { label: 'Back to Lighting Fixture Categories', url: '/lighting-fixtures' },
    })
    expect(page.cards.at(-1)?.url).toBe('/lighting-fixtures/pendants/reed-cylinder-6')
  })
})

describe('a brand screen', () => {
  const page = brandPage(shipped, getManufacturer(shipped, 'maxim-lighting'))

  test('says what it is, and the way back', () => {
    expect(page).toMatchObject({
      title: 'Featured Products For Maxim Lighting',
      count: '9 fans',
      website: { label: 'Maxim Lighting', url: 'https://www.maximlighting.com/' },
      path: '/ceiling-fans/by-brand/maxim-lighting',
      trail: [{ label: 'Ceiling Fans', url: '/ceiling-fans' }],
      back: { label: 'Back to Ceiling Fan Categories', url: '/ceiling-fans' },
    })
    expect(page.cards[0]?.url).toBe('/ceiling-fans/by-brand/maxim-lighting/alder-52')
  })

  test('of a maker with one fan does not count in the plural', () => {
    const [fan] = shipped.fans
    const one = { ...shipped, fansByBrand: new Map([['hunter', fan ? [fan] : []]]) }
    expect(brandPage(one, getManufacturer(shipped, 'hunter')).count).toBe('1 fan')
  })

  test('shows a picture only where the maker has one', () => {
    const { imageUrl, ...hunter } = getManufacturer(shipped, 'hunter')
    expect(brandPage(shipped, hunter)).not.toHaveProperty('picture')
    expect(brandPage(shipped, { ...hunter, imageUrl: 'content/images/hunter.jpg' }).picture).toBe(
      'content/images/hunter.jpg',
    )
  })
})

describe('the cards of a listing', () => {
  test('fan categories', () => {
    expect(fanCategoryCards(shipped).map(({ url, count }) => `${url}: ${count}`)).toEqual([
      '/ceiling-fans/contemporary: 13 fans',
      '/ceiling-fans/farmhouse: 7 fans',
      '/ceiling-fans/large: 9 fans',
      '/ceiling-fans/low-profile: 6 fans',
      '/ceiling-fans/outdoor: 14 fans',
      '/ceiling-fans/small-rooms: 8 fans',
      '/ceiling-fans/smart: 10 fans',
      '/ceiling-fans/traditional: 6 fans',
    ])
  })

  test('fixture categories', () => {
    const cards = fixtureCategoryCards(shipped)
    expect(cards.map(({ url }) => url)).toEqual([
      '/lighting-fixtures/bath-lighting',
      '/lighting-fixtures/chandeliers',
      '/lighting-fixtures/flush-mounts',
      '/lighting-fixtures/island-lighting',
      '/lighting-fixtures/outdoor-lighting',
      '/lighting-fixtures/pendants',
      '/lighting-fixtures/wall-sconces',
    ])
    expect(cards[5]).toEqual({
      url: '/lighting-fixtures/pendants',
      title: 'Pendants',
      picture: 'content/images/fixtures/harbor-dome-16.jpg',
      count: '6 fixtures',
    })
  })
})
