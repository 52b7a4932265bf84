import { expect, test } from 'vitest'
import { KINDS, LISTINGS } from '../../../src/catalogue/kinds/product-kinds.ts'
import { pageName, productAt, productName } from '../../../src/features/monday/names.ts'

test.each([
  ['/', 'Home'],
  ['/contact/successful', 'Contact › Successful'],
  ['/ceiling-fans/by-brand/hunter', 'Ceiling Fans › Hunter'],
  ['(others)', '(others)'],
])('the page %s is called "%s"', (path, name) => {
  expect(pageName(path)).toBe(name)
})

test.each([
  ['palmetto-bay-60', 'Palmetto Bay 60'],
  ['(others)', '(others)'],
])('the product %s is called "%s"', (address, name) => {
  expect(productName(address)).toBe(name)
})

test.each([
  ...KINDS.map((kind) => `${LISTINGS[kind]}/some-category/halo-30`),
  '/ceiling-fans/by-brand/hunter/halo-30',
])('%s is the page of a product', (path) => {
  expect(productAt(path)).toBe('halo-30')
})

test.each([
  '/',
  '/blog/some/words',
  '/ceiling-fans/outdoor',
  '/ceiling-fans/outdoor/page-2',
  '/ceiling-fans/by-brand/hunter',
  '/ceiling-fans/by-brand/hunter/page-2',
])('%s is the page of no product', (path) => {
  expect(productAt(path)).toBeUndefined()
})
