import { expect, test } from 'vitest'
import { orderNumber } from '../../../src/features/list/order-number.ts'

const finishes = [
  { label: 'Matte Black', slug: 'matte-black', isShown: true },
  { label: 'Aged Bronze', slug: 'aged-bronze', isShown: false },
  { label: 'Copper', slug: 'copper', isShown: false },
]
const wagoner = {
  kind: 'fixtures',
  sizes: [8],
  finishes,
  partNumber: 'WG-0838-MB',
  finishPartNumbers: { 'aged-bronze': 'WG-0838-AB' },
} as const

const beacon = { kind: 'fans', sizes: [52, 60], finishes, partNumber: 'BE-5203' } as const

test.each([
  [undefined, 'Part number WG-0838-MB'],
  ['matte-black', 'Part number WG-0838-MB'],
  ['aged-bronze', 'Part number WG-0838-AB'],
  ['copper', undefined],
])('a fixture in %s is ordered by %s', (slug, number) => {
  expect(orderNumber(wagoner, slug)).toBe(number)
})

test('a fan has one model number in every finish', () => {
  expect(orderNumber(beacon, 'copper')).toBe('Model BE-5203')
})

test('the model number of a fan is that of its first size, and of no other', () => {
  expect(orderNumber(beacon, undefined, 52)).toBe('Model BE-5203')
  expect(orderNumber(beacon, undefined, 60)).toBeUndefined()
})

test('a fan without a number has none', () => {
  expect(orderNumber({ kind: 'fans', sizes: [52], finishes }, undefined)).toBeUndefined()
})
