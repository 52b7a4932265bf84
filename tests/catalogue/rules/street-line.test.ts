import { expect, test } from 'vitest'
import { streetLine } from '../../../src/catalogue/views/store-view.ts'

test('a suite follows its street', () => {
  expect(streetLine({ street: '2900 Example Parkway', suite: 'Suite 140' })).toBe(
    '2900 Example Parkway, Suite 140',
  )
})

test('a street without a suite is the whole line', () => {
  expect(streetLine({ street: '12 Main Street' })).toBe('12 Main Street')
})
