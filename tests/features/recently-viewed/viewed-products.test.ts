import { expect, test } from 'vitest'
import {
  addViewedProduct,
  clearViewedProducts,
  viewedProducts,
} from '../../../src/features/recently-viewed/viewed-products.ts'
import { blockedDevice, device } from '../../client/a-browser.ts'

test('a viewed product moves to the front of the last eight', () => {
  device()
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 8]) addViewedProduct(`row-${number}`)
  expect(viewedProducts()).toEqual(['row-8', 'row-9', 'row-7', 'row-6', 'row-5', 'row-4', 'row-3', 'row-2'])
})

test('drops unreadable names', () => {
  device('', { 'lately-seen': 'alder-52,<b>,,Beacon 60,beacon-60' })
  expect(viewedProducts()).toEqual(['alder-52', 'beacon-60'])
})

test('works without storage', () => {
  blockedDevice()
  addViewedProduct('alder-52')
  clearViewedProducts()
  expect(viewedProducts()).toEqual([])
})
