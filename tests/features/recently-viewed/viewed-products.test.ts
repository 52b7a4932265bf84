import { expect, test } from 'vitest'
import {
  addViewedProduct,
  clearViewedProducts,
  viewedProducts,
} from '../../../src/features/recently-viewed/viewed-products.ts'
import { blockedDevice, device } from '../../client/a-browser.ts'

const deviceWith = (saved: string) => device('', { 'lately-seen': saved })

test('starts empty', () => {
  expect(viewedProducts(device())).toEqual([])
})

test('a viewed product moves to the front', () => {
  const view = device()
  for (const name of ['alder-52', 'beacon-60', 'alder-52']) addViewedProduct(view, name)
  expect(viewedProducts(view)).toEqual(['alder-52', 'beacon-60'])
})

test('keeps the last eight', () => {
  const view = device()
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) addViewedProduct(view, `row-${number}`)
  expect(viewedProducts(view)).toEqual([
    'row-9',
    'row-8',
    'row-7',
    'row-6',
    'row-5',
    'row-4',
    'row-3',
    'row-2',
  ])
})

test('drops unreadable names', () => {
  expect(viewedProducts(deviceWith('alder-52,<b>,,Beacon 60,beacon-60'))).toEqual(['alder-52', 'beacon-60'])
})

test('clears the list', () => {
  const view = deviceWith('alder-52')
  clearViewedProducts(view)
  expect(viewedProducts(view)).toEqual([])
})

test('works without storage', () => {
  addViewedProduct(blockedDevice(), 'alder-52')
  clearViewedProducts(blockedDevice())
  expect(viewedProducts(blockedDevice())).toEqual([])
})
