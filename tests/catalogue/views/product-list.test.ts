import { describe, expect, test } from 'vitest'
import { getCategory, getManufacturer } from '../../../src/catalogue/queries.ts'
import {
  brandPage,
  categoryPage,
  listDescription,
  listPages,
  type ProductList,
} from '../../../src/catalogue/views/product-list.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

const large = getCategory(own, 'fans', 'large')
const pendants = getCategory(own, 'fixtures', 'pendants')

describe('the page of a fan category', () => {
  const page = categoryPage(own, large)

  test('has its title, count and breadcrumb', () => {
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

  test('has a room only when the category names one', () => {
    const { roomUrl, ...withoutRoom } = large
    expect(categoryPage(own, withoutRoom)).not.toHaveProperty('room')
    expect(categoryPage(own, { ...withoutRoom, roomUrl: 'content/images/scenes/hall.jpg' }).room).toEqual({
      picture: 'content/images/scenes/hall.jpg',
    })
  })

  test('shows 0 fans when its category is empty', () => {
    expect(categoryPage(own, { ...large, name: 'coastal' })).toMatchObject({
      count: '0 fans',
      cards: [],
    })
  })
})

describe('a brand screen', () => {
  const page = brandPage(own, getManufacturer(own, 'maxim-lighting'))

  test('has its title, count and breadcrumb', () => {
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

  test("links to the brand's lights, if any", () => {
    expect(page.lights).toEqual({
      label: 'See 1 light by Maxim Lighting',
      url: '/lighting-fixtures?brand=maxim-lighting',
    })
    expect(brandPage(own, getManufacturer(own, 'casablanca'))).not.toHaveProperty('lights')
  })

  test('has a picture only if the brand has one', () => {
    expect(brandPage(own, getManufacturer(own, 'hunter')).picture).toBe('content/images/fans/black.jpg')
    expect(page).not.toHaveProperty('picture')
  })
})

test('a list links to all products of its kind, unless it has them all', () => {
  const urlOf = ({ all }: ProductList) => all?.url
  expect(categoryPage(own, large).all).toEqual({ label: 'See all 57 fans', url: '/ceiling-fans?sort=name' })
  expect(urlOf(categoryPage(own, pendants))).toBe('/lighting-fixtures?sort=name')
  expect(urlOf(brandPage(own, getManufacturer(own, 'maxim-lighting')))).toBe('/ceiling-fans?sort=name')
  const onlyLarge = { ...own, fans: own.byCategory.fans.get('large') ?? [] }
  expect(categoryPage(onlyLarge, large)).not.toHaveProperty('all')
})

const aList = (count: number): ProductList => ({
  title: 'Outdoor Ceiling Fans',
  name: 'Outdoor Ceiling Fans',
  description: 'For porches.',
  count: `${count} fans`,
  cards: Array.from({ length: count }, () => categoryPage(own, large).cards).flatMap(([card = []]) => card),
  finder: {
    ...{ kind: 'fans', path: '/ceiling-fans/outdoor', hasOwnPages: true, count: `${count} fans` },
    ...{ products: [], facets: [], discontinued: [] },
  },
  trail: [],
  back: { label: 'Back to Ceiling Fan Categories', url: '/ceiling-fans' },
  path: '/ceiling-fans/outdoor',
})

test('a list of 36 products is one page, and of 37 two with an address, title and description each', () => {
  expect(listPages(aList(36))).toEqual([aList(36)])
  const pages = listPages(aList(37))
  const urls = ['/ceiling-fans/outdoor', '/ceiling-fans/outdoor/page-2']
  expect(pages.map(({ path, title, cards, count }) => [path, title, cards.length, count])).toEqual([
    [urls[0], 'Outdoor Ceiling Fans', 36, '1 to 36 of 37 fans'],
    [urls[1], 'Outdoor Ceiling Fans, Page 2', 1, '37 to 37 of 37 fans'],
  ])
  expect(pages.map(listDescription)).toEqual(['For porches.', 'Outdoor Ceiling Fans, Page 2. For porches.'])
  expect(pages.map(({ page }) => page)).toEqual([
    { number: 1, urls },
    { number: 2, urls },
  ])
})

test('every product of a thousand is on one page, in the same order', () => {
  const pages = listPages(aList(1000))
  expect(pages).toHaveLength(28)
  expect(pages.flatMap(({ cards }) => cards)).toEqual(aList(1000).cards)
})
