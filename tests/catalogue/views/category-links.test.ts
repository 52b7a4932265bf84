import { expect, test } from 'vitest'
import { categoryLinks } from '../../../src/catalogue/views/category-cards.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

test('every page leads to all categories of fans and of lights', () => {
  const { fans, fixtures } = categoryLinks(own)
  expect(fans).toHaveLength(own.categories.fans.size)
  expect(fans).toContainEqual({ label: 'Large Ceiling Fans', url: '/ceiling-fans/large' })
  expect(fixtures).toHaveLength(own.categories.fixtures.size)
  expect(fixtures).toContainEqual({ label: 'Pendants', url: '/lighting-fixtures/pendants' })
})
