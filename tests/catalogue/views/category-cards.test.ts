import { expect, test } from 'vitest'
import { categoryCards, categoryLinks } from '../../../src/catalogue/views/category-cards.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

test('a category has its picture, and the count of its products', () => {
  expect(categoryCards(own, 'fixtures')[4]).toEqual({
    name: 'pendants',
    url: '/lighting-fixtures/pendants',
    title: 'Pendants',
    picture: 'content/images/fixtures/black.jpg',
    count: '3 lights',
  })
  expect(categoryCards(own, 'fans').map(({ name, count }) => `${name}: ${count}`)).toEqual(
    expect.arrayContaining(['empty: 0 fans', 'low-profile: 1 fan', 'rows: 40 fans']),
  )
})

test('every page leads to all categories of fans and of lights', () => {
  const { fans, fixtures } = categoryLinks(own)
  expect(fans).toHaveLength(own.categories.fans.size)
  expect(fixtures).toHaveLength(own.categories.fixtures.size)
  expect(fixtures).toContainEqual({ label: 'Pendants', url: '/lighting-fixtures/pendants' })
})
