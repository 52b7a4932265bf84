import { describe, expect, test } from 'vitest'
import { formatFeet, formatInches, sizesText, withThousands } from '../../../src/catalogue/rules/numbers.ts'

describe('inches', () => {
  test.each([
    [52, '52'],
    [100, '100'],
    [33.5, '33.5'],
    [2.25, '2.25'],
    [6.1, '6.1'],
    [52.004, '52'],
    [52.005, '52.01'],
    [2.254, '2.25'],
    [2.256, '2.26'],
    [0.1 + 0.2, '0.3'],
    [1234.567, '1234.57'],
  ])('%d is written %s', (inches, text) => {
    expect(formatInches(inches)).toBe(text)
  })
})

describe('thousands', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [5140, '5,140'],
    [999999, '999,999'],
    [1000000, '1,000,000'],
    [6.5, '6.5'],
  ])('%d is written %s', (value, text) => {
    expect(withThousands(value)).toBe(text)
  })
})

describe('feet', () => {
  test.each([
    [150, '12 ft 6 in.'],
    [144, '12 ft'],
    [143.75, '11 ft 11.75 in.'],
    [143.999, '12 ft'],
    [6, '6 in.'],
    [0, '0 in.'],
  ])('%d in. are written %s', (inches, text) => {
    expect(formatFeet(inches)).toBe(text)
  })
})

test.each([
  { sizes: [52], text: '52 in.' },
  { sizes: [33.5], text: '33.5 in.' },
  { sizes: [60, 44, 52], text: '44, 52 and 60 in.' },
  { sizes: [44, 52, 60, 72], text: '44, 52, 60 and 72 in.' },
  { sizes: [100, 26], text: '26 and 100 in.' },
  { sizes: [52, 60, 52], text: '52 and 60 in.' },
])('$sizes reads "$text"', ({ sizes, text }) => {
  expect(sizesText(sizes)).toBe(text)
})
