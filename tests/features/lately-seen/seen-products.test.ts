import { expect, test } from 'vitest'
import {
  addSeenProduct,
  clearSeenProducts,
  seenProducts,
} from '../../../src/features/lately-seen/seen-products.ts'
import { device, forbidden } from '../../client/a-browser.ts'

const seenOn = (kept: string) => device('', { 'lately-seen': kept })

test('nothing has been seen at first', () => {
  expect(seenProducts(device())).toEqual([])
})

test('the newest comes first, and what is seen again comes first again', () => {
  const view = device()
  for (const name of ['alder-52', 'beacon-60', 'alder-52']) addSeenProduct(view, name)
  expect(seenProducts(view)).toEqual(['alder-52', 'beacon-60'])
})

test('the last eight are kept', () => {
  const view = device()
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) addSeenProduct(view, `row-${number}`)
  expect(seenProducts(view)).toEqual(['row-9', 'row-8', 'row-7', 'row-6', 'row-5', 'row-4', 'row-3', 'row-2'])
})

test('what is not a name of a product is dropped', () => {
  expect(seenProducts(seenOn('alder-52,<b>,,Beacon 60,beacon-60'))).toEqual(['alder-52', 'beacon-60'])
})

test('they can be cleared', () => {
  const view = seenOn('alder-52')
  clearSeenProducts(view)
  expect(seenProducts(view)).toEqual([])
})

test('where storage is forbidden nothing is kept, and nothing breaks', () => {
  addSeenProduct(forbidden(), 'alder-52')
  clearSeenProducts(forbidden())
  expect(seenProducts(forbidden())).toEqual([])
})
