import { expect, test } from 'vitest'
import { pageName, productName } from '../../../src/features/monday/names.ts'

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
