import { expect, test } from 'vitest'
import { foundItems } from '../../../src/features/list/found-item.ts'
import { PRODUCTS } from './house/a-catalogue.ts'

test('the items of a list are found with what was chosen for them, and without what is not sold', () => {
  const items = [
    { productUrl: 'beacon-60', sizeInches: 52, room: 'porch' },
    { productUrl: 'not-sold' },
    { productUrl: 'harbor-dome-16', quantity: 3 },
  ]
  const read = foundItems(items, PRODUCTS).map(({ product, ...item }) => [product.title, item])
  expect(read).toEqual([
    ['Beacon 60', { productUrl: 'beacon-60', sizeInches: 52, room: 'porch' }],
    ['Harbor Dome 16', { productUrl: 'harbor-dome-16', quantity: 3 }],
  ])
})
