import { describe, expect, test } from 'vitest'
import { formatFeet, formatInches, withThousands } from '../../../src/catalogue/rules/numbers.ts'

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
