import { expect, test } from 'vitest'
import {
  addViewedProduct,
  clearViewedProducts,
  viewedProducts,
} from '../../../src/features/recently-viewed/viewed-products.ts'
import { blockedDevice, device } from '../../client/a-browser.ts'

const deviceWith = (saved: string) => device('', { 'lately-seen': saved })

test('starts empty', () => {
  device()
  expect(viewedProducts()).toEqual([])
})

test('a viewed product moves to the front', () => {
  device()
  for (const name of ['alder-52', 'beacon-60', 'alder-52']) addViewedProduct(name)
  expect(viewedProducts()).toEqual(['alder-52', 'beacon-60'])
})

test('keeps the last eight', () => {
  device()
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) addViewedProduct(`row-${number}`)
  expect(viewedProducts()).toEqual(['row-9', 'row-8', 'row-7', 'row-6', 'row-5', 'row-4', 'row-3', 'row-2'])
})

test('drops unreadable names', () => {
  deviceWith('alder-52,<b>,,Beacon 60,beacon-60')
  expect(viewedProducts()).toEqual(['alder-52', 'beacon-60'])
})

test('clears the list', () => {
  deviceWith('alder-52')
  clearViewedProducts()
  expect(viewedProducts()).toEqual([])
})

test('works without storage', () => {
  blockedDevice()
  addViewedProduct('alder-52')
  clearViewedProducts()
  expect(viewedProducts()).toEqual([])
})
