import { expect, test } from 'vitest'
import { listDescription, listPages, type ProductList } from '../../../src/catalogue/views/product-list.ts'

const aList = (count: number): ProductList => ({
  title: 'Outdoor Ceiling Fans',
  name: 'Outdoor Ceiling Fans',
  description: 'For porches.',
  count: `${count} fans`,
  cards: Array.from({ length: count }, (_, place) => ({
    productUrl: `fan-${place + 1}`,
    url: `/ceiling-fans/outdoor/fan-${place + 1}`,
    title: `Fan ${place + 1}`,
    manufacturer: 'Hunter',
    picture: 'content/images/fans/fan.jpg',
    facts: [],
    finishes: [],
  })),
  finder: {
    ...{ kind: 'fans', path: '/ceiling-fans/outdoor', hasOwnPages: true, count: `${count} fans` },
    ...{ products: [], facets: [] },
  },
  trail: [],
  back: { label: 'Back to Ceiling Fan Categories', url: '/ceiling-fans' },
  path: '/ceiling-fans/outdoor',
})

test.each([0, 1, 36])('a list of %i products is one page, as it is', (count) => {
  expect(listPages(aList(count))).toEqual([aList(count)])
})

test('a list of 37 products is two pages, each under its own address', () => {
  const pages = listPages(aList(37))
  expect(pages.map(({ path, title, cards, count }) => [path, title, cards.length, count])).toEqual([
    ['/ceiling-fans/outdoor', 'Outdoor Ceiling Fans', 36, '1 to 36 of 37 fans'],
    ['/ceiling-fans/outdoor/page-2', 'Outdoor Ceiling Fans, Page 2', 1, '37 to 37 of 37 fans'],
  ])
})

test('no two pages of a list say the same to search engines', () => {
  expect(listPages(aList(37)).map(listDescription)).toEqual([
    'For porches.',
    'Outdoor Ceiling Fans, Page 2. For porches.',
  ])
})

test('each page of a short list links to all of them', () => {
  expect(listPages(aList(37))[1]?.page?.links).toEqual([
    { number: 1, url: '/ceiling-fans/outdoor', isAfterGap: false },
    { number: 2, url: '/ceiling-fans/outdoor/page-2', isAfterGap: false },
  ])
})

test.each([
  { number: 1, links: '1 2 … 28' },
  { number: 3, links: '1 2 3 4 … 28' },
  { number: 4, links: '1 2 3 4 5 … 28' },
  { number: 14, links: '1 … 13 14 15 … 28' },
  { number: 28, links: '1 … 27 28' },
])('page $number of 28 links to $links', ({ number, links }) => {
  const { page } = listPages(aList(1000))[number - 1] ?? {}
  expect(page?.links.map((link) => `${link.isAfterGap ? '… ' : ''}${link.number}`).join(' ')).toBe(links)
})

test('every product of a thousand is on one page, in the same order', () => {
  const pages = listPages(aList(1000))
  expect(pages).toHaveLength(28)
  expect(pages.flatMap(({ cards }) => cards.map(({ title }) => title))).toEqual(
    aList(1000).cards.map(({ title }) => title),
  )
})
