import { expect, test } from 'vitest'
import { categoryCards } from '../../../src/catalogue/views/category-cards.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

test('the cards of fan categories count their fans', () => {
  expect(categoryCards(own, 'fans').map(({ url, count }) => `${url}: ${count}`)).toEqual([
    '/ceiling-fans/contemporary: 8 fans',
    '/ceiling-fans/empty: 0 fans',
    '/ceiling-fans/large: 5 fans',
    '/ceiling-fans/low-profile: 1 fan',
    '/ceiling-fans/outdoor: 6 fans',
    '/ceiling-fans/rows: 40 fans',
    '/ceiling-fans/small-rooms: 3 fans',
    '/ceiling-fans/smart: 7 fans',
    '/ceiling-fans/traditional: 3 fans',
  ])
})

test('the cards of fixture categories count their fixtures', () => {
  const cards = categoryCards(own, 'fixtures')
  expect(cards.map(({ url }) => url)).toEqual([
    '/lighting-fixtures/bath-lighting',
    '/lighting-fixtures/chandeliers',
    '/lighting-fixtures/flush-mounts',
    '/lighting-fixtures/outdoor-lighting',
    '/lighting-fixtures/pendants',
  ])
  expect(cards[4]).toEqual({
    name: 'pendants',
    url: '/lighting-fixtures/pendants',
    title: 'Pendants',
    picture: 'content/images/fixtures/black.jpg',
    count: '3 lights',
  })
})
