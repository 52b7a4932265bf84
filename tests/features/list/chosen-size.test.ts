import { describe, expect, test } from 'vitest'
import { chosenSize, listedFacts, sizesToChoose, sizeText } from '../../../src/features/list/chosen-size.ts'

const fan = (...sizes: number[]) => ({ kind: 'fans', sizes }) as const

describe('there is a choice of sizes', () => {
  test.each([
    { what: 'of a fan of several, smallest first', product: fan(60, 52, 120), sizes: [52, 60, 120] },
    { what: 'each once', product: fan(60, 52, 60), sizes: [52, 60] },
    { what: 'not of a fan of one', product: fan(52), sizes: [] },
    { what: 'not of a fan that says its one size twice', product: fan(52, 52), sizes: [] },
    { what: 'not of a fixture', product: { kind: 'fixtures', sizes: [12, 30] } as const, sizes: [] },
  ])('$what: $sizes', ({ product, sizes }) => {
    expect(sizesToChoose(product)).toEqual(sizes)
  })
})

test.each([
  { product: fan(52, 60), given: 60, size: 60 },
  { product: fan(52, 60), given: 56, size: undefined },
  { product: fan(52, 60), given: undefined, size: undefined },
  { product: fan(52), given: 52, size: undefined },
])('of $product.sizes the size $given means $size', ({ product, given, size }) => {
  expect(chosenSize(product, given)).toBe(size)
})

test('a size is written in inches', () => {
  expect(sizeText(33.5)).toBe('33.5 in.')
})

describe('the facts of a fan on a list', () => {
  const product = { ...fan(52, 60), facts: ['52 and 60 in.', 'Wet'] }

  test('name the chosen size instead of all', () => {
    expect(listedFacts(product, 60)).toEqual(['60 in.', 'Wet'])
  })

  test.each([undefined, 56])('name all sizes where %s is chosen', (size) => {
    expect(listedFacts(product, size)).toEqual(['52 and 60 in.', 'Wet'])
  })
})
